import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { shippedTitles } from '../../server/assistant/testing/shippedTitles.ts';
import { createEngine } from './createEngine.ts';
import type { EngineAnswer } from './engine.ts';
import { titleKey } from './facts.ts';

const titles = shippedTitles();
const engine = createEngine(titles);

type Said = string | { say: string; without: string[] };

const turnsOf = (says: readonly Said[]) =>
  says.map((turn) => (typeof turn === 'string' ? { say: turn, without: [] } : turn));
const ask = (says: readonly Said[], seen: string[] = []): EngineAnswer =>
  engine.answer({ turns: turnsOf(says), seen }, { count: 6, year: 2026 });
const partsOf = ({ query }: EngineAnswer) => query.parts.map(({ key }) => key);
const keysOf = ({ picks }: EngineAnswer) => picks.map(({ title }) => titleKey(title));

test('a sentence is understood piece by piece, and every pick meets it', () => {
  const say = 'funny 90s sci-fi under two hours, like Galaxy Quest but not animated';
  const { query, picks } = ask([say]);
  expect(query.parts.map(({ key, span }) => [key, span && say.slice(span.start, span.end)])).toEqual([
    ['theme/funny', 'funny'],
    ['years/1990/1999', '90s'],
    ['genre/Science Fiction', 'sci-fi'],
    ['runtime//119', 'under two hours'],
    ['like/movie/926', 'like Galaxy Quest'],
    ['not-genre/Animation', 'not animated'],
  ]);
  expect(picks).toHaveLength(6);
  for (const { title, ledger } of picks) {
    expect(title.year).toBeGreaterThanOrEqual(1990);
    expect(title.year).toBeLessThanOrEqual(1999);
    expect(title.runtime).toBeLessThan(120);
    expect(title.genres).not.toContain('Animation');
    expect(title.name).not.toBe('Galaxy Quest');
    expect(ledger).toHaveLength(6);
  }
});

describe('a conversation', () => {
  test('is changed by what is said next', () => {
    const says: Said[] = ['crime films from the 90s'];
    const first = ask(says);
    says.push('older');
    const older = ask(says);
    expect(older.query.follows).toBe(true);
    expect(partsOf(older)).toContain('genre/Crime');
    expect(partsOf(older)).not.toContain('years/1990/1999');
    says.push('not these');
    const others = ask(says);
    expect(keysOf(others).filter((key) => keysOf(older).includes(key))).toEqual([]);
    says.push('more like the second');
    expect(partsOf(ask(says))).toContain(`like/${keysOf(others)[1]}`);
    says.push('undo', 'undo', 'undo');
    expect(keysOf(ask(says))).toEqual(keysOf(first));
    says.push('a series instead');
    expect(ask(says).picks.every(({ title }) => title.media === 'tv')).toBe(true);
    says.push('start over');
    expect(ask(says)).toMatchObject({ query: { parts: [] }, notes: [{ is: 'started-over' }] });
  });

  test('goes on without its removed parts', () => {
    const answer = ask([{ say: 'scary films from the 80s', without: ['years/1980/1989'] }, 'in French']);
    expect(partsOf(answer)).toEqual(['theme/scary', 'media/movie', 'language/fr']);
  });
});

const sentence = fc.oneof(
  fc.constantFrom(
    'funny french films',
    'like Fargo but lighter',
    'older',
    'newer',
    'shorter',
    'less known',
    'not these',
    'more like the second',
    'not the last one',
    'undo',
    'start over',
    'without Tom Cruise',
    'Heat',
    'no horror, gore or jump scares',
    'thanks',
    'a series instead',
    'under 100 minutes',
    'under 20 minutes from Korea, a western musical with Tom Hanks',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 500 }),
);
const key = fc.constantFrom('theme/funny', 'language/fr', 'like/movie/275', 'genre/Comedy', 'x', '__proto__');
const turn = fc.record({ say: sentence, without: fc.array(key, { maxLength: 3 }) });
const seenTitles = fc.uniqueArray(fc.constantFrom(...titles.map(titleKey)), { maxLength: 60 });

for (const { numRuns, tags } of [
  { numRuns: 12, tags: [] },
  { numRuns: 80, tags: ['full'] },
])
  test(
    `whatever is said, the answer is whole, and the same each time, in ${numRuns} conversations`,
    { tags },
    () => {
      const second = createEngine(titles);
      fc.assert(
        fc.property(fc.array(turn, { minLength: 1, maxLength: 5 }), seenTitles, (turns, seen) => {
          const answer = engine.answer({ turns, seen }, { count: 8, year: 2026 });
          expect(second.answer({ turns, seen }, { count: 8, year: 2026 })).toEqual(answer);

          const parts = partsOf(answer);
          expect(new Set(parts).size).toBe(parts.length);
          const last = turns.at(-1);
          expect(last?.without.filter((dropped) => parts.includes(dropped))).toEqual([]);
          for (const { span, turn: from } of answer.query.parts) {
            expect(from).toBeLessThan(turns.length);
            expect(span?.start ?? 0).toBeLessThanOrEqual(span?.end ?? 0);
            expect(span?.end ?? 0).toBeLessThanOrEqual(last?.say.length ?? 0);
          }

          const picks = keysOf(answer);
          expect(new Set(picks).size).toBe(picks.length);
          expect(picks.filter((pick) => seen.includes(pick))).toEqual([]);
          expect(picks.filter((pick) => parts.includes(`without/${pick}`))).toEqual([]);
          for (const { ledger } of answer.picks) {
            expect(ledger.every((line) => parts.includes(line.part))).toBe(true);
          }
        }),
        { numRuns },
      );
    },
  );
