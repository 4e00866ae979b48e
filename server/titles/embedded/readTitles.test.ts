import { facetWords } from '@marquee/contracts/facetWords.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { createBrowseNames } from './browseNames.ts';
import { certifications, moods } from './build/closedLists.ts';
import { collectionId, keywordId, networkId, personId } from './ids.ts';
import { type CatalogueTitle, readTitles } from './readTitles.ts';
import { filmRow, seriesRow } from './testing/sampleRows.ts';
import { memoryDatabase } from './testing/testCatalogue.ts';

const film = filmRow({
  tmdb_id: 11,
  genres: ['Drama', 'Horror'],
  countries: ['GB', 'FR'],
  collection: 'The Piers',
});
const series = seriesRow({ tmdb_id: 12 });

let titles: readonly CatalogueTitle[];
let nameOf: ReturnType<typeof createBrowseNames>;
beforeAll(() => {
  const database = memoryDatabase([film, series]);
  titles = [...readTitles(database)];
  nameOf = createBrowseNames(database);
});

describe('a title', () => {
  it('is all that the rows say of a film', () => {
    const named = (name: string) => ({ id: personId(name), name });
    expect(titles.find(({ media }) => media === 'movie')).toMatchObject({
      id: 11,
      name: 'The Long Pier',
      date: '1998-02-13',
      year: 1998,
      score: 7.1,
      runtime: 101,
      seasons: null,
      episodes: null,
      language: 'en',
      certification: 'PG',
      status: null,
      type: null,
      inCollection: true,
      genres: [18, 27],
      countries: ['GB', 'FR'],
      moods: ['melancholy', 'slow-burn'],
      keywords: film.keywords.map((name) => ({ id: keywordId(name), name })),
      networks: [],
      cast: film.cast.map(([name, character]) => ({ id: personId(name), name, character })),
      crew: ['Edith Marsh', 'Edith Marsh', 'Frank Odell'].map(named),
      makers: [named('Edith Marsh')],
      writers: ['Edith Marsh', 'Frank Odell'].map(named),
    });
  });

  it('is all that the rows say of a series', () => {
    expect(titles.find(({ media }) => media === 'tv')).toMatchObject({
      id: 12,
      runtime: 48,
      seasons: 2,
      status: 'Ended',
      type: 'Scripted',
      inCollection: false,
      networks: [{ id: networkId('Channel 4'), name: 'Channel 4' }],
      makers: [{ id: personId('Greta Sund'), name: 'Greta Sund' }],
      writers: [],
    });
  });
});

describe('names of values', () => {
  it.each([
    ['genre', '18', 'Drama'],
    ['genre', '10765', 'Sci-Fi & Fantasy'],
    ['genre', '99999', undefined],
    ['language', 'ja', 'Japanese'],
    ['language', 'xx', undefined],
    ['language', 'japanese', undefined],
    ['country', 'GB', 'United Kingdom'],
    ['country', 'gb', undefined],
    ['keyword', String(keywordId('pier')), 'pier'],
    ['person', String(personId('Ada Holm')), 'Ada Holm'],
    ['maker', String(personId('Greta Sund')), 'Greta Sund'],
    ['network', String(networkId('Channel 4')), 'Channel 4'],
    ['network', String(collectionId('The Piers')), undefined],
    ['keyword', '9999999999999999', undefined],
  ] as const)('of the %s %s is %s', (facet, value, name) => {
    expect(nameOf(facet, value)).toBe(name);
  });
});

describe('the words of facets', () => {
  it('are those of the catalogue', () => {
    expect(facetWords.mood).toEqual(moods);
    expect(facetWords.certification.toSorted()).toEqual(certifications.toSorted());
  });
});
