import { AccountActivity, AccountData } from '@marquee/contracts/identity/accountData.ts';
import { expect, it } from 'vitest';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { describeStorage } from '#server/database/testStorage.ts';

const email = 'ada@films.example';
const password = 'a violet umbrella';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

describeStorage('The stored data of an account', (open) => {
  async function start() {
    const test = openTestIdentity(await open());
    await test.call('signUp', { email, password, displayName: 'Ada' }, { address: '198.51.100.9' });
    await test.call('signUp', { email: 'bob@films.example', password }, { address: '192.0.2.1' });
    test.pass(60_000);
    await test.call('signInWithPassword', { email, password: 'wrong' }, { address: '192.0.2.77' });
    test.pass(60_000);
    const sender = { address: '2001:db8:cafe:1::/64', device: firefox };
    const { body } = await test.call('signInWithPassword', { email, password }, sender);
    await test.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: body['idToken'] }, sender);
    const get = async (path: string, token = String(body['idToken'])) =>
      test.app.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } }, {});
    return { ...test, get };
  }

  it('is shown to its user, newest first: what happened, when, on which device, from which network', async () => {
    const { get } = await start();
    const answer = await get('/account/activity');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { activity } = AccountActivity.parse(await answer.json());
    expect(activity.map(({ event, device, place }) => [event, device, place])).toEqual(
      expect.arrayContaining([
        ['verification-requested', 'Firefox on Linux', '2001:db8:cafe::/48'],
        ['sign-in', 'Firefox on Linux', '2001:db8:cafe::/48'],
        ['sign-in-refused', 'Unknown browser', '192.0.2.0/24'],
        ['sign-up', 'Unknown browser', '198.51.100.0/24'],
      ]),
    );
    expect(activity).toHaveLength(4);
    expect(activity.at(-1)?.event).toBe('sign-up');
  });

  it('can be exported: profile, address, sessions, activity and mails, and nothing of another user', async () => {
    const { get } = await start();
    const text = await (await get('/account/data')).text();
    const data = AccountData.parse(JSON.parse(text));
    expect(data.account).toMatchObject({ email, emailVerified: false, displayName: 'Ada' });
    expect(data.sessions).toHaveLength(2);
    expect(data.sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { device: 'Firefox on Linux' },
    ]);
    expect(data.activity).toHaveLength(4);
    expect(data.mails.map(({ to }) => to)).toEqual(expect.arrayContaining([email]));
    expect(text).not.toMatch(/bob|argon2|oobCode/);
  });

  it('is reported by mail where a device is new, once, and not where it was used before', async () => {
    const { call, get } = await start();
    const told = async () =>
      AccountData.parse(await (await get('/account/data')).json()).mails.filter(({ subject }) =>
        subject.startsWith('New sign-in'),
      ).length;
    expect(await told()).toBe(1);
    await call('signInWithPassword', { email, password }, { address: '192.0.2.200', device: firefox });
    await call('signInWithPassword', { email, password }, { address: '192.0.2.201' });
    expect(await told()).toBe(1);
  });

  it('is for no other user', async () => {
    const { get } = await start();
    for (const path of ['/account/activity', '/account/data'])
      expect((await get(path, 'e30.e30.e30')).status).toBe(401);
  });
});
