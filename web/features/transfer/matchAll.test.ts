import type { ForeignRow } from '@marquee/contracts/library/libraryAnswer.ts';
import { expect, it } from 'vitest';

import { matchAll, type Matched } from './matchAll.ts';

const row = (title: string): ForeignRow => ({ title, year: null, imdb: null, tmdb: null, media: null });
const unknown = (): Matched => ({ status: 'unknown' });

function testMatch(rows: readonly ForeignRow[], failsAt = Infinity) {
  const known = new Map<number, Matched>();
  const asked: number[] = [];
  const stop = new AbortController();
  let calls = 0;
  const run = (fails: number) =>
    matchAll({
      rows,
      known,
      signal: stop.signal,
      onProgress: () => {},
      ask: async (part) => {
        calls += 1;
        if (calls >= fails) return null;
        asked.push(part.length);
        expect(new TextEncoder().encode(JSON.stringify({ rows: part })).length).toBeLessThan(64 * 1024);
        return part.map(unknown);
      },
    });
  return { known, asked, stop, first: () => run(failsAt), again: () => run(Infinity) };
}

it('asks for a hundred rows at once, and for fewer where they are long', async () => {
  const short = testMatch(Array.from({ length: 250 }, (_, n) => row(`Film ${n}`)));
  expect(await short.first()).toBe(true);
  expect(short.asked).toEqual([100, 100, 50]);
  const long = testMatch(Array.from({ length: 100 }, () => row('長'.repeat(300))));
  expect(await long.first()).toBe(true);
  expect(long.asked).toHaveLength(2);
});

it('keeps what was found when the rest fails, and goes on there', async () => {
  const { known, asked, first, again } = testMatch(
    Array.from({ length: 500 }, (_, n) => row(`Film ${n}`)),
    3,
  );
  expect(await first()).toBe(false);
  expect(known.size).toBe(200);
  expect(await again()).toBe(true);
  expect(asked.reduce((sum, rows) => sum + rows, 0)).toBe(500);
});

it('ends when it is stopped', async () => {
  const { known, stop, first } = testMatch(Array.from({ length: 500 }, (_, n) => row(`Film ${n}`)));
  stop.abort();
  expect(await first()).toBe(false);
  expect(known.size).toBe(0);
});
