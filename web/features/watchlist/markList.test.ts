import { expect, it } from 'vitest';

import type { MarkedTitle } from '#web/api/library/library.ts';

import { inMarkListOrder, readMarkListAddress, markListHref } from './LibraryHead.tsx';

const rated = (media: 'movie' | 'tv', id: number, value: number, at: number): MarkedTitle => ({
  title: { media, id },
  value,
  at,
});
const titles = [rated('movie', 3, 6, 30), rated('tv', 2, 9, 20), rated('movie', 1, 9, 10)];
const ids = (search: string) =>
  inMarkListOrder(titles, readMarkListAddress(search)).map(({ title: { id } }) => id);

it('shows the newest first, and what the address asks for', () => {
  expect(ids('')).toEqual([3, 2, 1]);
  expect(ids('order=oldest')).toEqual([1, 2, 3]);
  expect(ids('order=best')).toEqual([2, 1, 3]);
  expect(ids('kind=movie&order=best')).toEqual([1, 3]);
  expect(ids('kind=play&order=worst')).toEqual([3, 2, 1]);
});

it('writes only what differs into the address', () => {
  expect(markListHref('/rated', { kind: null, order: 'newest' })).toBe('/rated');
  expect(markListHref('/rated', { kind: 'tv', order: 'best' })).toBe('/rated?kind=tv&order=best');
});
