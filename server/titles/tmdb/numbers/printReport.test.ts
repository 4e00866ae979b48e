import { expect, test } from 'vitest';

import { printReport } from './printReport.ts';

test('says what was found, and why the rest was not', () => {
  const shared = { media: 'movie', year: 1980 } as const;
  const printed = printReport({
    titles: 4,
    looked: 3,
    confirmed: 1,
    moved: [
      {
        ...shared,
        id: 694,
        title: 'The Shining',
        tmdb: 9694,
        by: 'name',
        why: null,
        other: 'The Ferry (1994)',
      },
    ],
    missing: [{ ...shared, id: 7, title: 'Lost', tmdb: null, by: null, why: 'nothing', other: null }],
  });
  expect(printed).toBe(`4 titles in the catalogue, 3 of them looked for at TMDB:
1 have TMDB's number, 1 have another one there, 1 were not found.

Not found:
  number   title        why                                  what TMDB calls by this number
  movie/7  Lost (1980)  TMDB has none of this name and year

Under another number at TMDB:
  number     at TMDB  title               found             what TMDB calls by our number
  movie/694  9694     The Shining (1980)  by name and year  The Ferry (1994)
`);
});

test('has no tables where there is nothing to say', () => {
  expect(printReport({ titles: 2, looked: 2, confirmed: 2, moved: [], missing: [] })).not.toContain(
    'Not found',
  );
});
