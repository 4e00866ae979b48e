import type { Filters } from '@marquee/contracts/facets.ts';
import { describe, expect, it } from 'vitest';

import { setFilters, stateOf, withoutFilter, withRange, withState } from './filterChanges.ts';

const filters: Filters = {
  genre: { in: ['16', '18'], out: ['27'] },
  year: { from: 1990, to: 1999 },
};

describe('a value', () => {
  it('is asked for, kept out, or neither', () => {
    expect(['16', '27', '35'].map((value) => stateOf(filters, 'genre', value))).toEqual(['in', 'out', null]);
    expect(stateOf(filters, 'mood', 'dark')).toBeNull();
  });

  it('changes sides, and is on one of them only', () => {
    expect(withState(filters, 'genre', '16', 'out').genre).toEqual({ in: ['18'], out: ['27', '16'] });
    expect(withState(filters, 'genre', '27', 'in').genre).toEqual({ in: ['16', '18', '27'], out: [] });
  });

  it('keeps its place where it is there already', () => {
    expect(withState(filters, 'genre', '16', 'in')).toEqual(filters);
  });

  it('removes its facet where it was the last one', () => {
    const one = withState({}, 'language', 'ja', 'in');
    expect(one).toEqual({ language: { in: ['ja'], out: [] } });
    expect(withState(one, 'language', 'ja', null)).toEqual({});
  });
});

describe('a range', () => {
  it('replaces the one before', () => {
    expect(withRange(filters, 'year', { from: null, to: 1960 }).year).toEqual({ from: null, to: 1960 });
  });

  it('is gone where both ends are open', () => {
    expect(withRange(filters, 'year', { from: null, to: null })).toEqual({ genre: filters.genre });
    expect(withRange(filters, 'year', null)).toEqual({ genre: filters.genre });
  });
});

it('lists what is set in the order of the panel, and removes any of it', () => {
  const set = setFilters(filters);
  expect(set).toEqual([
    { name: 'genre', value: '16', state: 'in' },
    { name: 'genre', value: '18', state: 'in' },
    { name: 'genre', value: '27', state: 'out' },
    { name: 'year', range: { from: 1990, to: 1999 } },
  ]);
  expect(set.reduce<Filters>((left, one) => withoutFilter(left, one), filters)).toEqual({});
});
