import type { SearchEntry } from '@marquee/title-search';
import { describe, expect, it } from 'vitest';

import { readLexicon } from './embedded.ts';
import { titles } from './titles.ts';

const lexicon = readLexicon();
const real = (kind: SearchEntry['kind'], id: number, name: string): SearchEntry => ({
  kind,
  id,
  name,
  originalName: name,
  alternatives: [],
  popularity: 1,
  adult: false,
  video: false,
  imdb: null,
  firstYear: null,
  lastYear: null,
  runtime: null,
  language: null,
  genres: [],
  score: null,
  votes: null,
});
const embedded = [
  real('movie', 603, 'The Matrix'),
  real('tv', 1399, 'Game of Thrones'),
  real('person', 6384, 'Keanu Reeves'),
];
const count = 20_000;
const entries = [...titles({ count, embedded, lexicon })];
const share = (holds: (entry: SearchEntry) => boolean) => entries.filter(holds).length / entries.length;

describe('invented titles', () => {
  it('are the same in every run, and others with another seed', () => {
    const first = (seed: number) => [...titles({ count: 50, embedded, lexicon, seed })];
    expect(first(1)).toEqual(first(1));
    expect(first(1)).not.toEqual(first(2));
  });

  it('are as many as asked for, people besides, with the real ones among them', () => {
    expect(entries.filter(({ kind }) => kind !== 'person')).toHaveLength(count);
    expect(entries.filter(({ kind }) => kind === 'person').length).toBeGreaterThan(count / 5);
    expect(entries).toEqual(expect.arrayContaining(embedded));
  });

  it('are numbered once each', () => {
    expect(new Set(entries.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(entries.length);
  });

  it('have names that are written properly', () => {
    const names = entries.map(({ name }) => name);
    const others = entries.flatMap(({ originalName, alternatives }) => [alternatives, originalName].flat());
    const wrong = (text: string) =>
      text !== text.trim() || !/\p{L}/u.test(text) || /\bundefined\b|\bnull\b| {2}/.test(text);
    expect([...names, ...others].filter(wrong)).toEqual([]);
  });

  it('are as mixed as a big catalogue', () => {
    expect(share(({ name }) => /[^\p{ASCII}]/u.test(name))).toBeGreaterThan(0.04);
    expect(share(({ name }) => /[^\p{ASCII}]/u.test(name))).toBeLessThan(0.12);
    expect(
      share(({ originalName }) =>
        /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Kana}\p{sc=Hang}\p{sc=Han}]/u.test(originalName),
      ),
    ).toBeGreaterThan(0.05);
    expect(share(({ alternatives }) => alternatives.length > 0)).toBeGreaterThan(0.1);
    expect(share(({ adult, video }) => adult || video)).toBeGreaterThan(0.02);
    expect(share(({ name }) => / (?:II|III|IV|2|3)\b/.test(name))).toBeGreaterThan(0.02);
    expect(share(({ popularity }) => popularity < 1)).toBeGreaterThan(0.5);
    expect(share(({ popularity }) => popularity > 20)).toBeLessThan(0.001);
  });
});
