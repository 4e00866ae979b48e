import { describe, expect, it } from 'vitest';

import { createSearch } from '#createSearch.ts';
import { testIndex } from '#testIndex.ts';

const crowd = Array.from({ length: 600 }, (_, index) => `Crowd ${index.toString(26).replace(/\d/g, 'q')}`);
const search = createSearch(
  testIndex({
    movie: [
      'Dirty Dancing',
      'Dirty Dancing: Havana Nights',
      'Hot Fuzz',
      'The Sixth Sense',
      ...crowd,
      'Some Dancers Are Dirty',
      'Quiet Dreaming',
    ],
  }),
);
const found = (query: string) => search.find(query, { kinds: ['movie'] });

describe('a well-known name that is one word off', () => {
  it.each([
    ['hot fuss', 3, 'Hot Fuzz'],
    ['the sixth sends', 4, 'The Sixth Sense'],
  ])('is meant by %j', (query, id, corrected) => {
    expect(found(query)).toMatchObject({ hits: [{ id }], corrected });
  });

  it('ranks before words in any place, the whole name first', () => {
    const { hits, corrected } = found('dirty dancers');
    expect(hits.map(({ id }) => id)).toEqual([1, 2, 605]);
    expect(corrected).toBe('Dirty Dancing');
  });

  it('is not found where the words have little in common, or it is not well known', () => {
    expect(found('hot feet').corrected).toBe('Hot');
    expect(found('quiet dreamers').corrected).toBe('Quiet');
  });
});
