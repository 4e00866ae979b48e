import { expect, it } from 'vitest';

import { createEarlierNumbers } from './earlierNumbers.ts';
import { collectionId, keywordId, ownTitleId, personId } from './ids.ts';
import { memoryDatabase, shippedCatalogue } from './testing/testCatalogue.ts';

const { rows, ids } = shippedCatalogue();
const current = createEarlierNumbers(memoryDatabase(rows, ids));
const at = (address: string) => {
  const url = current(new URL(address, 'http://marquee.test'));
  return url && url.pathname + url.search;
};

const keanu = personId('Keanu Reeves');
const hanks = personId('Tom Hanks');
const travel = keywordId('time travel');
const cats = ownTitleId('movie', 'Cats', 2019);

it.each([
  [`/person/${keanu}`, '/person/6384'],
  [`/person/${keanu}-keanu-reeves?sort=rated`, '/person/6384-keanu-reeves?sort=rated'],
  [`/movie/${cats}-cats/credits`, '/movie/536869-cats/credits'],
  [`/collection/${collectionId('The Lord of the Rings Collection')}`, '/collection/119'],
  [`/3/person/${keanu}/combined_credits`, '/3/person/6384/combined_credits'],
  [`/3/discover/movie?with_cast=${hanks}|${keanu},1&page=2`, '/3/discover/movie?with_cast=31|6384,1&page=2'],
  [`/discover/movie?keyword=${travel}&person=-${keanu}`, '/discover/movie?keyword=4379&person=-6384'],
  [`/api/titles?keys=movie-603,movie-${cats}`, '/api/titles?keys=movie-603,movie-536869'],
])('leads %s to %s', (earlier, address) => {
  expect(at(earlier)).toBe(address);
});

it.each([
  '/person/6384',
  `/movie/${keanu}`,
  `/person/${keanu}0`,
  `/person/${personId('Nobody At All')}`,
  '/search?q=1795262400',
  `/lists/${cats}`,
])('leaves %s as it is', (address) => {
  expect(at(address)).toBeNull();
});
