import { type Kysely, sql } from 'kysely';

import type { Tables } from '#server/database/tables.ts';
import { createSharedBreaker } from '#server/limits/sharedBreaker.ts';
import { longestKept } from '#server/titles/tmdb/freshness.ts';

import { type AnswerStore, defaultBound, type Shared } from './answerStore.ts';
import { pack, unpackKept } from './packing.ts';

type Options = { db: Kysely<Tables>; now: () => Date; maxBytes?: number };

const usedWithin = 3600_000;
const rowBytes = 200;
const keptOfFull = 0.9;
/** How often room is looked after. */
const tidiedEvery = 10 * 60_000;

/** Answers that replicas share. Statements stand alone: nothing here needs the people's serialisable transactions. */
export function createPostgresStore({ db, now, maxBytes = defaultBound }: Options): AnswerStore {
  const oldest = () => now().getTime() - longestKept;
  let tidiedAt = 0;

  const tidy = async () => {
    const time = now().getTime();
    if (time - tidiedAt < tidiedEvery) return;
    tidiedAt = time;
    await db.deleteFrom('tmdb_answer').where('fetched_at', '<=', oldest()).execute();
    await db.deleteFrom('tmdb_lease').where('until', '<', time).execute();
    // Most recently used first; those beyond the bound are deleted.
    await sql`
      delete from tmdb_answer where key in (
        select key from (
          select key, sum(size) over (order by used_at desc, key) as together from tmdb_answer
        ) as counted
        where together > ${Math.floor(maxBytes * keptOfFull)}
          and (select sum(size) from tmdb_answer) > ${maxBytes})`.execute(db);
  };

  return {
    async find(key) {
      const row = await db
        .selectFrom('tmdb_answer')
        .select(['status', 'body', 'etag', 'fetched_at', 'fresh_until', 'used_at'])
        .where('key', '=', key)
        .where('fetched_at', '>', oldest())
        .executeTakeFirst();
      if (!row) return undefined;
      const time = now().getTime();
      if (time - row.used_at > usedWithin)
        await db.updateTable('tmdb_answer').set({ used_at: time }).where('key', '=', key).execute();
      const { status, etag, fetched_at: fetchedAt, fresh_until: freshUntil } = row;
      return { key, status, etag, fetchedAt, freshUntil, body: await unpackKept(row.body) };
    },
    async keep({ key, status, body: unpacked, etag, fetchedAt, freshUntil }) {
      const body = await pack(unpacked);
      const row = {
        status,
        body,
        etag,
        fetched_at: fetchedAt,
        fresh_until: freshUntil,
        used_at: now().getTime(),
        size: body.length + rowBytes,
      };
      await db
        .insertInto('tmdb_answer')
        .values({ key, ...row })
        .onConflict((conflict) =>
          // A replica that was slow must not undo what a quicker one brought.
          conflict.column('key').doUpdateSet(row).where('tmdb_answer.fetched_at', '<=', fetchedAt),
        )
        .execute();
      await tidy();
    },
    shared: sharedIn(db, now),
    close: async () => {},
  };
}

const ours = 'tmdb';

function sharedIn(db: Kysely<Tables>, now: () => Date): Shared {
  return {
    async lease(key, milliseconds) {
      const time = now().getTime();
      const taken = await db
        .insertInto('tmdb_lease')
        .values({ key, until: time + milliseconds })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ until: time + milliseconds })
            .where('tmdb_lease.until', '<', time),
        )
        .returning('key')
        .executeTakeFirst();
      return taken !== undefined;
    },
    async release(key) {
      await db.deleteFrom('tmdb_lease').where('key', '=', key).execute();
    },
    async reserve(count, { perSecond, burst }) {
      // By the database's clock, the only one that all replicas have.
      const clock = sql`extract(epoch from clock_timestamp())::float8`;
      const refilled = sql`least(${burst}::float8,
        budget.tokens + greatest(0, ${clock} - budget.counted_at) * ${perSecond}::float8)`;
      const { rows } = await sql`
        insert into tmdb_budget as budget (name, tokens, counted_at, paused_until)
        values (${ours}, ${burst - count}, ${clock}, 0)
        on conflict (name) do update set tokens = ${refilled} - ${count}::int, counted_at = ${clock}
        where ${refilled} >= ${count}::int
        returning tokens`.execute(db);
      return rows.length === 0 ? 0 : count;
    },
    breaker: createSharedBreaker({ db, service: ours, now, probeLasts: 8000 }),
  };
}
