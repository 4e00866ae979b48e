import { setTimeout } from 'node:timers/promises';

import type { Storage } from '#server/database/storage.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Logger } from '#server/log.ts';

import type { Mail } from './mailbox.ts';

/** `later`: worth another try. `never`: this mail can't be delivered. */
export type Delivery = { ok: true } | { ok: false; again: 'later' | 'never'; problem: string };

export type Deliver = (letter: Mail) => Promise<Delivery>;

type MailQueue = {
  /** Tries everything that is due, once. */
  round: () => Promise<void>;
  /** Soon, and then until it succeeds. */
  wake: () => void;
  close: () => Promise<void>;
};

type MailQueueOptions = {
  storage: Storage;
  deliver: Deliver;
  now: () => Date;
  log: Logger;
  /** How long to wait between two rounds. */
  everyMilliseconds?: number;
};

const seconds = (count: number) => count * 1000;
const minutes = (count: number) => seconds(count * 60);

/** What comes before the tries after the first; after the last, a mail is given up. */
const waits = [seconds(30), minutes(2), minutes(8), minutes(30)];
export const mostAttempts = waits.length + 1;
const perRound = 50;
const closingMilliseconds = seconds(2);
/** While one replica delivers, the others don't. Longer than any single delivery takes. */
const leaseMilliseconds = minutes(2);
const leaseKey = 'mail/delivering';

/** Delivers what waits in the database, and keeps at it while the mail server is away. */
export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { storage, deliver, now, log, everyMilliseconds = seconds(15) } = options;
  const notBefore = new Map<string, number>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const at = () => now().getTime();

  async function takeLease(): Promise<boolean> {
    return storage.write(async (db) => {
      const held = await db
        .selectFrom('attempt')
        .select('blocked_until')
        .where('key', '=', leaseKey)
        .executeTakeFirst();
      if (held && held.blocked_until > at()) return false;
      const lease = { count: 0, updated_at: at(), blocked_until: at() + leaseMilliseconds };
      await db
        .insertInto('attempt')
        .values({ key: leaseKey, ...lease })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(lease))
        .execute();
      return true;
    });
  }

  const giveBackLease = () =>
    storage.write((db) => db.deleteFrom('attempt').where('key', '=', leaseKey).execute());

  async function due(): Promise<Tables['mail'][]> {
    const waiting = await storage.db
      .selectFrom('mail')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('attempts', '<', mostAttempts)
      .orderBy('created_at')
      .limit(1000)
      .execute();
    return waiting.filter(({ id }) => (notBefore.get(id) ?? 0) <= at()).slice(0, perRound);
  }

  async function keep(id: string, change: Partial<Tables['mail']>): Promise<void> {
    await storage.write((db) => db.updateTable('mail').set(change).where('id', '=', id).execute());
  }

  async function tryOne({ id, recipient, subject, body, attempts }: Tables['mail']): Promise<void> {
    const delivery = await deliver({ recipient, subject, body });
    if (delivery.ok) {
      notBefore.delete(id);
      // What was sent is in the recipient's mailbox now; the link in it needn't be in ours as well.
      await keep(id, { sent_at: at(), body: '', attempts: attempts + 1, last_problem: null });
      return;
    }
    const tried = delivery.again === 'never' ? mostAttempts : attempts + 1;
    notBefore.set(id, at() + (waits[attempts] ?? 0));
    if (tried >= mostAttempts) notBefore.delete(id);
    await keep(id, { attempts: tried, last_problem: delivery.problem });
    log.warn({ mail: id, attempts: tried, problem: delivery.problem }, 'a mail could not be delivered');
  }

  async function deliverDue(): Promise<void> {
    if ((await due()).length === 0 || !(await takeLease())) return;
    const started = at();
    try {
      for (const mail of await due()) {
        // A slow server mustn't keep us beyond the lease; the rest comes in the next round.
        if (isClosed || at() - started > leaseMilliseconds / 2) return;
        await tryOne(mail);
      }
    } finally {
      await giveBackLease();
    }
  }

  const round = (): Promise<void> => {
    running ??= deliverDue().finally(() => {
      running = undefined;
    });
    return running;
  };

  function wakeIn(milliseconds: number): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = globalThis.setTimeout(() => {
      round()
        .catch((err: unknown) => log.warn({ err }, 'mails could not be looked through'))
        .finally(() => wakeIn(everyMilliseconds));
    }, milliseconds);
    timer.unref();
  }

  return {
    round,
    wake: () => wakeIn(0),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      // What hangs is tried again after the next start.
      await Promise.race([
        running?.catch(() => {}),
        setTimeout(closingMilliseconds, undefined, { ref: false }),
      ]);
    },
  };
}
