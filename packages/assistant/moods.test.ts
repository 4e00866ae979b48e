import { expect, test } from 'vitest';

import { shippedTitles } from '../../server/assistant/testing/shippedTitles.ts';
import { createEngine } from './createEngine.ts';
import type { TitleFacts } from './facts.ts';

const engine = createEngine(shippedTitles());
const picksFor = (say: string): TitleFacts[] =>
  engine
    .answer({ turns: [{ say, without: [] }], seen: [] }, { count: 8, year: 2026 })
    .picks.slice(0, 5)
    .map(({ title }) => title);

type Judged = NonNullable<TitleFacts['audience']>;
const gentle = ({ scary, violence, sad }: Judged) => scary <= 1 && violence <= 1 && sad <= 1;

// Of the five first at most one may be beside the point.
test.each<[string, (audience: Judged, title: TitleFacts) => boolean]>([
  ['cosy film for a stormy evening', gentle],
  ['feel good but not cheesy', ({ sad, scary }) => sad <= 1 && scary <= 1],
  ['I am heartbroken, he left me, cheer me up', ({ sad, scary }) => sad <= 1 && scary <= 1],
  ['I got dumped and want to laugh', ({ sad, scary }) => sad <= 1 && scary <= 1],
  ['hungover, zero brain please', ({ attention, scary }) => attention <= 2 && scary <= 1],
  ['laugh so hard I cry', (_, { genres }) => genres.includes('Comedy')],
  ['I need a good cry', ({ sad }) => sad >= 2],
  ['make things blow up', (_, { genres }) => genres.includes('Action')],
  ['on the edge of my seat', ({ pace }) => pace >= 3],
  ['something to fall asleep to', ({ pace, scary }) => pace <= 3 && scary <= 1],
  ['spooky but not really scary', ({ scary, violence }) => scary <= 2 && violence <= 1],
  ['scare me to death', ({ scary }) => scary >= 2],
  ['slow and quiet', ({ pace, violence }) => pace <= 2 && violence <= 2],
  ['worst day at work, something funny', ({ scary, sad }) => scary <= 1 && sad <= 1],
  ["I'm ill in bed", gentle],
  ['with a glass of wine', ({ madeFor }) => madeFor === 'adults' || madeFor === 'teens'],
])('%s', (say, isMeant) => {
  const missed = picksFor(say).filter((title) => title.audience !== null && !isMeant(title.audience, title));
  expect(missed.map(({ name }) => name).slice(1)).toEqual([]);
});
