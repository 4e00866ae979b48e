import { expect, test } from 'vitest';

import { lexicon } from '#core/concierge/lexicon/entries.ts';
import { shippedTitles } from '#core/concierge/testing/shippedTitles.ts';

import { createExpectations } from './goldExpectation.ts';
import { readGold } from './goldRequests.ts';

const gold = readGold();
const titles = shippedTitles();

test('the gold names titles and people that the catalogue has, and says nothing twice', () => {
  const { unknownNames } = createExpectations(titles, lexicon);
  expect(gold.flatMap(({ wishes, ok }) => [...wishes, ...ok].flatMap(unknownNames))).toEqual([]);
  expect(new Set(gold.map(({ id }) => id)).size).toBe(gold.length);
  expect(new Set(gold.map(({ turns }) => JSON.stringify(turns))).size).toBe(gold.length);
});
