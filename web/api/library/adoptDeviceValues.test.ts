import { Change } from '@marquee/contracts/library/libraryValue.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { adoptDeviceValues } from './adoptDeviceValues.ts';
import type { KeptSet, LibraryProblem, LibraryWrite } from './library.ts';

const id = (count: number) => `3f2a1b40-8c5d-4e6f-9a7b-${String(count).padStart(12, '0')}`;
const comedies = { href: '/discover/movie?genre=35', name: 'Comedy', words: 'Films · Comedy' };
const westerns = { href: '/discover/movie?genre=37', name: 'Westerns', words: 'Films · Western' };

let stored: Map<string, string>;

function libraryWith({ searches = null as string[] | null, sets = [] as KeptSet[] } = {}) {
  const writes: LibraryWrite[] = [];
  let problem: LibraryProblem | null = null;
  return {
    writes,
    deny: () => {
      problem = 'not-kept';
    },
    setting: (name: string) => (name === 'recentSearches' ? searches : null) as never,
    savedSets: () => sets,
    write: (changes: readonly LibraryWrite[]) => void writes.push(...changes),
    status: () => ({ account: 'guest' as const, waiting: 0, problem }),
  };
}

function adopt(library: ReturnType<typeof libraryWith>) {
  let count = 0;
  adoptDeviceValues(library, {
    newId: () => id((count += 1)),
    now: () => Date.parse('2026-11-21T12:00:00Z'),
  });
  return library.writes;
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what earlier versions kept', () => {
  it('moves into the library in its order, and away from where it was', () => {
    stored.set('marquee-recent-searches', '["heat","alien"]');
    stored.set('marquee-saved-sets', JSON.stringify([comedies, westerns]));
    expect(adopt(libraryWith({ searches: ['Alien', 'ran'] }))).toEqual([
      {
        key: `set/${id(1)}`,
        value: {
          name: 'Comedy',
          address: comedies.href,
          words: comedies.words,
          added: '2026-11-21T12:00:00.000Z',
        },
      },
      {
        key: `set/${id(2)}`,
        value: {
          name: 'Westerns',
          address: westerns.href,
          words: westerns.words,
          added: '2026-11-21T11:59:59.999Z',
        },
      },
      { key: 'setting/recentSearches', value: ['heat', 'alien', 'ran'] },
    ]);
    expect(stored.size).toBe(0);
    expect(adopt(libraryWith())).toEqual([]);
  });

  it('leaves out a set that the library has', () => {
    stored.set('marquee-saved-sets', JSON.stringify([comedies]));
    const set = { name: 'Mine', address: comedies.href, words: '', added: '2026-11-20T12:00:00.000Z' };
    expect(adopt(libraryWith({ sets: [{ id: id(9), set }] }))).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it('stays where it is while nothing else is kept', () => {
    stored.set('marquee-recent-searches', '["heat"]');
    const library = libraryWith();
    library.deny();
    expect(adopt(library)).toHaveLength(1);
    expect(stored.size).toBe(1);
  });

  it('is only taken where it is what it should be', () => {
    const set = fc.record({
      href: fc.oneof(
        fc.constantFrom(comedies.href, 'javascript:alert(1)', 'https://elsewhere.test/', 7),
        fc.string(),
      ),
      name: fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom('', null)),
      words: fc.string({ unit: 'binary' }),
    });
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(set).map((sets) => JSON.stringify(sets)),
    );
    fc.assert(
      fc.property(text, text, (searches, sets) => {
        stored.set('marquee-recent-searches', searches);
        stored.set('marquee-saved-sets', sets);
        for (const write of adopt(libraryWith()))
          expect(Change.safeParse({ ...write, at: 1 }).error).toBeUndefined();
        expect(stored.size).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});
