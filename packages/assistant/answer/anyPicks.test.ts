import { expect, it } from 'vitest';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { createEngine } from '../createEngine.ts';
import { type TitleFacts, titleKey } from '../facts.ts';

const titles = shippedTitles();
const engine = createEngine(titles);

type How = { day?: number; seen?: string[]; liked?: TitleFacts[] };

function picksFor(says: readonly string[], { day = 0, seen = [], liked = [] }: How = {}): TitleFacts[] {
  const turns = says.map((say) => ({ say, without: [] }));
  return engine.answer({ turns, seen }, { count: 8, year: 2026, day, liked }).picks.map(({ title }) => title);
}
const keys = (picks: readonly TitleFacts[]) => picks.map((title) => titleKey(title));

it.each(['anything', 'you choose', 'surprise me', 'whatever, just something good', '🎲', '🍿🎬👍'])(
  '%j leaves the choice to us: good ones of many kinds',
  (say) => {
    const picks = picksFor([say]);
    expect(picks).toHaveLength(8);
    expect(Math.min(...picks.map(({ score }) => score))).toBeGreaterThanOrEqual(7);
    expect(new Set(picks.map(({ genres }) => genres[0])).size).toBeGreaterThanOrEqual(4);
  },
);

it('has others every day, and on one day the same', () => {
  const days = Array.from({ length: 10 }, (_, day) => keys(picksFor(['surprise me'], { day })));
  expect(new Set(days.flat()).size).toBeGreaterThan(40);
  expect(keys(picksFor(['surprise me'], { day: 3 }))).toEqual(days[3]);
});

it('leaves out what has been seen', () => {
  const first = keys(picksFor(['surprise me']));
  const next = keys(picksFor(['surprise me'], { seen: first }));
  expect(next.filter((key) => first.includes(key))).toEqual([]);
});

it('goes by what the person likes', () => {
  const liked = titles.filter(
    ({ collection, media }) => collection === 'Toy Story Collection' && media === 'movie',
  );
  const forAdults = (picks: readonly TitleFacts[]) =>
    picks.filter(({ audience }) => audience?.madeFor === 'adults').length;
  expect(forAdults(picksFor(['surprise me'], { liked }))).toBeLessThanOrEqual(1);
  expect(forAdults(picksFor(['surprise me']))).toBeGreaterThanOrEqual(3);
});

it('shows others when it is said again', () => {
  const first = keys(picksFor(['surprise me']));
  const second = keys(picksFor(['surprise me', 'surprise me again']));
  expect(second).toHaveLength(8);
  expect(second.filter((key) => first.includes(key))).toEqual([]);
});
