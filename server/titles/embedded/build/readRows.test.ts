import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { filmRow, linesOf, seriesRow } from '#server/titles/embedded/testing/sampleRows.ts';
import { shippedRows } from '#server/titles/embedded/testing/testCatalogue.ts';

import { faultText, parseRows, readRowFiles } from './readRows.ts';

const parse = (...lines: readonly unknown[]) =>
  parseRows([{ file: 'films.jsonl', bytes: linesOf([filmRow({ title: 'First' }), ...lines]) }]);

const faultOf = (result: ReturnType<typeof parseRows>) => (result.ok ? 'no fault' : faultText(result.fault));

describe('parseRows', () => {
  it('reads rows as they are and skips empty lines', () => {
    const bytes = Buffer.concat([linesOf([filmRow()]), Buffer.from('\n  \n'), linesOf([seriesRow()])]);
    expect(parseRows([{ file: 'a.jsonl', bytes }])).toMatchObject({
      ok: true,
      value: { rows: [filmRow(), seriesRow()] },
    });
  });

  it('reads every row that the project ships', () => {
    expect(shippedRows().length).toBeGreaterThan(1500);
  });

  it.each([
    ['an unknown genre', { ...filmRow(), genres: ['Noir'] }, 'The Long Pier: genres.0: is no genre of films'],
    ['a genre of the other medium', { ...seriesRow(), genres: ['War'] }, 'is no genre of series'],
    ['a date of another year', filmRow({ year: 1999 }), 'year: differs from the date'],
    ['a day that no calendar has', filmRow({ release_date: '1998-02-31' }), 'release_date: '],
    ['a missing field', { ...filmRow(), runtime: undefined }, 'runtime: '],
    ['an unknown field', { ...filmRow(), rating: 5 }, 'rating'],
    ['a score out of range', filmRow({ score: 11 }), 'score: '],
    ['a fame of half a step', filmRow({ fame: 50.5 }), 'fame: '],
    ['an overview of three words', filmRow({ overview: 'x'.repeat(90) }), 'overview: is not 22 to 75 words'],
    ['spaces around the title', filmRow({ title: ' Pier' }), 'title: has spaces at its ends'],
    [
      'a keyword twice',
      filmRow({ keywords: ['sea', 'sea', 'a', 'b', 'c', 'd'] }),
      'keywords: names something twice',
    ],
    ['a cast of three', filmRow({ cast: filmRow().cast.slice(1) }), 'cast: names fewer than four'],
    ['a tone outside the list', { ...filmRow(), tone: 'beige' }, 'tone: '],
    ['no seasons', seriesRow({ seasons: [] }), 'seasons: '],
    ['an unknown kind', { ...filmRow(), kind: 'play' }, 'kind: '],
    ['a list instead of a row', [], ''],
    ['nothing but null', null, ''],
  ])('refuses %s, with the line and the reason', (_what, line, reason) => {
    const fault = faultOf(parse(line));
    expect(fault).toMatch(/^films\.jsonl:2: /);
    expect(fault).toContain(reason);
  });

  it('refuses a line that is cut off', () => {
    const bytes = linesOf([filmRow(), seriesRow()]).subarray(0, -40);
    expect(faultOf(parseRows([{ file: 'all.jsonl', bytes }]))).toMatch(/^all\.jsonl:2: not JSON: /);
  });

  it('refuses the same title twice, and the same number twice, naming both places', () => {
    expect(faultOf(parse(filmRow(), filmRow()))).toBe(
      'films.jsonl:3: The Long Pier: movie "The Long Pier" of 1998 is also at films.jsonl:2',
    );
    expect(faultOf(parse(filmRow({ tmdb_id: 7 }), filmRow({ title: 'Other', tmdb_id: 7 })))).toBe(
      'films.jsonl:3: Other: movie number 7 is also at films.jsonl:2',
    );
  });

  it('lets a film and a series share a number, and namesakes of different years a title', () => {
    const remake = filmRow({ year: 2011, release_date: '2011-05-06' });
    expect(parse(filmRow({ tmdb_id: 7 }), seriesRow({ tmdb_id: 7 }), remake).ok).toBe(true);
  });

  it('refuses a file without rows, or one that is not UTF-8', () => {
    expect(faultOf(parseRows([{ file: 'none.jsonl', bytes: Buffer.from('\n') }]))).toBe(
      'none.jsonl: holds no rows',
    );
    expect(faultOf(parseRows([{ file: 'bad.jsonl', bytes: Buffer.from([0x7b, 0xff, 0x7d]) }]))).toBe(
      'bad.jsonl: is not UTF-8',
    );
  });
});

describe('readRowFiles', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'marquee-rows-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('names the file that is missing', () => {
    writeFileSync(join(directory, 'films.jsonl'), linesOf([filmRow()]));
    const files = readRowFiles(directory);
    expect(files.ok ? '' : faultText(files.fault)).toMatch(/series\.jsonl: cannot be read: ENOENT/);
  });
});
