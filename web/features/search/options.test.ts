import type { MultiItem } from '@marquee/contracts/tmdb/lists.ts';
import { describe, expect, it } from 'vitest';

import type { PersonHit, TitleHit } from '#web/api/searchHit.ts';
import type { SuggestedHits } from '#web/api/suggest.ts';

import { isRelated, type OptionGroup, optionsFound, optionsToBegin } from './options.ts';

const title = (kind: 'movie' | 'tv', id: number): TitleHit => ({
  kind,
  id,
  name: `${kind} ${id}`,
  original: null,
  year: 1999,
  score: 8,
  genres: [],
  backdrop: null,
  picture: null,
  popularity: 1,
  why: null,
});
const person = (id: number): PersonHit => ({
  kind: 'person',
  id,
  name: `person ${id}`,
  department: null,
  knownFor: [],
  picture: null,
  popularity: 1,
  why: null,
});

const found = (rest: Partial<SuggestedHits> = {}): SuggestedHits => ({
  query: 'x',
  corrected: null,
  best: null,
  movies: [1, 2, 3, 4, 5].map((id) => title('movie', id)),
  series: [title('tv', 1)],
  people: [person(1), person(2)],
  ...rest,
});

/** `films: movie 1, movie 2` and so on. */
const read = (groups: readonly OptionGroup[]) =>
  groups.map(
    ({ name, options }) =>
      `${name}: ${options.map((option) => ('hit' in option ? option.hit.name : option.type)).join(', ')}`,
  );

describe('what the list offers for words', () => {
  it('is films, series and people, a few of each, and a way to everything', () => {
    expect(read(optionsFound('x', found()))).toEqual([
      'movie: movie 1, movie 2, movie 3, movie 4',
      'tv: tv 1',
      'person: person 1, person 2',
      'all: all',
    ]);
  });

  it('begins with what is most likely meant, which is not in its list again', () => {
    const best = { kind: 'tv' as const, id: 1 };
    expect(read(optionsFound('x', found({ best })))).toEqual([
      'best: tv 1',
      'movie: movie 1, movie 2, movie 3, movie 4',
      'person: person 1, person 2',
      'all: all',
    ]);
  });

  it('has a way to exactly what was typed where that was corrected', () => {
    const groups = optionsFound('miyasaki', found({ corrected: 'Miyazaki' }));
    expect(groups.at(-1)?.options).toEqual([
      { type: 'all', query: 'miyasaki' },
      { type: 'exact', query: 'miyasaki' },
    ]);
  });

  it('is a way to everything while nothing is known', () => {
    expect(read(optionsFound('x', undefined))).toEqual(['all: all']);
  });
});

describe('what the list offers to begin with', () => {
  const listed = {
    adult: false,
    backdrop_path: null,
    genre_ids: [],
    original_language: 'en',
    overview: '',
    popularity: 1,
    poster_path: null,
    vote_average: 8,
    vote_count: 1,
  };
  const trending: MultiItem[] = [
    {
      ...listed,
      media_type: 'movie',
      id: 8,
      title: 'Stalker',
      original_title: 'Сталкер',
      release_date: '1979-05-25',
      video: false,
    },
    {
      ...listed,
      media_type: 'tv',
      id: 9,
      name: 'Dark',
      original_name: 'Dark',
      first_air_date: '2017-12-01',
      origin_country: ['DE'],
    },
  ];

  it('is the last five searches, and titles that many look at', () => {
    const recent = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(read(optionsToBegin(recent, trending))).toEqual([
      'recent: recent, recent, recent, recent, recent, clear',
      'trending: Stalker, Dark',
    ]);
  });

  it('is nothing where there is neither', () => expect(optionsToBegin([], [])).toEqual([]));
});

describe('an answer to other words', () => {
  it.each([
    ['mat', 'matr', true],
    ['Matrix', 'mat', true],
    ['mat', 'alien', false],
    ['', 'alien', false],
  ])('to "%s" may stand for "%s": %s', (answered, text, related) =>
    expect(isRelated(answered, text)).toBe(related),
  );
});
