import { Surprise } from '@marquee/contracts/browse.ts';
import { describe, expect, it } from 'vitest';

import { browseRoutes, testPorts, titleFacts } from './testing/testTitles.ts';

const titles = [
  titleFacts({ id: 1, score: 8, genres: [18] }),
  titleFacts({ id: 2, score: 6, genres: [18] }),
  titleFacts({ id: 3, genres: [18] }),
  titleFacts({ id: 4, score: 9, genres: [27] }),
];

async function surprise(path: string, chance = 0) {
  const routes = browseRoutes(testPorts(titles, { random: () => chance }));
  const answer = await routes.request(`/discover/movie/surprise?${path}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { result, ...rest } = Surprise.parse(await answer.json());
  return { id: result?.id ?? null, ...rest };
}

describe('a surprise', () => {
  it('fits the filters', async () => {
    expect(await surprise('genre=27')).toEqual({ id: 4, total: 1, left: 0 });
  });

  it('is each title as often as it is good: twice for every point', async () => {
    const times = new Map<number | null, number>();
    for (let at = 0; at < 352; at += 1) {
      const { id } = await surprise('genre=18', (at + 0.5) / 352);
      times.set(id, (times.get(id) ?? 0) + 1);
    }
    // 2^8, 2^6, and 2^5 for the one without a score.
    expect(Object.fromEntries(times)).toEqual({ 1: 256, 2: 64, 3: 32 });
  });

  it('is none of those that were there before', async () => {
    expect(await surprise('genre=18&not=1,2')).toEqual({ id: 3, total: 3, left: 0 });
    expect(await surprise('genre=18&not=3', 0.9999)).toEqual({ id: 2, total: 3, left: 1 });
    expect(await surprise('genre=18&not=x,,1.5,-2')).toEqual({ id: 1, total: 3, left: 2 });
  });

  it('ends once all were there', async () => {
    expect(await surprise('genre=18&not=1,2,3')).toEqual({ id: null, total: 3, left: 0 });
  });

  it('is nothing where nothing fits', async () => {
    expect(await surprise('genre=18,27')).toEqual({ id: null, total: 0, left: 0 });
  });
});
