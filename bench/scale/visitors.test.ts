import { expect, it } from 'vitest';

import type { World } from '../load/world.ts';
import { createVisits, type TraceVisit } from './visitors.ts';

const titles = Array.from({ length: 300 }, (_, id) => ({
  media: 'movie' as const,
  id: id + 1,
  name: `Film ${id}`,
}));
const world: World = {
  pages: titles.map(({ id }) => `/movie/${id}`),
  titles,
  pictures: titles.flatMap(({ id }) => [`/m${id}-poster.svg`, `/m${id}-backdrop.svg`]),
};
const options = { visitorsPerSecond: 10, accounts: 50, files: ['/static/js/main.js'], seed: 1 };
const visitsOf = (seed: number) => {
  const visits = createVisits(world, { ...options, seed });
  return (): TraceVisit => {
    const { value } = visits.next();
    if (!value) throw new Error('There are no more visits.');
    return value;
  };
};
const drawn = (count: number, seed = 1): TraceVisit[] => Array.from({ length: count }, visitsOf(seed));

it('draws the same visits from the same seed, at the rate that is asked', () => {
  expect(drawn(50)).toEqual(drawn(50));
  expect(drawn(50)).not.toEqual(drawn(50, 2));
  expect(drawn(5000).at(-1)?.at).toBeGreaterThan(450);
  expect(drawn(5000).at(-1)?.at).toBeLessThan(550);
});

it('signs three in a hundred in, who mark twenty titles each', () => {
  const visits = drawn(5000);
  const people = visits.filter(({ account }) => account !== null);
  expect(people.length / visits.length).toBeGreaterThan(0.02);
  expect(people.length / visits.length).toBeLessThan(0.04);
  for (const { requests } of people) expect(requests.filter(({ kind }) => kind === 'mark')).toHaveLength(20);
  const guests = visits.filter(({ account }) => account === null);
  expect(
    guests.flatMap(({ requests }) => requests).some(({ kind }) => kind === 'mark' || kind === 'session'),
  ).toBe(false);
});

it('begins with a document, sees five pages or so, and asks for nothing that the browser has', () => {
  const visits = drawn(3000);
  const views = visits.reduce((sum, visit) => sum + visit.views, 0) / visits.length;
  expect(views).toBeGreaterThan(4.5);
  expect(views).toBeLessThan(5.6);
  for (const { requests } of visits) {
    expect(requests[0]?.kind).toBe('page');
    const fetched = requests.filter(({ body }) => body === undefined).map(({ path }) => path);
    expect(new Set(fetched).size).toBe(fetched.length);
  }
});
