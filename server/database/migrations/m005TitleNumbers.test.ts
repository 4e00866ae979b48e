import renumbered from '@marquee/content/catalogue/ids/renumbered.json' with { type: 'json' };
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { describeSteps } from '#server/database/testing/describeSteps.ts';

import { m005TitleNumbers } from './m005TitleNumbers.ts';

const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const [first, second] = renumbered.filter(({ media }) => media === 'movie');
const { earlier: lone = 0, id: loneNow = 0 } = first ?? {};
const { earlier: twice = 0, id: twiceNow = 0 } = second ?? {};

describeSteps('titles in libraries', (open) => {
  test('get their new numbers, and of two writes about one title the newest stays', async () => {
    const storage = await open('006');
    const record = (key: string, value: unknown, at: number, version: number) => ({
      account: 'ann',
      key,
      value: value === null ? null : JSON.stringify(value),
      at,
      version,
    });
    const records = [
      record(`mark/movie/${lone}/seen`, { on: null }, 10, 1),
      record(`item/${list}/movie/${lone}`, { place: 'a', note: '' }, 10, 2),
      record(`mark/movie/${twice}/rating`, 9, 30, 3),
      record(`mark/movie/${twiceNow}/rating`, 5, 20, 4),
      record(`mark/movie/603/rating`, 8, 10, 5),
      record(`mark/movie/1000000000694/rating`, 4, 10, 6),
      record(`mark/movie/1999999999/rating`, 2, 10, 7),
    ];
    const bytesOf = (rows: readonly { key: string; value: string | null }[]) =>
      rows.reduce((sum, { key, value }) => sum + key.length + (value ?? '').length, 0);
    await storage.write(async (db) => {
      const size = { records: records.length, bytes: bytesOf(records), lists: 0 };
      await db
        .insertInto('library')
        .values({ account: 'ann', version: 7, ...size, name: null })
        .execute();
      for (const { account, key, value, at, version } of records) {
        await sql`
          insert into library_record (account, key, value, at, version)
          values (${account}, ${key}, ${value}, ${at}, ${version})`.execute(db);
      }
    });
    // Twice, as where one of several replicas was faster.
    const migrate = () => storage.write((db) => m005TitleNumbers(db, 'text', storage.engine));
    await migrate();
    await migrate();

    const { rows: after } = await sql<(typeof records)[number]>`
      select * from library_record order by version`.execute(storage.db);
    expect(after.map(({ key, value, at, version }) => [key, value, at, version])).toEqual([
      [`mark/movie/${loneNow}/seen`, '{"on":null}', 10, 1],
      [`item/${list}/movie/${loneNow}`, '{"place":"a","note":""}', 10, 2],
      ['mark/movie/603/rating', '8', 10, 5],
      ['mark/movie/694/rating', '4', 10, 6],
      ['mark/movie/1999999999/rating', '2', 10, 7],
      [`mark/movie/${twiceNow}/rating`, '9', 30, 8],
    ]);
    const [library] = await storage.db.selectFrom('library').selectAll().execute();
    expect(library).toMatchObject({ version: 8, records: 6, bytes: bytesOf(after) });
  });
});
