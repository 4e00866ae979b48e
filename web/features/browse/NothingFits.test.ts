import type { Filters } from '@marquee/contracts/facets.ts';
import { describe, expect, it } from 'vitest';

import { waysOut } from './Notes.tsx';

const filters: Filters = {
  genre: { in: ['37', '18'], out: ['27'] },
  year: { from: null, to: 1930 },
  score: { from: 8.5, to: null },
};

describe('ways out', () => {
  it('drop a value, a value that is kept out, or a range', () => {
    const ways = waysOut(
      [
        { name: 'genre', value: '37', total: 4 },
        { name: 'genre', value: '27', total: 3 },
        { name: 'genre', value: '-27', total: 3 },
        { name: 'score', value: null, total: 2 },
      ],
      filters,
      [],
    );
    expect(ways.map(({ labels }) => labels)).toEqual([
      ['Western'],
      ['Not horror'],
      ['Not horror'],
      ['scored 8.5 or more'],
    ]);
    expect(ways.map(({ filters }) => filters.genre)).toEqual([
      { in: ['18'], out: ['27'] },
      { in: ['37', '18'], out: [] },
      { in: ['37', '18'], out: [] },
      filters.genre,
    ]);
    expect(ways[3]?.filters.score).toBeUndefined();
  });

  it('drop all values of a facet, and several filters together', () => {
    expect(
      waysOut([{ name: 'genre', value: null, total: 9, also: [{ name: 'year', value: null }] }], filters, []),
    ).toEqual([
      {
        labels: ['Western', 'Drama', 'Not horror', 'until 1930'],
        filters: { score: filters.score },
        total: 9,
      },
    ]);
  });

  it('are none where nothing would come back, or where the filter is not set any more', () => {
    expect(
      waysOut(
        [
          { name: 'genre', value: '37', total: 0 },
          { name: 'genre', value: '99', total: 5 },
          { name: 'runtime', value: null, total: 5 },
          { name: 'colour', value: 'red', total: 5 },
        ],
        filters,
        [],
      ),
    ).toEqual([]);
  });
});
