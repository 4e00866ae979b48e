import { describe, expect, it } from 'vitest';

import type { PersonHit, TitleHit } from '#web/api/searchHit.ts';

import { bestHit } from './bestHit.ts';

const film = (name: string, popularity: number, original: string | null = null): TitleHit => ({
  kind: 'movie',
  id: 1,
  name,
  original,
  year: 1999,
  score: 8,
  genres: [],
  picture: null,
  popularity,
});

const person = (name: string, popularity: number): PersonHit => ({
  kind: 'person',
  id: 2,
  name,
  department: 'Acting',
  knownFor: [],
  picture: null,
  popularity,
});

describe('the best hit', () => {
  it('is the one with the closest name, however known the others are', () => {
    const heat = film('Heat', 10);
    expect(bestHit([person('Heather Graham', 90), heat], 'heat')).toBe(heat);
    const hanks = person('Tom Hanks', 20);
    expect(bestHit([film('Tombstone', 90), hanks], 'tom')).toBe(hanks);
  });

  it('is the better known one between equals', () => {
    const known = person('Hayao Miyazaki', 60);
    expect(bestHit([film('Goro and Miyazaki', 5), known], 'miyazaki')).toBe(known);
  });

  it('counts an original title', () => {
    const film1 = film('Spirited Away', 60, 'Sen to Chihiro no kamikakushi');
    expect(bestHit([film('Sense and Sensibility', 90), film1], 'sen to chihiro')).toBe(film1);
  });

  it('is none where nothing was found', () => expect(bestHit([undefined, undefined], 'x')).toBeNull());
});
