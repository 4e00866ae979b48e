import { describe, expect, it } from 'vitest';

import { nameOf } from '#importing/testing/sampleLines.ts';

import { nameKey } from './nameKey.ts';

describe('nameKey', () => {
  it('is the same for all spellings of a name', () => {
    expect(nameKey('Amélie')).toBe(nameKey(' AMELIE!'));
    expect(nameKey('Thelma & Louise')).toBe(nameKey('thelma and louise'));
    expect(nameKey('Heat')).not.toBe(nameKey('Heap'));
  });

  it('is null where a name has no letters', () => {
    expect(nameKey('…!')).toBeNull();
    expect(nameKey('')).toBeNull();
  });

  it('is a whole number, and another for each of many names', () => {
    const names = new Set(Array.from({ length: 10_000 }, (_, index) => `${nameOf(index % 500)} ${index}`));
    const keys = new Set([...names].map(nameKey));
    expect(keys.size).toBe(names.size);
    expect([...keys].every((key) => Number.isSafeInteger(key))).toBe(true);
  });
});
