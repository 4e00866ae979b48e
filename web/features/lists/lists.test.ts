import { describe, expect, it } from 'vitest';

import { numberedPages, pageHref, pageNumberOf, waitingPages } from './listPaging.ts';
import { allTitleLists, titleListAt } from './titleLists.ts';

const page = (number: number, ...ids: number[]) => ({ page: number, results: ids.map((id) => ({ id })) });

describe('numberedPages', () => {
  it('goes on counting from page to page', () => {
    expect(numberedPages([page(1, 10, 11), page(2, 12)])).toEqual([
      { page: 1, first: 1, items: [{ id: 10 }, { id: 11 }] },
      { page: 2, first: 3, items: [{ id: 12 }] },
    ]);
  });

  it('starts where the first loaded page starts', () => {
    expect(numberedPages([page(3, 1)])).toEqual([{ page: 3, first: 41, items: [{ id: 1 }] }]);
  });

  it('shows a title that moved to the next page only once, without a gap in the numbers', () => {
    expect(numberedPages([page(1, 1, 2), page(2, 2, 3), page(3, 4, 1)])).toEqual([
      { page: 1, first: 1, items: [{ id: 1 }, { id: 2 }] },
      { page: 2, first: 3, items: [{ id: 3 }] },
      { page: 3, first: 4, items: [{ id: 4 }] },
    ]);
  });

  it('is empty without pages', () => expect(numberedPages([])).toEqual([]));
});

describe('pageNumberOf', () => {
  it.each([
    ['', 1],
    ['page=1', 1],
    ['page=2', 2],
    ['page=500', 500],
    ['q=x&page=7', 7],
    ['page=501', null],
    ['page=0', null],
    ['page=x', null],
    ['page=', null],
    ['page=-1', null],
    ['page=1.5', null],
    ['page=01', null],
    ['page=1e2', null],
    ['page=%31%00', null],
    ['page=99999999999999999999', null],
  ])('reads "%s"', (search, expected) => expect(pageNumberOf(new URLSearchParams(search))).toBe(expected));

  it('has one address for each page', () => {
    expect(pageHref('/top_rated', 1)).toBe('/top_rated');
    expect(pageHref('/top_rated', 3)).toBe('/top_rated?page=3');
  });
});

describe('titleListAt', () => {
  it.each(allTitleLists)('knows the list at $path', (list) => expect(titleListAt(list.path)).toBe(list));

  it.each(['/', '/Top_Rated', '/top_rated/'])('has none at %s', (path) =>
    expect(titleListAt(path)).toBeUndefined(),
  );
});

describe('waitingPages', () => {
  it.each([
    [20, 1012, [20, 20]],
    [20, 45, [20, 5]],
    [40, 45, [5]],
    [20, 40, [20]],
    [20, 20, [1]],
  ])('after %i of %i have %j cells', (reached, total, cells) => {
    const places = waitingPages(reached / 20, reached, total);
    expect(places.map(({ count }) => count)).toEqual(cells);
    expect(places[0]).toMatchObject({ page: reached / 20 + 1, first: reached + 1 });
  });
});
