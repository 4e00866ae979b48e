import { expect, it } from 'vitest';

import { createMix, kinds, shares } from './mix.ts';
import type { World } from './world.ts';

const world: World = {
  pages: Array.from({ length: 2000 }, (_, place) => `/movie/${place + 1}`),
  titles: Array.from({ length: 500 }, (_, place) => ({
    media: 'movie',
    id: place + 1,
    name: `A Long Name ${place}`,
  })),
  pictures: Array.from({ length: 1000 }, (_, place) => `/m${place}-poster.svg`),
};

const drawn = (seed: number, count: number) => {
  const draw = createMix(world, seed);
  return Array.from({ length: count }, draw);
};

it('has each kind as often as its share says', () => {
  const asked = drawn(1, 20_000);
  for (const kind of kinds) {
    const percent = asked.filter((one) => one.kind === kind).length / 200;
    expect(Math.abs(percent - shares[kind])).toBeLessThan(1.5);
  }
});

it('is the same for the same seed, and another for another', () => {
  expect(drawn(1, 200)).toEqual(drawn(1, 200));
  expect(drawn(1, 200)).not.toEqual(drawn(2, 200));
});

it('asks most for what is best known, and always for some that it never asked for', () => {
  const pages = drawn(1, 20_000).flatMap(({ path }) => /^\/movie\/(\d+)$/.exec(path)?.[1] ?? []);
  const famous = pages.filter((id) => Number(id) <= 200).length / pages.length;
  expect(famous).toBeGreaterThan(0.3);
  expect(famous).toBeLessThan(0.8);
  const paths = drawn(1, 20_000).map(({ path }) => path);
  const earlier = new Set(paths.slice(0, 15_000));
  const fresh = paths.slice(15_000).filter((path) => !earlier.has(path)).length / 5000;
  expect(fresh).toBeGreaterThan(0.1);
  expect(fresh).toBeLessThan(0.6);
});

it('posts questions, and nothing else', () => {
  for (const { kind, body } of drawn(3, 2000)) expect(body !== undefined).toBe(kind === 'question');
});
