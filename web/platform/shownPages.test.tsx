import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import { isStillHere, leftPage, removeLeftPages, turnPage, usePages } from './shownPages.ts';

const place = (entry: string, pathname: string) => ({ entry, pathname, search: '', isFollowed: true });
const home = place('1', '/');
const film = place('2', '/movie/1');
const person = place('3', '/person/1');

it('keeps the last page that people go back to, hidden, with its address', async () => {
  const { result } = await renderHook(() => usePages());
  const { shown } = result.current;
  turnPage({ ...home, isKept: true }, film);
  expect(leftPage(shown)).toMatchObject(home);
  turnPage({ ...film, isKept: false }, person);
  expect(isStillHere('2', '/movie/1')).toBe(false);
  removeLeftPages();
  expect(isStillHere('1', '/')).toBe(true);
  expect(isStillHere('1', '/movie/1')).toBe(false);

  turnPage({ ...person, isKept: false }, home);
  expect(leftPage(shown)).toBeUndefined();
  await expect.poll(() => result.current.shown).toBe(shown);
  removeLeftPages();
  await expect.poll(() => result.current.left).toEqual([]);
});

it('gives the same address, opened again, a page of its own', async () => {
  const { result } = await renderHook(() => usePages());
  const { shown } = result.current;
  turnPage({ ...home, isKept: true }, film);
  turnPage({ ...film, isKept: false }, place('4', '/'));
  await expect.poll(() => result.current.shown).toBeGreaterThan(shown);
  expect(leftPage(shown)).toMatchObject(home);
  expect(leftPage(result.current.shown)).toBeUndefined();
});
