import { libraryKey, markNames } from '@marquee/contracts/library/libraryKey.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { describeSteps } from '#server/database/testing/describeSteps.ts';
import { createLibraryStore } from '#server/library/libraryStore.ts';
import { storedKey } from '#server/library/storedKey.ts';

import type { Storage } from '../storage.ts';

const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const accounts = ['zoë', 'ann', 'O’Brien%_', 'bob'];
const titles = (['movie', 'tv'] as const).flatMap((media) =>
  [1, 603, 999_999_999_999_999].map((id) => ({ media, id })),
);

const records = accounts.flatMap((account, person) => {
  const marks = titles.flatMap((title) => markNames.map((name) => libraryKey.mark(title, name)));
  const others = [
    libraryKey.list(list),
    ...titles.map((title) => libraryKey.item(list, title)),
    libraryKey.savedSet(list),
    libraryKey.setting('hideSeen'),
  ];
  return [...marks, ...others].map((key, index) => ({
    account,
    key,
    value: index % 5 === 0 ? null : JSON.stringify({ note: `“${account}” 🎬 mark/tv/1/seen` }),
    at: 1_795_000_000_000 + index,
    version: 1_795_000_000_000 + person + index * 7,
    share: key === libraryKey.list(list) && person < 2 ? `share-${person}` : null,
  }));
});

async function fill({ write }: Storage): Promise<void> {
  await write(async (db) => {
    for (const [index, account] of [...accounts, 'empty'].entries()) {
      await sql`
        insert into library (account, version, records, bytes, lists, name)
        values (${account}, ${1_795_000_001_000 + index}, ${index}, ${index * 9}, 1, ${`name of ${account}`})`.execute(
        db,
      );
    }
    for (const { account, key, value, at, version, share } of records) {
      await sql`
        insert into library_record (account, key, value, at, version, share)
        values (${account}, ${key}, ${value}, ${at}, ${version}, ${share})`.execute(db);
    }
  });
}

const librariesIn = async (db: Storage['db']) =>
  db
    .selectFrom('library')
    .select(['account', 'version', 'records', 'bytes', 'lists', 'name'])
    .orderBy('account')
    .execute();

/** What a server of the version before says to the database. */
const olderStatements = [
  sql`select key, value, at, version from library_record where account = 'ann' and version > 0 order by version`,
  sql`select key, value, at, version from library_record where account = 'nobody' and key in ('list/1')`,
  sql`
    select list.account, list.value from library_record as list
    inner join library on library.account = list.account where list.share = 'share-1'`,
];

describeSteps('compact libraries', (open, engine) => {
  test('have all that was in them', async () => {
    const before = await open('006');
    await fill(before);
    const libraries = await librariesIn(before.db);

    const { db } = await open();
    expect(await librariesIn(db)).toEqual(libraries);
    const after = await db
      .selectFrom('library_register as register')
      .innerJoin('library', 'library.id', 'register.library')
      .select(['account', 'key', 'value', 'at', 'register.version', 'share'])
      .execute();
    const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    expect(sorted(after)).toEqual(sorted(records.map((row) => ({ ...row, key: storedKey(row.key) }))));

    const store = createLibraryStore({ storage: { db } as Storage, now: () => new Date() });
    const { records: page } = await store.page('ann', { after: 0, limit: 500 });
    expect(page).toEqual(
      records
        .filter(({ account }) => account === 'ann')
        .map(({ key, value, at, version }) => ({ key, value: value && JSON.parse(value), at, version })),
    );
  });

  // A file has one server.
  test.runIf(engine === 'postgres')(
    'are neither read nor written by an older server, which tells its devices to try later',
    async () => {
      const before = await open('006');
      await fill(before);
      const { db } = await open();
      for (const statement of olderStatements) {
        const failure: unknown = await statement.execute(db).catch((error: unknown) => error);
        expect(failure).toMatchObject({
          name: 'StorageUnavailable',
          reason: 'unreachable',
          cause: { message: expect.stringContaining('A newer version of Marquee has moved the libraries') },
        });
      }
      // Whose account is deleted there loses the library, too.
      await sql`delete from library where account = 'ann'`.execute(db);
      expect(await db.selectFrom('library').select('account').where('account', '=', 'ann').execute()).toEqual(
        [],
      );
    },
  );

  test('go on being written, and are erased with all that is in them', async () => {
    await fill(await open('006'));
    const storage = await open();
    const store = createLibraryStore({ storage, now: () => new Date(1_796_000_000_000) });
    const key = libraryKey.mark({ media: 'movie', id: 603 }, 'rating');
    const written = { key, value: 8, at: 1_795_900_000_000 };
    for (const account of ['ann', 'new']) {
      const answer = await store.write({ account, displayName: null }, [written]);
      expect(answer).toMatchObject({ ok: true, records: [written] });
    }
    await store.erase('bob');
    await store.erase('new');
    const count = await storage.db
      .selectFrom('library_register')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst();
    expect(count).toEqual({ count: (records.length / accounts.length) * 3 });
  });
});
