import { libraryKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { LibraryValue } from '@marquee/contracts/library/libraryValue.ts';
import { describe, expect, it } from 'vitest';

import { createLibraryView } from './libraryView.ts';

const film = (id: number): TitleId => ({ media: 'movie', id });
const list = (count: number) => `3f2a1b40-8c5d-4e6f-9a7b-00000000000${count}`;
const named = (name: string) => ({ name, about: '', share: null });

function viewOf(...registers: [key: string, value: LibraryValue | null, at?: number][]) {
  const view = createLibraryView();
  for (const [key, value, at = 1] of registers) view.put(key, { value, at });
  return view;
}

describe('marks', () => {
  it('are grouped by title, each by itself, and go one by one', () => {
    const view = viewOf(
      [libraryKey.mark(film(1), 'seen'), { on: null }],
      [libraryKey.mark(film(1), 'rating'), 9],
      [libraryKey.mark(film(1), 'hidden'), true],
      [libraryKey.mark(film(1), 'hidden'), null, 2],
    );
    expect(view.marksOf(film(1))).toEqual({ watchlist: null, seen: { on: null }, rating: 9, hidden: false });
    expect(view.marksOf({ media: 'tv', id: 1 })).toBe(view.marksOf(film(2)));
  });

  it('are the same objects until they change', () => {
    const view = viewOf([libraryKey.mark(film(1), 'rating'), 9], [libraryKey.mark(film(2), 'rating'), 8, 2]);
    const [marks, rated] = [view.marksOf(film(1)), view.titlesWith('rating')];
    view.put(libraryKey.mark(film(3), 'seen'), { value: { on: null }, at: 3 });
    expect(view.marksOf(film(1))).toBe(marks);
    expect(view.titlesWith('rating')).toBe(rated);
    view.put(libraryKey.mark(film(1), 'rating'), { value: 10, at: 4 });
    expect(view.titlesWith('rating')).toEqual([
      { title: film(1), value: 10, at: 4 },
      { title: film(2), value: 8, at: 2 },
    ]);
    // A reader of the earlier array sees no change in it.
    expect(rated).toEqual([
      { title: film(2), value: 8, at: 2 },
      { title: film(1), value: 9, at: 1 },
    ]);
  });

  it('that came in at once are in the order of their days', () => {
    const view = viewOf(
      ...['2026-11-19', '2026-11-21', '2026-11-20'].map((day, id): [string, LibraryValue, number] => [
        libraryKey.mark(film(id + 1), 'seen'),
        { on: day },
        Date.UTC(2026, 10, 22),
      ]),
    );
    expect(view.titlesWith('seen').map(({ title }) => title.id)).toEqual([2, 3, 1]);
  });

  it('that came in late are sorted among the others by their day', () => {
    const [noon, evening] = [Date.UTC(2026, 10, 21, 12), Date.UTC(2026, 10, 21, 20)];
    const seen = (id: number) => libraryKey.mark(film(id), 'seen');
    const view = viewOf(
      [seen(1), { on: null }, Date.UTC(2024, 4, 1)],
      [seen(2), { on: '2019-03-02' }, evening],
      [seen(3), { on: '2025-03-02' }, evening],
      // Of the same day the latest written, and a future day counts as now.
      [seen(4), { on: null }, noon],
      [seen(5), { on: '2026-11-21' }, evening],
      [seen(6), { on: '2026-11-22' }, evening + 1],
    );
    expect(view.titlesWith('seen').map(({ title }) => title.id)).toEqual([6, 5, 4, 3, 1, 2]);
    const wanted = viewOf(
      [libraryKey.mark(film(1), 'watchlist'), { added: '2020-01-05T00:00:00.000Z' }, evening],
      [libraryKey.mark(film(2), 'watchlist'), { added: '2026-11-21T12:00:00.000Z' }, noon],
    );
    expect(wanted.titlesWith('watchlist').map(({ title }) => title.id)).toEqual([2, 1]);
  });

  it('keep their order through thousands of changes, one by one or many at once', () => {
    const view = createLibraryView();
    const at = new Map<number, number>();
    for (let count = 1; count <= 5000; count += 1) {
      const id = (count * 7919) % 1000;
      const isGone = count % 11 === 0;
      at.delete(id);
      if (!isGone) at.set(id, count);
      view.put(libraryKey.mark(film(id + 1), 'hidden'), { value: isGone ? null : true, at: count });
      if (count % 3 === 0 || count > 4000) view.titlesWith('hidden');
    }
    const expected = [...at].toSorted((a, b) => b[1] - a[1]).map(([id]) => id + 1);
    expect(view.titlesWith('hidden').map(({ title }) => title.id)).toEqual(expected);
  });
});

describe('own lists', () => {
  const view = viewOf(
    [libraryKey.list(list(1)), named('Winter')],
    [libraryKey.list(list(2)), named('autumn')],
    [libraryKey.item(list(1), film(1)), { place: 'b', note: '' }],
    [libraryKey.item(list(1), film(2)), { place: 'B', note: 'first' }],
    [libraryKey.item(list(2), film(1)), { place: 'a', note: '' }],
    [libraryKey.item(list(3), film(1)), { place: 'a', note: 'in a list that is gone' }],
  );

  it('are by name, with their items by place', () => {
    expect(view.lists()).toEqual([
      { id: list(2), list: named('autumn'), count: 1 },
      { id: list(1), list: named('Winter'), count: 2 },
    ]);
    expect(view.itemsOf(list(1)).map(({ title }) => title.id)).toEqual([2, 1]);
    expect(view.itemsOf(list(3))).toEqual([]);
    expect(new Set(view.listsWith(film(1)))).toEqual(new Set([list(1), list(2)]));
    expect(view.listsWith(film(1))).toBe(view.listsWith(film(1)));
  });

  it('come back whole when their deletion is undone', () => {
    view.put(libraryKey.list(list(1)), { value: null, at: 2 });
    expect(view.itemsOf(list(1))).toEqual([]);
    expect(view.listsWith(film(1))).toEqual([list(2)]);
    view.put(libraryKey.list(list(1)), { value: named('Winter'), at: 3 });
    expect(view.itemsOf(list(1))).toHaveLength(2);
    view.put(libraryKey.item(list(1), film(1)), { value: null, at: 4 });
    expect(view.lists()[1]).toMatchObject({ count: 1 });
  });
});

it('settings and sets are separate, and what a later version may add is ignored', () => {
  const set = {
    name: 'Comedies',
    address: '/discover/movie?genre=35',
    words: '',
    added: '2026-11-20T10:00:00.000Z',
  };
  const view = viewOf(
    [libraryKey.setting('hideSeen'), true],
    [libraryKey.savedSet(list(1)), set],
    [libraryKey.savedSet(list(2)), { ...set, added: '2026-11-21T10:00:00.000Z' }],
    ['mood/1', true],
  );
  expect(view.setting('hideSeen')).toBe(true);
  expect(view.setting('recentSearches')).toBeNull();
  expect(view.savedSets().map(({ id }) => id)).toEqual([list(2), list(1)]);
});
