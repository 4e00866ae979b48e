import { createEngine } from '@marquee/assistant';
import { expect, test } from 'vitest';

import { shippedFind, shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { measureTellings, readOwnTellings } from './tellings.ts';

const titles = shippedTitles();
const find = shippedFind();
const tellings = readOwnTellings().filter(({ half }) => half === 'open');

test('most of what is told is found, by its words and by the whole engine', () => {
  const parts = { titles, find, engine: createEngine(titles, find) };
  const { words, engine } = measureTellings(tellings, parts);
  expect(words.hit1).toBeGreaterThanOrEqual(0.97);
  // The first two may change places where a name in the story says what else is meant.
  expect(engine.hit1).toBeGreaterThanOrEqual(words.hit1 - 0.01);
  expect(engine.hit3).toBeGreaterThanOrEqual(words.hit3);
  expect(engine.hit8).toBeGreaterThanOrEqual(words.hit8);
});

test('an engine that finds nothing scores nothing', () => {
  const engine = createEngine([], () => []);
  const { words, engine: of } = measureTellings(tellings, { titles, find: () => [], engine });
  expect([words.hit8, of.hit8]).toEqual([0, 0]);
});
