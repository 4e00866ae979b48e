import { describe, expect, it } from 'vitest';

import { type DescribedWork, rolesIn, summaryOf } from './describeWork.ts';

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

describe('the sum of somebody’s work', () => {
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
