import { expect, it } from 'vitest';

import { timeAgo } from './SessionsSection.tsx';

const now = Date.parse('2026-11-21T20:00:00Z');

it.each([
  ['2026-11-21T20:00:00Z', 'just now'],
  ['2026-11-21T19:58:30Z', 'just now'],
  ['2026-11-21T19:58:00Z', '2 minutes ago'],
  ['2026-11-21T19:00:00Z', '1 hour ago'],
  ['2026-11-20T20:00:01Z', '23 hours ago'],
  ['2026-11-20T20:00:00Z', '1 day ago'],
  ['2026-08-21T20:00:00Z', '92 days ago'],
  ['2027-01-01T00:00:00Z', 'just now'],
  ['nonsense', 'just now'],
])('%s was %s', (then, words) => {
  expect(timeAgo(then, now)).toBe(words);
});
