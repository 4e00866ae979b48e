import { expect, it } from 'vitest';

import { reasonOf } from './QueryProblem.tsx';

it.each([
  [404, 'missing'],
  [429, 'busy'],
  [500, 'service'],
  [503, 'service'],
  [400, 'refused'],
  [401, 'token'],
])('reads status %d as %s', (status, reason) => {
  expect(reasonOf({ status, data: null })).toBe(reason);
});

it.each([
  ['FETCH_ERROR', 'unreachable'],
  ['TIMEOUT_ERROR', 'slow'],
  ['CUSTOM_ERROR', 'unreadable'],
] as const)('reads %s as %s', (status, reason) => {
  expect(reasonOf({ status, error: 'why' })).toBe(reason);
});

it('reads an answer that was no JSON as unreadable', () => {
  expect(reasonOf({ status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: 'why' })).toBe(
    'unreadable',
  );
});

it('has words for an error of no known kind', () => {
  expect(reasonOf({ message: 'broken' })).toBe('unreadable');
  expect(reasonOf(undefined)).toBe('unreadable');
});
