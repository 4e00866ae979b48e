import type { CombinedCredits } from '@marquee/contracts/tmdb/details.ts';
import { describe, expect, it } from 'vitest';

import { personWorkOf, rolesIn, summaryOf, type DescribedWork } from './personWorkOf.ts';

const film = (id: number, title: string, released: string) => ({
  media_type: 'movie' as const,
  adult: false,
  backdrop_path: null,
  genre_ids: [],
  id,
  original_language: 'ja',
  original_title: title,
  overview: '',
  popularity: 1,
  poster_path: null,
  release_date: released,
  title,
  video: false,
  vote_average: 8,
  vote_count: 1,
  credit_id: `c${id}`,
});

const person = { id: 7, name: 'Hayao Miyazaki', department: 'Directing' };

it("sums up a person's work in a line, and their part in each title once", () => {
  const credits: CombinedCredits = {
    id: 7,
    cast: [{ ...film(5, 'Sherlock Hound', '1984-11-06'), character: 'Himself', order: 3 }],
    crew: [
      { ...film(3, 'Porco Rosso', '1992-07-18'), job: 'Director', department: 'Directing' },
      { ...film(3, 'Porco Rosso', '1992-07-18'), job: 'Writer', department: 'Writing' },
      { ...film(4, 'Ponyo', '2008-07-19'), job: 'Director', department: 'Directing' },
    ],
  };
  expect(personWorkOf(credits, person)).toEqual({
    line: 'Director, actor and writer of 3 films here, 1984 to 2008',
    notes: {
      'movie 3': 'Directed and written by Hayao Miyazaki',
      'movie 4': 'Directed by Hayao Miyazaki',
      'movie 5': 'Hayao Miyazaki as Himself',
    },
  });
});

it('has nothing to say where nothing is known', () => {
  expect(personWorkOf({ id: 7, cast: [], crew: [] }, person)).toEqual({ line: null, notes: {} });
});

const work = (
  jobs: string[],
  parts: string[] = [],
  facts: Partial<DescribedWork['title']> = {},
): DescribedWork => ({
  jobs,
  parts,
  title: {
    kind: 'movie',
    id: 1,
    name: 'Ponyo',
    original: null,
    year: 2008,
    score: 7.7,
    genres: [],
    picture: null,
    backdrop: null,
    popularity: 1,
    why: null,
    ...facts,
  },
});

describe('work in one title', () => {
  it.each([
    [work(['Director', 'Writer']), ['director', 'writer']],
    [work(['Screenplay']), ['writer']],
    [work(['Creator'], ['Himself']), ['creator', 'actor']],
    [work([], ['Ripley']), ['actor']],
    [work(['Original Music Composer']), ['crew']],
  ])('%#', (one, roles) => expect(rolesIn(one)).toEqual(roles));
});

describe('the sum of a person’s work', () => {
  it('counts kinds and years, and names what they mostly did', () => {
    const works = [
      work(['Director', 'Writer'], [], { year: 1984 }),
      work(['Director', 'Writer'], [], { year: 2013 }),
      work(['Writer'], [], { year: null }),
      work(['Director'], [], { kind: 'tv', year: 1978 }),
    ];
    expect(summaryOf(works)).toEqual({
      roles: ['director', 'writer'],
      films: 3,
      series: 1,
      firstYear: 1978,
      lastYear: 2013,
    });
  });

  it('leaves out what was only done now and then', () => {
    const acted = Array.from({ length: 9 }, () => work([], ['Someone']));
    expect(summaryOf([...acted, work(['Director'])]).roles).toEqual(['actor']);
  });

  it('begins with what the person is known for', () => {
    const works = [work(['Director', 'Writer']), work(['Writer'])];
    expect(summaryOf(works).roles).toEqual(['writer', 'director']);
    expect(summaryOf(works, 'Directing').roles).toEqual(['director', 'writer']);
  });

  it('says nothing of nothing', () => {
    expect(summaryOf([])).toEqual({ roles: [], films: 0, series: 0, firstYear: null, lastYear: null });
  });
});
