import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { airingToday, dayNumber, onTheAir } from './airing.ts';

const running = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
/** A Monday. */
const monday = dayNumber(new Date('2026-01-12T12:00:00Z'), 'UTC') ?? 0;
const week = Array.from({ length: 7 }, (_, index) => monday + index);

describe('onTheAir', () => {
  it('stays the same from Monday to Sunday and changes then', () => {
    const series = running(36);
    for (const day of week) expect(onTheAir(series, day)).toEqual(onTheAir(series, monday));
    expect(onTheAir(series, monday + 7)).not.toEqual(onTheAir(series, monday));
    expect(onTheAir(series, monday)).toHaveLength(24);
  });
});

describe('airingToday', () => {
  it('gives every series that is on the air one evening of the week', () => {
    const series = running(36);
    const evenings = week.flatMap((day) => airingToday(series, day));
    expect(evenings.toSorted((a, b) => a.id - b.id)).toEqual(onTheAir(series, monday));
  });

  it('is never empty while anything runs, and always part of the week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60_000 }), (count, day) => {
        const series = running(count);
        const today = airingToday(series, day);
        expect(today.length).toBeGreaterThan(0);
        expect(onTheAir(series, day)).toEqual(expect.arrayContaining(today));
      }),
    );
  });

  it('is empty when nothing runs', () => {
    expect(airingToday([], monday)).toEqual([]);
  });
});

describe('dayNumber', () => {
  it('knows that the day begins earlier in the east', () => {
    const evening = new Date('2026-01-12T20:00:00Z');
    expect(dayNumber(evening, 'Asia/Tokyo')).toBe(monday + 1);
    expect(dayNumber(evening, 'America/New_York')).toBe(monday);
  });

  it('knows no zone that is not there', () => {
    expect(dayNumber(new Date('2026-01-12T20:00:00Z'), 'Middle-earth')).toBeUndefined();
  });
});
