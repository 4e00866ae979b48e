import { expect, test } from 'vitest';

import { tokensOf } from './line.ts';
import { withEmoji } from './withEmoji.ts';

const read = (text: string) => withEmoji(text, tokensOf(text)).map(({ word }) => word);

test.each([
  ['🧟‍♂️ but 😂', ['zombies', 'but', 'funny']],
  ['😂', ['funny']],
  ['🕵🏽‍♀️', ['spies']],
  ['👨‍🍳', ['cooking']],
  ['no 🔪', ['no', 'horror']],
  ['🍿 please', ['please']],
  ['a film', ['a', 'film']],
])('%s', (text, words) => {
  expect(read(text)).toEqual(words);
});

test('knows where each stands', () => {
  const text = 'so 😱 a film';
  const places = withEmoji(text, tokensOf(text)).map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual(['so', '😱', 'a', 'film']);
});
