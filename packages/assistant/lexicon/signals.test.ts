import { describe, expect, it } from 'vitest';

import type { TitleFacts } from '../facts.ts';
import type { LexiconEntry } from './entries.ts';
import { signalsOf } from './signals.ts';

const heist: LexiconEntry = {
  id: 'heist',
  group: 'trope',
  label: 'heist',
  phrases: ['heist'],
  keywords: { heist: 1, 'bank robbery': 0.6, thief: 0.2 },
  moods: { stylish: 0.3 },
  genres: ['Crime', 'Thriller', 'Action'],
  against: { keywords: { prison: 0.5 }, moods: { bleak: 1 }, genres: { War: 1 } },
};

const title = (facts: Partial<TitleFacts>): TitleFacts => ({
  media: 'movie',
  id: 1,
  name: 'A title',
  originalName: 'A title',
  alsoNamed: [],
  year: 2000,
  runtime: 100,
  seasons: null,
  episodes: null,
  isEnded: null,
  genres: [],
  language: 'en',
  countries: ['US'],
  certification: 'PG-13',
  collection: null,
  companies: null,
  makers: [],
  writers: [],
  cast: [],
  keywords: [],
  moods: [],
  audience: null,
  story: null,
  overview: '',
  tagline: '',
  score: 7,
  fame: 50,
  ...facts,
});
const strength = (facts: Partial<TitleFacts>): number => signalsOf(heist, title(facts)).strength;

describe('signalsOf', () => {
  it('is nothing where nothing speaks for it', () => {
    expect(signalsOf(heist, title({ keywords: ['dog'], moods: ['bleak'] }))).toEqual({
      strength: 0,
      tags: [],
      against: [],
    });
  });

  it('names what speaks for it, the strongest first', () => {
    expect(
      signalsOf(heist, title({ keywords: ['thief', 'bank robbery', 'dog', 'heist'], moods: ['stylish'] }))
        .tags,
    ).toEqual(['heist', 'bank robbery', 'stylish', 'thief']);
  });

  it('grows with every sign, and stays below one', () => {
    const one = strength({ keywords: ['heist'] });
    const two = strength({ keywords: ['heist', 'bank robbery'] });
    const all = strength({
      keywords: ['heist', 'bank robbery', 'thief'],
      moods: ['stylish'],
      genres: ['Crime'],
    });
    expect(one).toBeGreaterThan(0.8);
    expect(two).toBeGreaterThan(one);
    expect(all).toBeGreaterThan(two);
    expect(all).toBeLessThanOrEqual(1);
  });

  it('takes a weak sign for less than a strong one, and a late keyword for less than an early one', () => {
    expect(strength({ keywords: ['thief'] })).toBeLessThan(strength({ keywords: ['bank robbery'] }));
    const others = Array.from({ length: 10 }, (_, at) => `keyword ${at}`);
    expect(strength({ keywords: [...others, 'heist'] })).toBeLessThan(
      strength({ keywords: ['heist', ...others] }),
    );
  });

  it('lets genres alone count for little, and tags none of them', () => {
    const { strength, tags } = signalsOf(heist, title({ genres: ['Crime', 'Thriller', 'Action'] }));
    expect(strength).toBeGreaterThan(0);
    expect(strength).toBeLessThanOrEqual(0.4);
    expect(tags).toEqual([]);
  });

  it('is lowered by contrary signs, and names them', () => {
    const dark = signalsOf(
      heist,
      title({ keywords: ['heist', 'prison'], moods: ['bleak'], genres: ['War'] }),
    );
    expect(dark.against).toEqual(['prison', 'bleak', 'War']);
    expect(dark.strength).toBeLessThan(0.2);
    expect(strength({ keywords: ['heist', 'prison'] })).toBeLessThan(strength({ keywords: ['heist'] }));
  });
});
