import { describe, expect, it } from 'vitest';

import { comingOf } from './ComingUp.tsx';
import { focusOf } from './InFocus.tsx';
import { billOf, candidatesOf, themesOf } from './weekOf.ts';

const film = (id: number, vote_average: number, year: number) => ({
  id,
  title: `Film ${id}`,
  release_date: `${year}-01-01`,
  vote_average,
  backdrop_path: `/m${id}-backdrop.svg`,
});

describe('focusOf', () => {
  const films = [film(1, 7, 1990), film(2, 9, 1984), film(3, 8, 2001), film(4, 6, 2010), film(5, 9.5, 1999)];

  it('shows the best four, and leaves out the feature while there are others', () => {
    expect(focusOf(films, 'directed', 5)).toEqual({
      films: [films[1], films[2], films[0], films[3]],
      backdrop: '/m2-backdrop.svg',
      words: 'Five films here, from 1984 to 2010. Start with Film 2.',
      more: 'All five films',
    });
  });

  it('shows one film of a saga before it shows a second', () => {
    const saga = films.map((one) =>
      Object.assign({}, one, { title: one.id === 4 ? 'Alone' : `Saga: part ${one.id}` }),
    );
    expect(focusOf(saga, 'directed', 99)?.films.map(({ id }) => id)).toEqual([5, 4, 2, 3]);
  });

  it('has other words for actors', () => {
    expect(focusOf(films, 'played', 5)?.words).toBe(
      'On screen in five films here, from 1984 to 2010. Start with Film 2.',
    );
  });

  it('is null with too few films, or with films of unknown years', () => {
    expect(focusOf(films.slice(0, 3), 'directed', 5)).toBeNull();
    expect(
      focusOf(
        films.map((one) => Object.assign({}, one, { release_date: '' })),
        'directed',
        5,
      ),
    ).toBeNull();
  });
});

describe('the week', () => {
  it('has two themes that differ, for any feature', () => {
    for (let id = 1; id <= 40; id += 1) {
      const [row, bill] = themesOf({ id });
      expect(row.name).not.toBe(bill.name);
    }
    expect(themesOf({ id: 3 })).toEqual(themesOf({ id: 3 }));
  });

  it('puts two neighbours on a double bill', () => {
    expect(billOf(['a', 'b', 'c'], { id: 4 })).toEqual(['a', 'b']);
    expect(billOf(['a', 'b', 'c'], { id: 5 })).toEqual(['b', 'c']);
    expect(billOf(['a'], { id: 5 })).toEqual(['a']);
    expect(billOf([], { id: 5 })).toEqual([]);
  });

  it('prefers the director, then the cast', () => {
    expect(
      candidatesOf({ directors: [{ id: 1, name: 'A' }], leads: [{ id: 2, name: 'B' }] }).map(({ id, as }) => [
        id,
        as,
      ]),
    ).toEqual([
      [1, 'directed'],
      [2, 'played'],
    ]);
  });
});

const old = (id: number) => ({ id, release_date: '1946-12-20' });

describe('comingOf', () => {
  const days = { minimum: '2026-11-27', maximum: '2026-12-24' };

  it('gives a repertory’s films the first day of their week, one film for each day', () => {
    const films = Array.from({ length: 40 }, (_, index) => old(index));
    expect(comingOf(films, { dates: days, total: 40 }).map(({ film, day }) => [film.id, day])).toEqual([
      [0, '2026-11-27'],
      [10, '2026-12-04'],
      [20, '2026-12-11'],
      [30, '2026-12-18'],
    ]);
  });

  it('fills up with more films of the same days where there are too few days', () => {
    const films = [old(1), old(2), old(3)];
    expect(
      comingOf(films, { dates: { ...days, maximum: '2026-12-03' }, total: 3 }).map(({ day }) => day),
    ).toEqual(['2026-11-27', '2026-11-27', '2026-11-27']);
  });

  it('uses a new film’s own date', () => {
    const films = [
      { id: 1, release_date: '2026-12-16' },
      { id: 2, release_date: '2026-12-02' },
    ];
    expect(comingOf(films, { dates: days, total: 2 }).map(({ film, day }) => [film.id, day])).toEqual([
      [2, '2026-12-02'],
      [1, '2026-12-16'],
    ]);
  });

  it('is empty without a window', () => {
    expect(comingOf([old(1)], { dates: undefined, total: 1 })).toEqual([]);
  });
});
