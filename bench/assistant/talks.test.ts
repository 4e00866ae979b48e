import { createEngine } from '@marquee/assistant';
import type { EngineAnswer } from '@marquee/assistant';
import { expect, test } from 'vitest';

import { shippedFind, shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { measureTalks } from './talks.ts';

const engine = createEngine(shippedTitles(), shippedFind());

for (const { talks, tags } of [
  { talks: 12, tags: [] },
  { talks: 200, tags: ['full'] },
])
  test(`in ${talks} conversations of ten turns each turn asks for what was meant`, { tags }, () => {
    const { turns, asExpected, byKind, wrong } = measureTalks(talks, engine);
    expect({ turns, isKept: asExpected >= 0.99, undo: byKind['undo'], wrong: wrong.slice(3) }).toEqual({
      turns: talks * 10,
      isKept: true,
      undo: { turns: expect.any(Number), asExpected: 1 },
      wrong: [],
    });
  });

test('a turn that is lost is found', () => {
  const forgetful = {
    answer: ({
      turns: [first = { say: '', without: [] }],
    }: Parameters<typeof engine.answer>[0]): EngineAnswer =>
      engine.answer({ turns: [first], seen: [] }, { count: 8, year: 2026 }),
  };
  const { asExpected, wholly, wrong } = measureTalks(3, forgetful);
  expect({ isLess: asExpected < 1, wholly, wrong: wrong.length }).toEqual({
    isLess: true,
    wholly: 0,
    wrong: 3,
  });
});
