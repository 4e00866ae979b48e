import { expect, it } from 'vitest';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import type { Storage } from '#server/database/storage.ts';
import { describeStorage } from '#server/database/testStorage.ts';

const password = 'a violet umbrella';
const email = 'ada@films.example';
const shared = 'house@films.example';
const eves = 'eve@films.example';

async function start(storage: Storage) {
  const { call } = openTestIdentity(storage);
  const signUp = async (address: string) => {
    const { body } = await call('signUp', { email: address, password });
    const { idToken } = body;
    return {
      change: (newEmail: string) =>
        call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }),
      leave: async () => expect((await call('delete', { idToken })).status).toBe(200),
    };
  };
  const mails = async () =>
    (await storage.db.selectFrom('mail').select('recipient').orderBy('recipient').execute()).map(
      ({ recipient }) => recipient,
    );
  return { call, signUp, mails };
}

describeStorage('A stranger who deletes their account', (open) => {
  it('deletes no mail of others, whatever addresses they named', async () => {
    const { call, signUp, mails } = await start(await open());
    const ada = await signUp(email);
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await ada.change(shared);
    const eve = await signUp(eves);
    await eve.change(shared);
    await eve.change(email);
    await eve.change('nobodys@films.example');
    expect(await mails()).toEqual([email, shared, 'nobodys@films.example'].toSorted());
    await eve.leave();
    expect(await mails()).toEqual([email, shared]);
  });

  it('can have no more mails sent to an address by naming it again and again', async () => {
    const { signUp, mails } = await start(await open());
    for (let count = 0; count < 6; count += 1) {
      const { change, leave } = await signUp(`eve${count}@films.example`);
      await change(shared);
      expect(await mails()).toEqual(count < 3 ? [shared] : []);
      await leave();
    }
  });

  it('can have no more mails sent to an address by taking it again and again', async () => {
    const storage = await open();
    const { call, signUp, mails } = await start(storage);
    for (let count = 0; count < 6; count += 1) {
      const { leave } = await signUp(email);
      await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, { address: `203.0.113.${count}` });
      expect(await mails()).toEqual(count < 3 ? [email] : []);
      await leave();
    }
  });
});
