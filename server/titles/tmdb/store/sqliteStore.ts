import { closeSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { longestKept } from '#server/titles/tmdb/freshness.ts';

import { type AnswerStore, defaultBound } from './answerStore.ts';
import { pack, unpackKept } from './packing.ts';

export type SqliteStoreOptions = { file: string; now: () => Date; maxBytes?: number };

/** Raised where the table changes: a file of another version is recreated, for all of it can be fetched again. */
const version = 1;
/** Uses within it count as one: reading mustn't write all the time. */
const usedWithin = 3600_000;
/** A row's size beside its body. */
const rowBytes = 200;
/** Each cleaning frees more than needed, so that the next is a while off. */
const keptOfFull = 0.9;
const busyMilliseconds = 200;

const table = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma journal_size_limit = 4194304;
  create table if not exists answer (
    key text primary key,
    status integer not null,
    body blob not null,
    etag text,
    fetched_at integer not null,
    fresh_until integer not null,
    used_at integer not null,
    size integer not null
  );
  create index if not exists answer_used_at on answer (used_at, size);
  create index if not exists answer_fetched_at on answer (fetched_at);
  pragma user_version = ${version};`;

type Row = {
  status: number;
  body: Uint8Array;
  etag: string | null;
  fetched_at: number;
  fresh_until: number;
  used_at: number;
};

/** Answers in a file of their own. It isn't forced to the disk at every write: what a power cut loses is refetched. */
export function openSqliteStore(options: SqliteStoreOptions): AnswerStore {
  try {
    return storeIn(options);
  } catch (error) {
    if (!isSpoilt(error)) throw error;
    for (const ending of ['', '-wal', '-shm']) rmSync(`${options.file}${ending}`, { force: true });
    return storeIn(options);
  }
}

const isSpoilt = (error: unknown) =>
  error instanceof Error &&
  (error.message === spoilt || ('errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff)));

const spoilt = 'another version';

function openDatabase(file: string): DatabaseSync {
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: busyMilliseconds });
  try {
    const found = Number(database.prepare('pragma user_version').get()?.['user_version']);
    if (found !== 0 && found !== version) throw new Error(spoilt);
    database.exec(table);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function storeIn({ file, now, maxBytes = defaultBound }: SqliteStoreOptions): AnswerStore {
  const database = openDatabase(file);
  const find = database.prepare(
    'select status, body, etag, fetched_at, fresh_until, used_at from answer where key = ? and fetched_at > ?',
  );
  const use = database.prepare('update answer set used_at = ? where key = ?');
  const sizeOf = database.prepare('select size from answer where key = ?');
  const keep = database.prepare(
    `insert into answer (key, status, body, etag, fetched_at, fresh_until, used_at, size)
     values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (key) do update set status = excluded.status, body = excluded.body, etag = excluded.etag,
       fetched_at = excluded.fetched_at, fresh_until = excluded.fresh_until, used_at = excluded.used_at,
       size = excluded.size`,
  );
  const dropOld = database.prepare('delete from answer where fetched_at <= ?');
  const longUnused = database.prepare('select key, size from answer order by used_at limit 200');
  const drop = database.prepare('delete from answer where key = ?');
  const measure = () =>
    Number(database.prepare('select coalesce(sum(size), 0) as bytes from answer').get()?.['bytes']);

  const oldest = () => now().getTime() - longestKept;
  dropOld.run(oldest());
  let purgedAt = now().getTime();
  let bytes = measure();

  const purge = () => {
    const time = now().getTime();
    if (time - purgedAt < usedWithin) return;
    purgedAt = time;
    if (Number(dropOld.run(oldest()).changes) > 0) bytes = measure();
  };
  const makeRoom = () => {
    while (bytes > maxBytes * keptOfFull) {
      const rows = longUnused.all();
      if (rows.length === 0) return;
      for (const row of rows) {
        drop.run(String(row['key']));
        bytes -= Number(row['size']);
        if (bytes <= maxBytes * keptOfFull) return;
      }
    }
  };

  const markUsed = (time: number, key: string) => {
    try {
      use.run(time, key);
    } catch {
      // A full disk or another process in the way: the answer is there all the same.
    }
  };

  return {
    async find(key) {
      const row = find.get(key, oldest()) as Row | undefined;
      if (!row) return undefined;
      const time = now().getTime();
      if (time - row.used_at > usedWithin) markUsed(time, key);
      const { status, etag, fetched_at: fetchedAt, fresh_until: freshUntil } = row;
      return { key, status, etag, fetchedAt, freshUntil, body: await unpackKept(row.body) };
    },
    async keep({ key, status, body, etag, fetchedAt, freshUntil }) {
      const packed = await pack(body);
      if (!database.isOpen) return;
      const size = packed.length + rowBytes;
      const before = Number(sizeOf.get(key)?.['size'] ?? 0);
      keep.run(key, status, packed, etag, fetchedAt, freshUntil, now().getTime(), size);
      bytes += size - before;
      if (bytes > maxBytes) makeRoom();
      purge();
    },
    shared: null,
    close: async () => database.close(),
  };
}
