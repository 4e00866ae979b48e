import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { describeStorage } from '#server/database/testStorage.ts';

import { runAccounts } from './runAccounts.ts';

const email = 'ada@films.example';
const password = 'a violet umbrella';

describeStorage('The operator', (open) => {
  async function start() {
    const storage = await open();
    const test = openTestIdentity(storage);
    const run = async (...words: string[]) => {
      let said = '';
      const output = { write: (text: string) => (said += text) };
      const code = await runAccounts(words, { storage, now: test.now, random: randomBytes, output });
      return { code, said };
    };
    const { body } = await test.call('signUp', { email, password });
    const lookUp = async () => (await test.call('lookup', { idToken: body['idToken'] })).status;
    const signIn = async () => (await test.call('signInWithPassword', { email, password })).status;
    return { ...test, storage, run, lookUp, signIn };
  }

  it('disables an account, which ends its sessions at once, and enables it again', async () => {
    const { run, lookUp, signIn, storage } = await start();
    expect(await lookUp()).toBe(200);
    expect(await run('disable', 'ADA@films.example')).toEqual({
      code: 0,
      said: `${email} is disabled, 1 session ended.\n`,
    });
    expect(await lookUp()).toBe(400);
    expect(await signIn()).toBe(400);
    expect((await run('list')).said).toBe(
      `${email}  since 2026-11-21  last sign-in 2026-11-21  sessions 0  disabled\n`,
    );
    expect(await run('enable', email)).toEqual({ code: 0, said: `${email} is enabled.\n` });
    expect(await lookUp()).toBe(400);
    expect(await signIn()).toBe(200);
    const events = await storage.db.selectFrom('audit').select('event').execute();
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['account-disabled', 'account-enabled']),
    );
  });

  it('ends sessions', async () => {
    const { run, lookUp, signIn } = await start();
    await signIn();
    expect((await run('list')).said).toContain('sessions 2');
    expect(await run('end-sessions', email)).toEqual({ code: 0, said: `${email}: 2 sessions ended.\n` });
    expect(await lookUp()).toBe(400);
    expect(await signIn()).toBe(200);
  });

  it('reports addresses without an account, and unknown commands', async () => {
    const { run } = await start();
    expect(await run('disable', 'bob@films.example')).toEqual({
      code: 1,
      said: 'No account has the address "bob@films.example".\n',
    });
    expect((await run('erase', email)).code).toBe(1);
    expect((await run('disable')).said).toContain('npm run accounts -- disable EMAIL');
  });
});
