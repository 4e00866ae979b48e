import { createEngine } from '@marquee/assistant';
import { expect, test } from 'vitest';

import { shippedFind, shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { examples } from './examples.ts';

const engine = createEngine(shippedTitles(), shippedFind());

test.each(examples)('finds what its posters show: $question', ({ question, picks }) => {
  const answer = engine.answer(
    { turns: [{ say: question, without: [] }], seen: [] },
    { count: 8, year: 2026 },
  );
  const found = answer.picks.map(({ title: { media, id } }) => ({ media, id }));
  expect(picks).toHaveLength(4);
  expect(found).toEqual(expect.arrayContaining([...picks]));
  expect(answer.query.unknown).toEqual([]);
});
