import { describe, expect, it } from 'vitest';

import type { KeptSet } from '#web/api/library/library.ts';

import { withName, withoutFilter, withFilter, withFilterAt } from './savedFilters.ts';
import { setsOf, setWrites } from './useSavedFilters.ts';

const kept = (id: string, genre: number, added: string): KeptSet => ({
  id,
  set: { name: `Set ${genre}`, address: `/discover/movie?genre=${genre}`, words: 'Films', added },
});
const both = [kept('b', 2, '2026-11-21T12:00:00.000Z'), kept('a', 1, '2026-11-20T12:00:00.000Z')];
const parts = { newId: () => 'new', now: () => new Date('2026-11-22T12:00:00Z') };
const first = setsOf(both)[0];
const second = setsOf(both)[1];

describe('what is written of saved sets', () => {
  it('is one register for what is saved, called otherwise or taken away', () => {
    const set = { href: '/discover/tv', name: 'Series', words: 'Series' };
    expect(setWrites(both, withFilter(setsOf(both), set), parts)).toEqual([
      {
        key: 'set/new',
        value: {
          name: 'Series',
          address: '/discover/tv',
          words: 'Series',
          added: '2026-11-22T12:00:00.000Z',
        },
      },
    ]);
    expect(setWrites(both, withName(setsOf(both), '/discover/movie?genre=1', 'Other'), parts)).toEqual([
      { key: 'set/a', value: { ...both[1]?.set, name: 'Other' } },
    ]);
    expect(setWrites(both, withoutFilter(setsOf(both), '/discover/movie?genre=2'), parts)).toEqual([
      { key: 'set/b', value: null },
    ]);
    expect(setWrites(both, setsOf(both), parts)).toEqual([]);
  });

  it('puts back what was removed where it was', () => {
    const left = both.slice(0, 1);
    const sets = second ? withFilterAt(setsOf(left), second, 1) : [];
    expect(setWrites(left, sets, parts)).toEqual([{ key: 'set/new', value: both[1]?.set }]);
  });

  it('removes both where two devices saved the same', () => {
    const twice = [...both, kept('c', 2, '2026-11-19T12:00:00.000Z')];
    expect(setsOf(twice)).toEqual([first, second]);
    expect(setWrites(twice, withoutFilter(setsOf(twice), '/discover/movie?genre=2'), parts)).toEqual([
      { key: 'set/b', value: null },
      { key: 'set/c', value: null },
    ]);
  });

  it('shows nothing that leads elsewhere', () => {
    const set = { name: 'x', address: 'javascript:alert(1)', words: '', added: '2026-11-19T12:00:00.000Z' };
    expect(setsOf([{ id: 'x', set }])).toEqual([]);
  });
});
