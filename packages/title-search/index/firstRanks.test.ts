import { describe, expect, it } from 'vitest';

import { createSearch } from '#createSearch.ts';
import { testIndex } from '#testIndex.ts';

import { createReadFirstRanks } from './firstRanks.ts';
import { commonFrom } from './tables.ts';

/** More than enough films that begin with S, every third of them with "st", among others. */
const films = Array.from({ length: 3 * commonFrom }, (_, index) => {
  const name = (index * 7919).toString(26).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  return index % 2 === 0 ? `${index % 3 === 0 ? 'Star' : 'Some'} ${name}` : `Other ${name}`;
});
const database = testIndex({ movie: films, tv: ['Star Trek'] });

describe('the first ranks of a token that many entries have', () => {
  const read = createReadFirstRanks(database);
  const searched = (part: 'names' | 'words', token: string, limit: number, upTo: number) =>
    database
      .prepare(
        `SELECT rowid AS rank FROM ${part} WHERE ${part} MATCH ? AND rowid <= ? ORDER BY rowid LIMIT ?`,
      )
      .all(`"${token}"`, upTo, limit)
      .map(({ rank }) => Number(rank));

  it.each([
    ['names', 10_000, 10_000],
    ['names', 400, 10_000],
    ['words', 10_000, 777],
  ] as const)('are those that a search of %s finds', (part, limit, upTo) => {
    const ranks = read(part, 'bms', { limit, upTo });
    expect(ranks?.length).toBeGreaterThan(300);
    expect(ranks).toEqual(searched(part, 'bms', limit, upTo));
  });

  it('are written of no other', () => {
    expect(read('names', 'bts', { limit: 10, upTo: 10 })).toBeUndefined();
    expect(read('names', 'bmst', { limit: 10, upTo: 10 })).toBeUndefined();
  });

  it('find what is found without them', () => {
    const idsOf = (query: string) =>
      createSearch(database)
        .find(query, { kinds: ['movie', 'tv'] })
        .hits.map(({ kind, id }) => `${kind} ${id}`);
    const before = ['s', 'st', 'o', 'other'].map(idsOf);
    database.exec('DELETE FROM first_ranks');
    expect(Math.min(...before.map(({ length }) => length))).toBeGreaterThan(500);
    expect(['s', 'st', 'o', 'other'].map(idsOf)).toEqual(before);
  });
});
