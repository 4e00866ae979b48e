import { createEngine, lexicon } from '@marquee/assistant';
import { expect, test } from 'vitest';

import { shippedFind, shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { measureDeterminism } from './determinism.ts';
import { measureFacts } from './facts.ts';
import { readRows } from './factsRows.ts';
import { measureConstraints } from './generated.ts';
import { generateRequests } from './generatedRequests.ts';
import { remembering } from './remembering.ts';

const titles = shippedTitles();
const engine = remembering(createEngine(titles, shippedFind()));
const parts = { rows: readRows(titles), entries: new Map(lexicon.map((entry) => [entry.id, entry])) };
const requests = generateRequests(150);
const conversations = requests.map(({ turns }) => turns);

test('every pick meets the request, or a note says what was loosened', () => {
  const { violations, seenShown, twice, empty } = measureConstraints(requests, { engine, ...parts });
  expect({ violations, seenShown, twice, empty }).toEqual({
    violations: { asked: [], claimed: [] },
    seenShown: 0,
    twice: 0,
    empty: 0,
  });
});

test('every fact of every pick is so in its row', () => {
  const answers = conversations.map((turns) => ({
    say: turns.map(({ say }) => say),
    answer: engine.answer({ turns, seen: [] }, { count: 6, year: 2026 }),
  }));
  const { facts, lies } = measureFacts(answers, parts);
  expect({ isMuch: facts > 2000, lies }).toEqual({ isMuch: true, lies: [] });
});

test('another engine, asked in another order, answers the same', { tags: ['full'] }, () => {
  expect(measureDeterminism(conversations, [engine, createEngine(titles, shippedFind())]).differing).toEqual(
    [],
  );
});
