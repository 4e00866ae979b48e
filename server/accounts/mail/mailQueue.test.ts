import { randomBytes } from 'node:crypto';

import { pino } from 'pino';
import { expect, it } from 'vitest';

import type { Storage } from '#server/database/storage.ts';
import { describeStorage } from '#server/database/testStorage.ts';

import { createMailbox, type Mail } from './mailbox.ts';
import { createMailQueue, type Delivery, mostAttempts } from './mailQueue.ts';

const log = pino({ level: 'silent' });
const letter: Mail = { recipient: 'ada@films.example', subject: 'A new password', body: 'link' };
const minutes = (count: number) => count * 60_000;

async function start(storage: Storage) {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const now = () => new Date(time);
  const sent: Mail[] = [];
  let next: Delivery = { ok: true };
  const mailbox = createMailbox({ now, random: (bytes) => randomBytes(bytes), onPosted: () => {} });
  const open = () =>
    createMailQueue({
      storage,
      now,
      log,
      deliver: async (letter) => {
        sent.push(letter);
        return next;
      },
    });
  return {
    sent,
    post: (mail: Mail, id?: string) =>
      storage.write((db) => mailbox.post(db, mail, { account: null, ...(id !== undefined && { id }) })),
    withdraw: (ids: readonly string[]) => storage.write((db) => mailbox.withdraw(db, ids)),
    mails: () => storage.db.selectFrom('mail').selectAll().orderBy('created_at').execute(),
    answerWith: (delivery: Delivery) => {
      next = delivery;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    open,
    queue: open(),
  };
}

describeStorage('Mails that wait', (open) => {
  it('are sent once, and their links are kept no longer', async () => {
    const { post, queue, sent, mails } = await start(await open());
    await post(letter);
    await queue.round();
    await queue.round();
    expect(sent).toEqual([letter]);
    expect(await mails()).toMatchObject([{ body: '', attempts: 1, last_problem: null }]);
    expect((await mails())[0]?.sent_at).not.toBeNull();
  });

  it('are sent once also where several replicas look through them', async () => {
    const { post, open: openPostman, sent } = await start(await open());
    await post(letter);
    await post({ ...letter, recipient: 'bob@films.example' });
    await Promise.all(Array.from({ length: 3 }, () => openPostman().round()));
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      'ada@films.example',
      'bob@films.example',
    ]);
  });

  it('are tried again while the server is away, less and less often, and not for ever', async () => {
    const { post, queue, sent, mails, answerWith, pass } = await start(await open());
    answerWith({ ok: false, again: 'later', problem: 'ECONNECTION' });
    await post(letter);
    for (let minute = 0; minute < 120; minute += 1) {
      await queue.round();
      pass(minutes(1));
    }
    expect(sent).toHaveLength(mostAttempts);
    expect(await mails()).toMatchObject([
      { body: 'link', attempts: mostAttempts, sent_at: null, last_problem: 'ECONNECTION' },
    ]);
  });

  it('are not tried again where they can never be delivered', async () => {
    const { post, queue, sent, answerWith, pass } = await start(await open());
    answerWith({ ok: false, again: 'never', problem: 'EENVELOPE 550' });
    await post(letter);
    await queue.round();
    pass(minutes(60));
    await queue.round();
    expect(sent).toHaveLength(1);
  });

  it('can be withdrawn by their names, unless already sent', async () => {
    const { post, withdraw, queue, mails } = await start(await open());
    await post(letter, 'sent');
    await queue.round();
    await post(letter, 'waiting');
    await post(letter, 'another');
    await withdraw(['sent', 'waiting', 'unknown']);
    expect((await mails()).map(({ id }) => id).toSorted()).toEqual(['another', 'sent']);
  });
});
