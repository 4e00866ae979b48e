import { describe, expect, it } from 'vitest';

import { neighboursOf, seasonsInOrder, yearsOf } from './seasonList.ts';

const season = (number: number, year: number | null = null) => ({ number, year, episodes: 8 });
const numbers = (seasons: { number: number }[]) => seasons.map(({ number }) => number);

describe('the seasons of a series', () => {
  it('are counted from one, with the specials last', () => {
    expect(numbers(seasonsInOrder([season(0), season(2), season(1)]))).toEqual([1, 2, 0]);
  });

  it('know their neighbours', () => {
    const seasons = [season(0), season(1), season(2)];
    const around = (number: number) => {
      const { previous, next } = neighboursOf(seasons, number);
      return [previous?.number ?? null, next?.number ?? null];
    };
    expect(around(1)).toEqual([null, 2]);
    expect(around(2)).toEqual([1, 0]);
    expect(around(0)).toEqual([2, null]);
    expect(around(9)).toEqual([null, null]);
  });
});

describe('the years of a series', () => {
  const ended = {
    status: 'Ended',
    firstAired: '2011-04-17',
    lastAired: null,
    seasons: [season(1, 2011), season(8, 2019)],
  } as const;

  it('run to now while more may come', () => {
    expect(yearsOf({ ...ended, status: 'Returning Series', seasons: [...ended.seasons] })).toEqual({
      from: 2011,
      to: 'now',
    });
  });

  it('end with the last episode, or with the last season where that is unknown', () => {
    const seasons = [...ended.seasons];
    expect(yearsOf({ ...ended, lastAired: '2020-05-19', seasons })).toEqual({ from: 2011, to: 2020 });
    expect(yearsOf({ ...ended, seasons })).toEqual({ from: 2011, to: 2019 });
  });

  it('are not made up', () => {
    expect(yearsOf({ ...ended, seasons: [season(1, 2011), season(2)] })).toEqual({ from: 2011, to: null });
    expect(yearsOf({ ...ended, firstAired: null, seasons: [] })).toBeNull();
  });
});
