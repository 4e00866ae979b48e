import { describe, expect, it } from 'vitest';

import { createCatalogue } from './catalogue.ts';
import { collectionId, personId } from './ids.ts';
import { createLookup } from './lookup.ts';
import { namePictures } from './picturePaths.ts';
import { filmRow, seriesRow } from './testing/sampleRows.ts';
import { memoryDatabase } from './testing/testCatalogue.ts';

const database = memoryDatabase([
  filmRow({
    tmdb_id: 2,
    collection: 'Pier Collection',
    title: 'The Pier Again',
    tone: 'gold',
    year: 2003,
    release_date: '2003-01-01',
  }),
  filmRow({ tmdb_id: 1, collection: 'Pier Collection', fame: 90 }),
  seriesRow({ tmdb_id: 1, created_by: [] }),
]);
const lookup = createLookup(database, createCatalogue(database));

describe('createLookup', () => {
  it('distinguishes a film from a series of the same number', () => {
    expect(lookup.findTitle('movie', 1)).toEqual({
      title: 'The Long Pier',
      originalTitle: null,
      language: 'en',
      year: 1998,
      genres: ['Drama'],
      moods: ['melancholy', 'slow-burn'],
      keywords: ['pier', 'winter', 'sea', 'sisters', 'lighthouse', 'debt'],
      motifs: ['ocean', 'wave'],
      tone: 'slate',
      makers: ['Edith Marsh'],
      collection: 'Pier Collection',
      kin: null,
      seasons: [],
    });
    expect(lookup.findTitle('tv', 1)).toMatchObject({
      title: 'Harbour Lights',
      makers: ['Channel 4'],
      seasons: [
        { number: 1, episodes: 6 },
        { number: 2, episodes: 8 },
      ],
    });
  });

  it('names the first title of a collection to the others', () => {
    expect(lookup.findTitle('movie', 2)?.kin).toMatchObject({
      title: 'The Long Pier',
      year: 1998,
      collection: 'Pier Collection',
    });
  });

  it('says the same of a series once its pictures are named', () => {
    const unnamed = memoryDatabase([seriesRow({ tmdb_id: 1 })]);
    const ofSeries = createLookup(unnamed, createCatalogue(unnamed));
    const before = ofSeries.findTitle('tv', 1);
    namePictures(unnamed, (plain) => plain.replace('.svg', '.abc123.svg'));
    expect(ofSeries.findTitle('tv', 1)).toEqual(before);
  });

  it('knows the name a title was first shown under, where that was another', () => {
    expect(lookup.findTitle('movie', 2)).toMatchObject({
      title: 'The Pier Again',
      originalTitle: 'The Long Pier',
    });
  });

  it('gives a collection the facts of its earliest title', () => {
    expect(lookup.findCollection(collectionId('Pier Collection'))).toMatchObject({
      name: 'Pier Collection',
      first: { title: 'The Long Pier' },
    });
  });

  it('is null where nothing has the number', () => {
    expect(lookup.findTitle('movie', 9)).toBeNull();
    expect(lookup.findPerson(9)).toBeNull();
    expect(lookup.findCollection(9)).toBeNull();
  });

  it('lists everything that has a page, the best known first', () => {
    expect(lookup.films().map(({ name }) => name)).toEqual(['The Long Pier', 'The Pier Again']);
    expect(lookup.series()).toEqual([{ id: 1, name: 'Harbour Lights' }]);
    expect(lookup.seasons().map(({ season }) => season)).toEqual([1, 2]);
    expect(lookup.collections()).toEqual([{ id: collectionId('Pier Collection'), name: 'Pier Collection' }]);
    expect(lookup.people()).toContainEqual({ id: personId('Ada Holm'), name: 'Ada Holm' });
  });
});
