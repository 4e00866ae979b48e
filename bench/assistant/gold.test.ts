import { createEngine, lexicon } from '@marquee/assistant';
import { expect, test } from 'vitest';

import { shippedFind, shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { measureGold } from './gold.ts';
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

const parts = { engine: createEngine(titles, shippedFind()), titles, lexicon };

for (const { asked, tags } of [
  { asked: gold.filter((_, index) => index % 5 === 0), tags: [] },
  { asked: gold, tags: ['full'] },
])
  test(
    `the embedded engine understands ${asked.length} of the gold: parts, every "no", titles and people`,
    { tags },
    () => {
      const { f1, negation, linking, kindsOfSentence, failures } = measureGold({ gold: asked, ...parts });
      expect({
        parts: f1 >= 0.92,
        negation,
        linking: linking.precision >= 0.97 && linking.recall >= 0.97,
        kinds: kindsOfSentence >= 0.99,
        wrongSigns: failures.filter(({ sign }) => sign !== undefined),
      }).toEqual({ parts: true, negation: 1, linking: true, kinds: true, wrongSigns: [] });
    },
  );
