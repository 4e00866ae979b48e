import type { Kysely } from 'kysely';

import type { Tables } from '#server/database/tables.ts';

/** `failures`: how many there were in a row before. */
export type AdmittedByAll<Cause> = { refused: Cause; until: number } | { failures: number; isProbe: boolean };

/** What replicas know together of a service that fails, so that finding it out costs its calls once. */
export type SharedBreaker<Cause extends string> = {
  /** Whether a call may be made. After a pause one replica is let through as a probe. */
  admit: () => Promise<AdmittedByAll<Cause>>;
  /** Counts a failure; how many there were in a row. */
  failed: (cause: Cause) => Promise<number>;
  /** No replica calls until then. */
  leaveAlone: (until: number) => Promise<void>;
  succeeded: () => Promise<void>;
};

type Parts = {
  db: Kysely<Tables>;
  service: string;
  now: () => Date;
  /** Milliseconds within which a probe has ended. */
  probeLasts: number;
  /** Failures that are further apart aren't in a row. */
  within?: number;
};

/** A row a cause, in the table of failures; a success removes them. Each rejects where the database can't be asked. */
export function createSharedBreaker<Cause extends string>(parts: Parts): SharedBreaker<Cause> {
  const { db, service, now, probeLasts, within = Infinity } = parts;
  const prefix = `breaker/${service}/`;
  const ours = `${prefix}%`;

  const rows = () =>
    db
      .selectFrom('attempt')
      .select(['key', 'count', 'blocked_until'])
      .where('key', 'like', ours)
      .orderBy('updated_at', 'desc')
      .execute();

  return {
    async admit() {
      const [newest, ...others] = await rows();
      if (!newest) return { failures: 0, isProbe: false };
      const refused = newest.key.slice(prefix.length) as Cause;
      const all = [newest, ...others];
      const until = Math.max(...all.map((row) => row.blocked_until));
      const failures = all.reduce((sum, { count }) => sum + count, 0);
      const time = now().getTime();
      if (until > time) return { refused, until };
      if (until === 0) return { failures, isProbe: false };
      const probed = await db
        .updateTable('attempt')
        .set({ blocked_until: time + probeLasts })
        .where('key', 'like', ours)
        .where('blocked_until', '=', until)
        .returning('key')
        .execute();
      return probed.length > 0 ? { failures, isProbe: true } : { refused, until: time + probeLasts };
    },
    async failed(cause) {
      const time = now().getTime();
      if (within < Infinity)
        await db
          .deleteFrom('attempt')
          .where('key', 'like', ours)
          .where('updated_at', '<', time - within)
          .where('blocked_until', '=', 0)
          .execute();
      await db
        .insertInto('attempt')
        .values({ key: prefix + cause, count: 1, updated_at: time, blocked_until: 0 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((of) => ({
            count: of('attempt.count', '+', 1),
            updated_at: time,
          })),
        )
        .execute();
      return (await rows()).reduce((sum, { count }) => sum + count, 0);
    },
    leaveAlone: async (until) => {
      await db.updateTable('attempt').set({ blocked_until: until }).where('key', 'like', ours).execute();
    },
    succeeded: async () => {
      await db.deleteFrom('attempt').where('key', 'like', ours).execute();
    },
  };
}
