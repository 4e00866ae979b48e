import { describe, expect, it } from 'vitest';

import { neighboursOf, seasonsInOrder, yearsOf } from './seasonList.ts';

const season = (season_number: number, air_date: string | null = null) => ({
  season_number,
  air_date,
  episode_count: 8,
  name: `Season ${season_number}`,
});
const numbers = (seasons: { season_number: number }[]) => seasons.map(({ season_number }) => season_number);

describe('the seasons of a series', () => {
  it('are counted from one, with the specials last', () => {
    expect(numbers(seasonsInOrder([season(0), season(2), season(1)]))).toEqual([1, 2, 0]);
  });

  it('know their neighbours', () => {
    const seasons = [season(0), season(1), season(2)];
    const around = (number: number) => {
      const { previous, next } = neighboursOf(seasons, number);
      return [previous?.season_number ?? null, next?.season_number ?? null];
    };
    expect(around(1)).toEqual([null, 2]);
    expect(around(2)).toEqual([1, 0]);
    expect(around(0)).toEqual([2, null]);
    expect(around(9)).toEqual([null, null]);
  });
});

describe('the years of a series', () => {
  const years = (status: 'Ended' | 'Returning Series', firstAired: string | null, lastAired: string | null) =>
    yearsOf({ status, firstAired, lastAired, seasons: [season(1, '2011-04-17'), season(8, '2019-04-14')] });

  it('run to now while more may come', () => {
    expect(years('Returning Series', '2022-02-18', null)).toEqual({ from: 2022, to: 'now' });
  });

  it('end with the last episode, or with the last season where that is unknown', () => {
    expect(years('Ended', '2011-04-17', '2019-05-19')).toEqual({ from: 2011, to: 2019 });
    expect(years('Ended', '2011-04-17', null)).toEqual({ from: 2011, to: 2019 });
  });

  it('are not made up', () => {
    expect(years('Ended', null, '2019-05-19')).toBeNull();
  });
});
