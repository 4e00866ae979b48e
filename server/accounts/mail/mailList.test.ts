import { expect, it } from 'vitest';

import { codeFor } from '#server/accounts/testing/codeFor.ts';
import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';

import { runMailList } from './mailList.ts';

async function start() {
  const storage = await openTestStorage();
  const { call } = openTestIdentity(storage);
  const run = async (...words: string[]) => {
    let said = '';
    const code = await runMailList(words, { storage, output: { write: (text) => (said += text) } });
    return { code, said };
  };
  const email = 'ada@films.example';
  await call('signUp', { email, password: 'a violet umbrella' });
  return {
    storage,
    run,
    email,
    sendReset: () => call('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
  };
}

it('says so where there is nothing', async () => {
  const { run } = await start();
  expect(await run('list')).toEqual({ code: 0, said: 'There are no e-mails.\n' });
});

it('lists what waits without its links, and shows one with it', async () => {
  const { run, sendReset, storage, email } = await start();
  await sendReset();
  const code = await codeFor(storage, email);
  const { said } = await run('list');
  expect(said).toMatch(
    /^[\w-]{12} {2}2026-11-21 12:00 {2}waiting {2}ada@films\.example {2}A new password for Marquee\n$/,
  );
  expect(said).not.toContain(code);
  const shown = await run('show', said.slice(0, 12));
  expect(shown.code).toBe(0);
  expect(shown.said).toContain(`https://films.example/account/action?mode=resetPassword&oobCode=${code}`);
});

it('says what became of a mail', async () => {
  const { run, sendReset, storage } = await start();
  await sendReset();
  const mark = (change: { sent_at?: number; attempts?: number; last_problem?: string; body?: string }) =>
    storage.write((db) => db.updateTable('mail').set(change).execute());
  await mark({ attempts: 2, last_problem: 'ETIMEDOUT' });
  expect((await run('list')).said).toContain('  failed 2× (ETIMEDOUT)  ');
  await mark({ attempts: 5 });
  expect((await run('list')).said).toContain('  given up (ETIMEDOUT)  ');
  await mark({ sent_at: 1, body: '' });
  const { said } = await run('list');
  expect(said).toContain('  sent  ');
  expect((await run('show', said.slice(0, 12))).said).toContain('(Sent; its text is no longer stored.)');
});

it('explains the format where something else is written', async () => {
  const { run } = await start();
  expect((await run()).said).toContain('npm run mail -- list');
  expect((await run('send')).code).toBe(1);
  expect((await run('show', 'nothing')).said).toContain('There is no e-mail "nothing".');
});
