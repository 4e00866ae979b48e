import { keptForMilliseconds } from '@marquee/contracts/keptForDays.ts';

import type { Storage } from '#server/database/storage.ts';
import type { Logger } from '#server/log.ts';

export type Sweep = {
  /** Deletes expired rows periodically, in the background. */
  soon: () => void;
  /** Right now. */
  run: () => Promise<void>;
  /** Resolves when no sweep is running. */
  settled: () => Promise<void>;
};

const every = 60 * 60 * 1000;
/** More counters than this are abuse: the oldest go. */
const mostAttempts = 200_000;

/** Keeps the tables that grow by themselves small. */
export function createSweep({
  storage,
  now,
  log,
}: {
  storage: Storage;
  now: () => Date;
  log: Logger;
}): Sweep {
  let next = now().getTime() + every;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    const at = now().getTime();
    const newest = await storage.db
      .selectFrom('attempt')
      .select('updated_at')
      .orderBy('updated_at', 'desc')
      .offset(mostAttempts)
      .limit(1)
      .executeTakeFirst();
    await storage.write(async (db) => {
      await db
        .deleteFrom('attempt')
        .where('updated_at', '<', at - keptForMilliseconds('counters'))
        .where('blocked_until', '<', at)
        .execute();
      if (newest) await db.deleteFrom('attempt').where('updated_at', '<=', newest.updated_at).execute();
      await db
        .deleteFrom('code')
        .where('expires_at', '<', at - keptForMilliseconds('mail'))
        .execute();
      await db
        .deleteFrom('mail')
        .where('created_at', '<', at - keptForMilliseconds('mail'))
        .execute();
      await db
        .deleteFrom('audit')
        .where('at', '<', at - keptForMilliseconds('activity'))
        .execute();
    });
    await storage.scrub();
  }

  return {
    run,
    soon: () => {
      const at = now().getTime();
      if (at < next) return;
      next = at + every;
      running = run().catch((err: unknown) =>
        log.warn({ err }, 'what is out of date could not be cleared away'),
      );
    },
    settled: () => running,
  };
}
