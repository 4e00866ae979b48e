import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  mostSavedFilters,
  type SavedFilter,
  tidyName,
  withName,
  withoutFilter,
  withFilter,
  withFilterAt,
} from './savedFilters.ts';

const set = (genre: number, name = `Set ${genre}`): SavedFilter => ({
  href: `/discover/movie?genre=${genre}`,
  name,
  words: 'Films',
});
const names = (sets: readonly SavedFilter[]) => sets.map(({ name }) => name);
const full = Array.from({ length: mostSavedFilters }, (_, index) => set(index + 1));

describe('a list of saved sets', () => {
  it('has the newest in front, and each state once', () => {
    const sets = [set(1), set(2), set(1, 'Again')].reduce<readonly SavedFilter[]>(withFilter, []);
    expect(names(sets)).toEqual(['Again', 'Set 2']);
  });

  it('adds no more than there is room for, but renews what it has', () => {
    expect(withFilter(full, set(99))).toBe(full);
    expect(names(withFilter(full, set(50, 'Renewed')))[0]).toBe('Renewed');
  });

  it('renames, and keeps the old name rather than none', () => {
    expect(names(withName([set(1)], set(1).href, '  A  new\nname '))).toEqual(['A new name']);
    expect(names(withName([set(1)], set(1).href, ' '))).toEqual(['Set 1']);
  });

  it('puts back what was removed where it was', () => {
    const sets = [set(1), set(2), set(3)];
    const fewer = withoutFilter(sets, set(2).href);
    expect(names(fewer)).toEqual(['Set 1', 'Set 3']);
    expect(withFilterAt(fewer, set(2), 1)).toEqual(sets);
    expect(withFilterAt(sets, set(2), 0)).toBe(sets);
  });
});

describe('a name', () => {
  it('is one visible line of at most 300 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => {
        const name = tidyName(text);
        expect(name.length).toBeLessThanOrEqual(300);
        expect(name).not.toMatch(/\p{Cc}|\p{Cf}/u);
        expect(tidyName(name)).toBe(name);
      }),
    );
  });
});
