import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createTitleNumbers, type MovedTitle, sameNumbers } from './titleNumbers.ts';

const moved: readonly MovedTitle[] = [
  // Each has the number that the embedded catalogue gives the next one.
  ['movie', 10, 11],
  ['movie', 11, 900],
  // TMDB's number was not known.
  ['tv', 100_000_007, 42],
  // TMDB has no such title.
  ['movie', 77, 100_000_077],
];
const numbers = createTitleNumbers(moved);

test('a title that moved is shown under its new number and kept under its old one', () => {
  expect(moved.map(([media, kept]) => numbers.shown({ media, id: kept }).id)).toEqual([
    11, 900, 42, 100_000_077,
  ]);
  expect(moved.map(([media, , shown]) => numbers.kept({ media, id: shown }).id)).toEqual([
    10, 11, 100_000_007, 77,
  ]);
});

test('films and series are numbered apart', () => {
  expect(numbers.shown({ media: 'tv', id: 10 })).toEqual({ media: 'tv', id: 10 });
  expect(numbers.kept({ media: 'movie', id: 42 })).toEqual({ media: 'movie', id: 42 });
});

test("the title that has a moved one's number is kept out of its way", () => {
  const kept = numbers.kept({ media: 'movie', id: 10 });
  expect(kept.id).toBeGreaterThan(2 ** 31);
  expect(numbers.shown(kept)).toEqual({ media: 'movie', id: 10 });
  // Also when the number has turned out to be right after all.
  expect(createTitleNumbers([]).shown(kept)).toEqual({ media: 'movie', id: 10 });
});

test('whatever is shown comes back from what is kept, and no two are kept as one', () => {
  const titles = fc.record({
    media: fc.constantFrom('movie' as const, 'tv' as const),
    id: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.array(titles, { maxLength: 40 }), (shown) => {
      const kept = shown.map(numbers.kept);
      expect(kept.map(numbers.shown)).toEqual(shown);
      const distinct = (list: typeof shown) => new Set(list.map(({ media, id }) => `${media}/${id}`)).size;
      expect(distinct(kept)).toBe(distinct(shown));
    }),
  );
});

test('without moved titles nothing changes', () => {
  const title = { media: 'movie', id: 603 } as const;
  for (const same of [sameNumbers, createTitleNumbers([])]) {
    expect(same.shown(title)).toEqual(title);
    expect(same.kept(title)).toEqual(title);
  }
});
