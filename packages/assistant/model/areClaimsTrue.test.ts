import { expect, test } from 'vitest';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { createEngine } from '../createEngine.ts';
import type { TitleFacts } from '../facts.ts';
import { areClaimsTrue } from './areClaimsTrue.ts';

const titles = shippedTitles();
const engine = createEngine(titles);
const claims = (text: string, title: TitleFacts) => areClaimsTrue(text, title, { engine, year: 2026 });
const fargo = titles.find(({ name, media }) => name === 'Fargo' && media === 'movie') as TitleFacts;

test.each([
  'Dry, snowy and a little cruel.',
  'Well worth an evening.',
  'Bleak and funny, with Frances McDormand.',
  'A crime story from Minnesota.',
])('the row supports it: %s', (text) => {
  expect(claims(text, fargo)).toBe(true);
});

test.each([
  'Has no violence at all.',
  'Never too violent.',
  'Family-friendly fun.',
  'Just right for a ten-year-old.',
  'The best film of its year.',
  'Based on a true story.',
  'Set in space.',
  'A French romance.',
  'Under an hour long.',
  'A series with a heart.',
  'It won an Oscar.',
  'Free on Netflix.',
])('the row does not support it: %s', (text) => {
  expect(claims(text, fargo)).toBe(false);
});

test('what is said of one title by its row is hardly ever true of another', () => {
  const say = ({ moods, genres, keywords }: TitleFacts) =>
    `A ${moods[0]} ${genres[0]?.toLowerCase()} about ${keywords[0]} and ${keywords[1]}.`;
  const some = titles.filter((_, place) => place % 10 === 0);
  const kept = some.filter((title) => claims(say(title), title));
  const lies = some.filter((title, place) => claims(say(some[(place + 7) % some.length] ?? title), title));
  expect(kept.length / some.length).toBeGreaterThan(0.9);
  expect(lies.length / some.length).toBeLessThan(0.02);
});
