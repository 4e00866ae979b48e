import { describe, expect, it } from 'vitest';

import { nameOf } from '#importing/testing/sampleLines.ts';

import { nameKey, type NamedEntry, pairByName } from './pairByName.ts';

describe('nameKey', () => {
  it('is the same for all spellings of a name', () => {
    expect(nameKey('Amélie')).toBe(nameKey(' AMELIE!'));
    expect(nameKey('Thelma & Louise')).toBe(nameKey('thelma and louise'));
    expect(nameKey('Heat')).not.toBe(nameKey('Heap'));
  });

  it('is null where a name has no letters', () => {
    expect(nameKey('…!')).toBeNull();
    expect(nameKey('')).toBeNull();
  });

  it('is a whole number, and another for each of many names', () => {
    const names = new Set(Array.from({ length: 10_000 }, (_, index) => `${nameOf(index % 500)} ${index}`));
    const keys = new Set([...names].map(nameKey));
    expect(keys.size).toBe(names.size);
    expect([...keys].every((key) => Number.isSafeInteger(key))).toBe(true);
  });
});

const at = (key: number, ...titles: [id: number, fame: number][]): NamedEntry[] =>
  titles.map(([id, fame]) => ({ key, id, fame }));

const pair = (tmdb: NamedEntry[], imdb: NamedEntry[]) => [...pairByName(tmdb, imdb)];

describe('pairByName', () => {
  it('pairs titles whose name no other title has', () => {
    expect(pair(at(5, [603, 0]), at(5, [133, 0]))).toEqual([{ tmdb: 603, imdb: 133 }]);
  });

  it('pairs the best known of several where it is the best known by far at both sites', () => {
    const heat = at(5, [949, 60], [11_000, 2], [12_000, 1]);
    expect(pair(heat, at(5, [113_277, 700_000], [93_164, 9000]))).toEqual([{ tmdb: 949, imdb: 113_277 }]);
    expect(pair(heat, at(5, [113_277, 700_000]))).toEqual([{ tmdb: 949, imdb: 113_277 }]);
    expect(pair(at(5, [949, 60]), at(5, [113_277, 700_000], [93_164, 9000]))).toHaveLength(1);
  });

  it('pairs none where it is ambiguous', () => {
    const two = at(5, [1, 60], [2, 50]);
    const clear = at(5, [11, 700_000], [12, 90]);
    expect(pair(two, clear)).toEqual([]);
    expect(pair(clear, two)).toEqual([]);
    expect(pair(two, at(5, [11, 700_000]))).toEqual([]);
    // Without ratings, their order is chance.
    expect(pair(at(5, [1, 60]), at(5, [11, 0], [12, 0]))).toEqual([]);
    expect(pair(at(5, [1, 0], [2, 0]), at(5, [11, 700_000]))).toEqual([]);
    // With few votes, it may be any of TMDB's many.
    expect(pair(at(5, [1, 60], [2, 1]), at(5, [11, 80]))).toEqual([]);
  });

  it('compares each name in both lists, whichever list has more', () => {
    const tmdb = [1, 3, 4, 6, 9].flatMap((key) => at(key, [key * 10, 1]));
    const imdb = [2, 3, 6, 7, 8, 9, 10].flatMap((key) => at(key, [key * 100, 1]));
    expect(pair(tmdb, imdb)).toEqual([3, 6, 9].map((key) => ({ tmdb: key * 10, imdb: key * 100 })));
    expect(pair([], imdb)).toEqual([]);
    expect(pair(tmdb, [])).toEqual([]);
  });

  it('closes both lists, also where one ends first', () => {
    const open = new Set(['tmdb', 'imdb']);
    function* list(name: string, keys: number[]): Generator<NamedEntry> {
      try {
        for (const key of keys) yield { key, id: key, fame: 1 };
      } finally {
        open.delete(name);
      }
    }
    Array.from(pairByName(list('tmdb', [1]), list('imdb', [1, 2, 3])));
    expect([...open]).toEqual([]);
  });
});
