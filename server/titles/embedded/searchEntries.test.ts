import { describe, expect, it } from 'vitest';

import { searchEntries } from './searchEntries.ts';
import { filmRow, seriesRow } from './testing/sampleRows.ts';
import { memoryDatabase, shippedDatabase, shippedRows } from './testing/testCatalogue.ts';

describe('searchEntries', () => {
  it('says all that is known of a title', () => {
    const rows = [
      { ...filmRow({ tmdb_id: 603 }), imdb: 'tt0133093', also: ['Pier 1', 'Der lange Steg'] },
      seriesRow({ tmdb_id: 603 }),
    ];
    const entries = [...searchEntries(memoryDatabase(rows))];
    expect(entries.find(({ kind }) => kind === 'movie')).toEqual({
      kind: 'movie',
      id: 603,
      name: 'The Long Pier',
      originalName: 'The Long Pier',
      alternatives: ['Pier 1', 'Der lange Steg'],
      popularity: expect.any(Number),
      adult: false,
      video: false,
      imdb: 'tt0133093',
      firstYear: 1998,
      lastYear: 1998,
      runtime: 101,
      language: 'en',
      genres: [18],
      score: 7.1,
      votes: expect.any(Number),
    });
    expect(entries.find(({ kind }) => kind === 'tv')).toMatchObject({
      id: 603,
      name: 'Harbour Lights',
      alternatives: [],
      imdb: null,
      firstYear: 2004,
      lastYear: 2006,
    });
  });

  it('names people, keywords, and collections of two films and more', () => {
    const pier = { collection: 'Pier Collection' };
    const second = filmRow({ title: 'The Longer Pier', ...pier });
    const alone = filmRow({ title: 'Heron', collection: 'Heron Collection' });
    const entries = [...searchEntries(memoryDatabase([filmRow(pier), second, alone]))];
    const names = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ name }) => name);
    expect(names('collection')).toEqual(['Pier Collection']);
    expect(names('person')).toContain('Ada Holm');
    expect(entries.find(({ name }) => name === 'lighthouse')).toMatchObject({
      kind: 'keyword',
      popularity: 3,
    });
  });

  it('gives every title of the shipped catalogue once', () => {
    const rows = shippedRows();
    const entries = [...searchEntries(shippedDatabase())].filter(
      ({ kind }) => kind === 'movie' || kind === 'tv',
    );
    expect(new Set(entries.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(rows.length);
    expect(entries).toHaveLength(rows.length);
  });
});
