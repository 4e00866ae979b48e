import { afterEach, expect, it, vi } from 'vitest';

import { chooseAvatar } from './openFirebase.ts';

const avatars = ['owl', 'robot', 'moth'].map((name) => ({
  name,
  label: name,
  url: `/avatars/${name}.3.svg`,
}));

const answer = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(respond));

afterEach(() => vi.unstubAllGlobals());

it.each([
  [0, 'owl'],
  [0.5, 'robot'],
  [0.999, 'moth'],
])('at %d it is the absolute address of the %s', async (seed, name) => {
  answer(async () => Response.json({ avatars }));
  expect(await chooseAvatar(() => seed)).toBe(`${location.origin}/avatars/${name}.3.svg`);
});

it.each([
  ['there are none', async () => Response.json({ avatars: [] })],
  ['the list is refused', async () => new Response('Busy.', { status: 503 })],
  ['the list is none', async () => new Response('<p>')],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('is none where %s', async (_, respond) => {
  answer(respond);
  expect(await chooseAvatar(() => 0)).toBeNull();
});
