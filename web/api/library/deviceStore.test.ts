import { expect, test } from 'vitest';

import { nothingRead, readOn } from './deviceStore.ts';

test('reading goes on where it stopped, and never over a gap', () => {
  const read = readOn(nothingRead, { from: 0, version: 5, etag: '"5"' });
  expect(read).toEqual({ version: 5, etag: '"5"' });
  expect(readOn(read, { from: 5, version: 9, etag: null })).toEqual({ version: 9, etag: null });
  // Another tab is behind, or ahead of what this one has.
  expect(readOn(read, { from: 0, version: 3, etag: '"3"' })).toBe(read);
  expect(readOn(read, { from: 6, version: 9, etag: null })).toBe(read);
  // The device's copy was taken away meanwhile.
  expect(readOn(nothingRead, { from: 5, version: 9, etag: null })).toBe(nothingRead);
});
