import { afterEach, expect, test, vi } from 'vitest';

import { newId } from './newId.ts';

const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an id is a random UUID, on pages without a secure connection too', () => {
  expect(newId()).toMatch(version4);
  const getRandomValues = (bytes: Uint8Array) => {
    bytes.set(Array.from(bytes, (_, index) => index * 17));
    return bytes;
  };
  vi.stubGlobal('crypto', { getRandomValues });
  expect(newId()).toBe('00112233-4455-4677-8899-aabbccddeeff');
});
