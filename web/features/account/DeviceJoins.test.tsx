import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import type { Library } from '#web/api/library/library.ts';

import { JoinsAccount } from './DeviceJoins.tsx';

const film = (id: number): TitleId => ({ media: 'movie', id });

type Kept = { marked?: readonly TitleId[]; listed?: readonly TitleId[]; account?: 'guest' | 'signed-in' };

/** A library with these titles in the watchlist, and those in a list. */
function libraryOf({ marked = [], listed = [], account = 'guest' }: Kept) {
  const none = () => () => {};
  const library: Library = {
    marksOf: () => ({ watchlist: null, seen: null, rating: null, hidden: false }),
    titlesWith: (mark) =>
      mark === 'watchlist' ? marked.map((title) => ({ title, value: {} as never, at: 1 })) : [],
    lists: () => [{ id: 'a', list: { name: 'A', about: '', share: null }, count: listed.length }],
    itemsOf: () => listed.map((title) => ({ title, item: { place: 'a', note: '' } })),
    listsWith: () => [],
    savedSets: () => [],
    setting: () => null,
    write: () => {},
    subscribe: none,
    status: () => ({ account, waiting: 0, problem: null }),
    onRefused: none,
    export: () => [],
    flush: async () => {},
  };
  return library;
}

const show = async (openLibrary: () => Promise<Library>) =>
  render(<JoinsAccount openLibrary={openLibrary} />);

it.each([
  [1, 'One title on this device will be added to your account.'],
  [7, 'Seven titles on this device will be added to your account.'],
  [40, '40 titles on this device will be added to your account.'],
])('says what %i titles do', async (count, words) => {
  const library = libraryOf({ marked: Array.from({ length: count }, (_, index) => film(index + 1)) });
  const screen = await show(async () => library);
  await expect.element(screen.getByText(words)).toBeVisible();
});

it('counts each title once, wherever it is kept', async () => {
  const library = libraryOf({ marked: [film(1), film(2)], listed: [film(2), { media: 'tv', id: 1 }] });
  const screen = await show(async () => library);
  await expect.element(screen.getByText('Three titles', { exact: false })).toBeVisible();
});

it.each([
  ['nothing is kept', async () => libraryOf({})],
  ['it is an account’s already', async () => libraryOf({ marked: [film(1)], account: 'signed-in' })],
  ['the library does not open', async () => Promise.reject(new Error('closed'))],
])('says nothing where %s', async (_, openLibrary: () => Promise<Library>) => {
  const opened = openLibrary();
  const screen = await show(() => opened);
  await opened.catch(() => {});
  await new Promise(requestAnimationFrame);
  expect(screen.container.textContent).toBe('');
});
