import { expect, test } from 'vitest';

import rows from '../../content/words/franchises.json' with { type: 'json' };
import { shippedTitles } from '../../server/assistant/testing/shippedTitles.ts';
import { franchisesOf } from './franchisesOf.ts';

test.each([
  ['James Bond Collection', ['James Bond']],
  ['Godzilla (Showa) Collection', ['Godzilla']],
  ['Spider-Man (MCU) Collection', ['Marvel Cinematic Universe', 'Spider-Man']],
  ['Iron Man Collection', ['Iron Man', 'Marvel Cinematic Universe']],
  ['The Jaws Collection', ['Jaws']],
  ['A Collection That Nobody Knows', ['A Collection That Nobody Knows']],
])('%s belongs to %j', (collection, franchises) => {
  expect(franchisesOf(collection)).toEqual(franchises);
});

test('every row is about a franchise of the catalogue', () => {
  const known = new Set(
    shippedTitles().flatMap(({ collection }) => (collection === null ? [] : franchisesOf(collection))),
  );
  expect(rows.map(({ franchise }) => franchise).filter((name) => !known.has(name))).toEqual([]);
});
