import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSearch } from './createSearch.ts';
import { searchKinds } from './entry.ts';
import { mostNodes } from './query/nearWords.ts';
import { noWork } from './query/postings.ts';
import { testIndex } from './testIndex.ts';

const words = [
  'the',
  'a',
  'star',
  'wars',
  'night',
  'knight',
  'dark',
  'of',
  'love',
  'king',
  'return',
  'matrix',
];
/** Names in which a few words occur again and again, and thousands once. */
const names = Array.from({ length: 4000 }, (_, index) => {
  const pick = (step: number) => words[(index * step + step) % words.length] ?? '';
  return `${pick(1)} ${pick(5)} ${(index * 7919).toString(36).replace(/\d/g, 'q')} ${pick(7)}`;
});
const work = noWork();
const search = createSearch(
  testIndex({ movie: names, tv: names.slice(0, 1000), person: names.slice(0, 1000) }),
  work,
);

/** Suggestions make a bounded number of queries, and each returns few rows. */
const mostStatements = 400;
const mostRows = 4000;

const word = fc.oneof(
  fc.constantFrom(...words, ...words.map((known) => `${known}x`)),
  fc.constantFrom(
    'OR',
    'NOT',
    'NEAR(',
    'AND',
    '"',
    '*',
    '^',
    '-',
    '--',
    ';',
    "'",
    '{a b}:',
    'x'.repeat(10_000),
  ),
  fc.constantFrom(
    '🎬',
    '\u202e',
    '\u200f',
    '\0',
    '\u0007',
    '\ud800',
    '…',
    '?!',
    'É',
    '千',
    'ß',
    'a',
    '1',
    'year:1999',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^[a-z]{1,12}$/),
);
const query = fc.oneof(
  fc.array(word, { maxLength: 20 }).map((all) => all.join(' ')),
  fc.array(word, { maxLength: 8 }).map((all) => all.join('')),
);

describe('what a query costs', () => {
  it('is bounded, whatever is typed', () => {
    fc.assert(
      fc.property(query, fc.boolean(), (typed, exact) => {
        Object.assign(work, noWork());
        search.suggest(typed, 5, { exact });
        expect(work.nodes).toBeLessThanOrEqual(mostNodes);
        expect(work.statements).toBeLessThanOrEqual(mostStatements);
        expect(work.rows).toBeLessThanOrEqual(mostRows);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['the'],
    ['a'],
    ['t'],
    ['the a of'],
    ['the '.repeat(2500)],
    ['x'.repeat(10_000)],
    ['"; DROP TABLE names; --'],
    ['names MATCH "a" OR NEAR(the star, 2)'],
  ])('is bounded for %j', (typed) => {
    Object.assign(work, noWork());
    search.suggest(typed, 5);
    expect(work.rows).toBeLessThanOrEqual(400);
    expect(work.statements).toBeLessThanOrEqual(mostStatements);
  });

  it('does not grow with the number of titles for a word that all of them have', () => {
    const costAt = (count: number) => {
      const counted = noWork();
      const many = createSearch(
        testIndex({ movie: Array.from({ length: count }, (_, index) => `The Film ${index}`) }),
        counted,
      );
      many.suggest('the f', 5);
      return counted;
    };
    expect(costAt(3000)).toEqual(costAt(100));
  });

  it('leaves finding all of them bounded too, in any kinds', () => {
    fc.assert(
      fc.property(query, fc.subarray([...searchKinds], { minLength: 1 }), (typed, kinds) => {
        const { hits } = search.find(typed, { kinds });
        expect(hits.length).toBeLessThanOrEqual(10_000);
        expect(new Set(hits.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(hits.length);
      }),
      { numRuns: 100 },
    );
  });
});
