import { describe, expect, it, vi } from 'vitest';

import { createRecentSearches, recentSearchesKey, type SearchMemory } from './recentSearches.ts';

function memoryWith(stored?: string): SearchMemory & { stored: () => string | null } {
  const entries = new Map<string, string>(stored === undefined ? [] : [[recentSearchesKey, stored]]);
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    stored: () => entries.get(recentSearchesKey) ?? null,
  };
}

const fullMemory: SearchMemory = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {},
};

describe('recent searches', () => {
  it('keep the newest eight, newest first', () => {
    const memory = memoryWith();
    const searches = createRecentSearches(() => memory);
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) searches.add(word);
    expect(searches.recent()).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b']);
    expect(JSON.parse(memory.stored() ?? '')).toEqual(searches.recent());
  });

  it('move a repeated search to the front in its newest spelling', () => {
    const searches = createRecentSearches(() => memoryWith('["heat","alien"]'));
    searches.add('  ALIEN ');
    expect(searches.recent()).toEqual(['ALIEN', 'heat']);
  });

  it('ignore an empty search', () => {
    const searches = createRecentSearches(() => memoryWith());
    searches.add('   ');
    expect(searches.recent()).toEqual([]);
  });

  it('forget one, and all, leaving nothing behind', () => {
    const memory = memoryWith('["heat","alien"]');
    const searches = createRecentSearches(() => memory);
    searches.remove('heat');
    expect(searches.recent()).toEqual(['alien']);
    searches.clear();
    expect(searches.recent()).toEqual([]);
    expect(memory.stored()).toBeNull();
  });

  it.each(['', '{', '"heat"', '{"0":"heat"}', 'null', '[1,null,{}]'])(
    'start empty on a broken %s',
    (stored) => {
      expect(createRecentSearches(() => memoryWith(stored)).recent()).toEqual([]);
    },
  );

  it('take what can be used of a damaged list', () => {
    const long = 'x'.repeat(5000);
    const stored = JSON.stringify(['heat', 7, '', 'heat', long]);
    expect(createRecentSearches(() => memoryWith(stored)).recent()).toEqual(['heat', long.slice(0, 120)]);
  });

  it('last for the visit where storage is full', () => {
    const searches = createRecentSearches(() => fullMemory);
    searches.add('heat');
    expect(searches.recent()).toEqual(['heat']);
  });

  it('work where storage is forbidden altogether', () => {
    const searches = createRecentSearches(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    searches.add('heat');
    searches.add('alien');
    expect(searches.recent()).toEqual(['alien', 'heat']);
  });

  it('tell listeners, and give them the same list until it changes', () => {
    const searches = createRecentSearches(() => memoryWith());
    const heard = vi.fn();
    const stop = searches.subscribe(heard);
    expect(searches.recent()).toBe(searches.recent());
    searches.add('heat');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    searches.add('alien');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('take up what another tab has stored', () => {
    const memory = memoryWith();
    const searches = createRecentSearches(() => memory);
    expect(searches.recent()).toEqual([]);
    memory.setItem(recentSearchesKey, '["heat"]');
    searches.reload();
    expect(searches.recent()).toEqual(['heat']);
  });
});
