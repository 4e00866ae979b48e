import { expect, it } from 'vitest';

import { codeFor } from '#server/accounts/testing/codeFor.ts';
import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import type { Storage } from '#server/database/storage.ts';
import { describeStorage } from '#server/database/testStorage.ts';

const password = 'a violet umbrella';
const own = 'own-mailbox@films.example';

async function start(storage: Storage) {
  const { call } = openTestIdentity(storage);
  const signUp = async (email: string) => {
    const { body } = await call('signUp', { email, password });
    const ask = (newEmail: string) =>
      call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: body['idToken'], newEmail });
    return { id: String(body['localId']), ask };
  };
  const mails = () => storage.db.selectFrom('mail').select(['recipient', 'body']).execute();
  return { call, signUp, mails };
}

describeStorage('A change of address', (open) => {
  /** All that a user can find out who asks for a change to an address of theirs, and then to another. */
  async function seenBy(asker: string, target: string, storage: Storage) {
    const { call, signUp, mails } = await start(storage);
    const { id, ask } = await signUp(asker);
    const answers = [await ask(own)];
    const oobCode = await codeFor(storage, own);
    answers.push(await call('resetPassword', { oobCode }));
    answers.push(await ask(target));
    answers.push(await call('resetPassword', { oobCode }));
    answers.push(await call('update', { oobCode }));
    const lines = await storage.db.selectFrom('audit').selectAll().where('account', '=', id).execute();
    const inOwnMailbox = (await mails()).filter(({ recipient }) => recipient === own);
    const limits = await storage.db.selectFrom('attempt').select('key').execute();
    return {
      answers: JSON.stringify(answers).replaceAll(asker, 'asker').replaceAll(target, 'target'),
      events: lines.map(({ event, detail }) => `${event} ${detail}`).toSorted(),
      inOwnMailbox: inOwnMailbox.length,
      limits: limits.filter(({ key }) => key.startsWith('code/')).length,
    };
  }

  it('does not reveal whether another address has an account', async () => {
    const storage = await open();
    const { signUp } = await start(storage);
    await signUp('target@films.example');
    const taken = await seenBy('eve@films.example', 'target@films.example', storage);
    await storage.write(async (db) => {
      for (const table of ['mail', 'attempt'] as const) await db.deleteFrom(table).execute();
    });
    const free = await seenBy('mallory@films.example', 'free@films.example', storage);
    expect(taken).toEqual(free);
    expect(taken.answers).toContain('INVALID_OOB_CODE');
    expect(taken.inOwnMailbox).toBe(0);
  });

  it("says in its mail whose account it is about, and leaves another account's mail where it is", async () => {
    const storage = await open();
    const { signUp, mails } = await start(storage);
    const newEmail = 'new@films.example';
    const ada = await signUp('ada@films.example');
    const eve = await signUp('eve.wins.a.prize@evil.example');
    await ada.ask(newEmail);
    await eve.ask(newEmail);
    const waiting = (await mails()).map(({ body }) => body);
    expect(waiting).toHaveLength(2);
    expect(waiting.filter((body) => body.includes('a…@films.example'))).toHaveLength(1);
    expect(waiting.filter((body) => body.includes('e…@evil.example'))).toHaveLength(1);
    expect(waiting.join()).not.toContain('prize');
    await ada.ask(newEmail);
    expect(await mails()).toHaveLength(2);
  });
});

describeStorage('A mail whose code is void', (open) => {
  it('waits no longer', async () => {
    const storage = await open();
    const { call, signUp, mails } = await start(storage);
    await signUp('ada@films.example');
    const reset = { requestType: 'PASSWORD_RESET', email: 'ada@films.example' };
    await call('sendOobCode', reset);
    await call('sendOobCode', reset);
    const [waiting, ...more] = await mails();
    expect(more).toEqual([]);
    const oobCode = await codeFor(storage, 'ada@films.example');
    expect(waiting?.body).toContain(oobCode);
    await call('resetPassword', { oobCode, newPassword: 'a scarlet umbrella' });
    expect((await mails()).filter(({ body }) => body.includes('oobCode='))).toEqual([]);
  });
});
