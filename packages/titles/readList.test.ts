import { MultiItem, TypedMovie } from '@marquee/contracts/tmdb/lists.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readAny, readAs, readMovie, readPage } from './readList.ts';
import { film, person, series } from './testing/fakeAsk.ts';

it('a film without most of it is a film still', () => {
  expect(readMovie({ id: 5, original_title: 'Five', release_date: null, genre_ids: null })).toEqual({
    id: 5,
    media_type: 'movie',
    title: 'Five',
    original_title: 'Five',
    release_date: '',
    genre_ids: [],
    adult: false,
    video: false,
    backdrop_path: null,
    poster_path: null,
    original_language: '',
    overview: '',
    popularity: 0,
    vote_average: 0,
    vote_count: 0,
  });
});

it('takes genres from a title by itself as from a list', () => {
  const genres = [{ id: 18, name: 'Drama' }, { name: 'No number' }, null];
  expect(readAs('tv', { id: 6, name: 'Six', genres })?.genre_ids).toEqual([18]);
});

it.each([[null], [{}], [{ id: '5', title: 'Five' }], [{ id: 5 }], [[5]]])('%j is no film', (fields) =>
  expect(readMovie(fields)).toBeNull(),
);

it('a page keeps what can be read, and is none without a list', () => {
  expect(readPage({ results: [{ id: 1 }, film(2, 'Two')] }, readMovie)).toMatchObject({
    page: 1,
    results: [{ id: 2 }],
    total_pages: 0,
  });
  expect(readPage({ results: {} }, readMovie)).toBeNull();
});

it.each([
  [12.5, 12],
  [-0.5, 0],
  [-3, 0],
  [5e-324, 0],
  [1e300, 0],
])('%j votes are %j', (votes, counted) =>
  expect(Object.is(readMovie({ ...film(1, 'One'), vote_count: votes })?.vote_count, counted)).toBe(true),
);

it('whatever is dropped or spoiled, what is read has the shape of the protocol', () => {
  expect(TypedMovie.safeParse(readMovie(film(1, 'One'))).success).toBe(true);
  const items = fc.constantFrom<Record<string, unknown>>(
    { ...film(1, 'One'), media_type: 'movie' },
    { ...series(2, 'Two'), media_type: 'tv' },
    { ...person(3, 'Three'), media_type: 'person', known_for: [film(1, 'One'), null] },
  );
  const spoils = fc.oneof(
    fc.constantFrom(undefined, null, '', 0, -1, 'x', [null], { a: 1 }, Number.NaN),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(items, fc.nat(20), spoils, (item, at, spoil) => {
      const names = Object.keys(item).filter((name) => !/path$|date$/.test(name));
      const read = readAny({ ...item, [names[at % names.length] ?? 'id']: spoil });
      expect(MultiItem.nullable().safeParse(read).error).toBeUndefined();
    }),
  );
});
