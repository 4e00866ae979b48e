import { describe, expect, it, vi } from 'vitest';

import type { LibraryWrite } from '#web/api/library/library.ts';

import { createRecentSearches } from './useRecentSearches.ts';

/** A library as far as searches need one. */
function libraryWith(stored: readonly string[] | null = null) {
  const listeners = new Set<() => void>();
  let kept = stored;
  const library = {
    setting: (name: string) => (name === 'recentSearches' ? kept : null) as never,
    write([change]: readonly LibraryWrite[]) {
      kept = Array.isArray(change?.value) ? change.value : null;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { open: async () => library, kept: () => kept, library };
}

describe('recent searches', () => {
  it('keep the newest eight, newest first', async () => {
    const { open, kept } = libraryWith();
    const searches = createRecentSearches(open);
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) await searches.add(word);
    expect(searches.recent()).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b']);
    expect(kept()).toEqual(searches.recent());
  });

  it('stay in order though the library is still on its way', async () => {
    const { open } = libraryWith(['heat']);
    const searches = createRecentSearches(open);
    await Promise.all([searches.add('alien'), searches.add('jaws'), searches.remove('heat')]);
    expect(searches.recent()).toEqual(['jaws', 'alien']);
  });

  it('move a repeated search to the front in its newest spelling', async () => {
    const searches = createRecentSearches(libraryWith(['heat', 'alien']).open);
    await searches.add('  ALIEN ');
    expect(searches.recent()).toEqual(['ALIEN', 'heat']);
  });

  it('ignore an empty search, and cut a long one', async () => {
    const searches = createRecentSearches(libraryWith().open);
    await searches.add('   ');
    expect(searches.recent()).toEqual([]);
    await searches.add('x'.repeat(5000));
    expect(searches.recent()).toEqual(['x'.repeat(120)]);
  });

  it('forget one, and all, leaving nothing behind', async () => {
    const { open, kept } = libraryWith(['heat', 'alien']);
    const searches = createRecentSearches(open);
    await searches.remove('heat');
    expect(searches.recent()).toEqual(['alien']);
    await searches.clear();
    expect(searches.recent()).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('are none where the library doesn’t come, without a message', async () => {
    const searches = createRecentSearches(async () => {
      throw new Error('no script');
    });
    await searches.add('heat');
    expect(searches.recent()).toEqual([]);
  });

  it('notify listeners, and give them the same list until it changes', async () => {
    const { open, library } = libraryWith(['heat']);
    const searches = createRecentSearches(open);
    const heard = vi.fn();
    const stop = searches.subscribe(heard);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(searches.recent()).toBe(searches.recent());
    // Another device's.
    library.write([{ key: 'setting/recentSearches', value: ['alien'] }]);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(searches.recent()).toEqual(['alien']);
    stop();
    await searches.add('jaws');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
