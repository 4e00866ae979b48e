import { embeddedSite, type Site } from '@marquee/contracts/site.ts';
import { expect, test, vi } from 'vitest';

import { openKeys } from './browserLibrary.ts';

const tmdbSite: Site = { ...embeddedSite, content: 'tmdb' };
const answer = (moved: unknown) => async () => Response.json({ moved });

function createJournal(kept: string | null = null) {
  let value = kept;
  return { getItem: () => value, setItem: (_: string, next: string) => void (value = next) };
}

test('nobody is asked where the embedded catalogue answers, or no server is there', async () => {
  const fetch = vi.fn(answer([['movie', 10, 20]]));
  for (const site of [embeddedSite, { ...tmdbSite, server: false }]) {
    const keys = await openKeys({ site, fetch, journal: null });
    expect(keys.shown('mark/movie/10/seen')).toBe('mark/movie/10/seen');
  }
  expect(fetch).not.toHaveBeenCalled();
});

test('the first page waits for the numbers, the next one has them at once and hears of newer ones', async () => {
  const journal = createJournal();
  const first = await openKeys({ site: tmdbSite, fetch: answer([['movie', 10, 20]]), journal });
  expect(first.shown('mark/movie/10/seen')).toBe('mark/movie/20/seen');
  const told = Promise.withResolvers<Response>();
  const fetch = () => told.promise;
  const second = await openKeys({ site: tmdbSite, fetch, journal });
  expect(second.shown('mark/movie/10/seen')).toBe('mark/movie/20/seen');
  told.resolve(Response.json({ moved: [['movie', 10, 30]] }));
  await expect.poll(() => journal.getItem()).toContain('30');
});

test('where nobody answers, keys are what they are', async () => {
  for (const [fetch, kept] of [
    [async () => Response.error(), null],
    [async () => new Response('<html>'), 'no JSON'],
    [async () => Promise.reject(new TypeError('no network')), '{"moved":3}'],
  ] as const) {
    const keys = await openKeys({ site: tmdbSite, fetch, journal: createJournal(kept) });
    expect(keys.shown('mark/movie/10/seen')).toBe('mark/movie/10/seen');
  }
});
