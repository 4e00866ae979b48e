import fc from 'fast-check';
import { expect, it } from 'vitest';

import { continuePath, pathWithReturn, returnPath } from './returnPath.ts';

const backFrom = (from: string) => returnPath(`?from=${encodeURIComponent(from)}`);

it.each(['/movie/603-the-matrix', '/search?q=heat&year=1995', '/tv/1399#seasons', '/account'])(
  'comes back to %s',
  (from) => {
    expect(backFrom(from)).toBe(from);
  },
);

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  ' /movie/603',
  '/signin',
  '/signup?from=/signin',
  '/forgot',
  '/account/action?oobCode=1',
])('goes home instead of to %j', (from) => {
  expect(backFrom(from)).toBe('/');
});

it('goes home where nothing is said', () => {
  expect(returnPath('')).toBe('/');
  expect(returnPath('?other=/movie/603')).toBe('/');
});

it('never leaves the origin, whatever is written', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '#',
      '?',
      'evil.example',
      'http',
      'x',
    ),
  );
  const text = fc.oneof(
    fc.string(),
    pieces.map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(text, (from) => {
      const to = backFrom(from);
      expect(to).toMatch(/^\/(?![/\\])/);
      expect(new URL(to, 'http://ours.test').origin).toBe('http://ours.test');
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['http://ours.test/watchlist?sort=added#top', '/watchlist?sort=added#top'],
  ['http://ours.test/', '/'],
  ['http://ours.test', '/'],
  ['https://ours.test/watchlist', null],
  ['http://ours.test:8080/watchlist', null],
  ['http://evil.test/watchlist', null],
  ['http://ours.test@evil.test/', null],
  ['http://ours.test//evil.test/', null],
  ['http://ours.test/signin', null],
  ['javascript:alert(1)', null],
  ['/watchlist', null],
  ['', null],
])('the address %j of a mail leads to %j', (address, path) => {
  expect(continuePath(address, 'http://ours.test')).toBe(path);
});

it('is written into the address of a form, but not where it says nothing', () => {
  expect(pathWithReturn('/signin', '/search?q=a b')).toBe('/signin?from=%2Fsearch%3Fq%3Da%20b');
  expect(returnPath(new URL(pathWithReturn('/signin', '/search?q=a+b&x'), 'http://a.test').search)).toBe(
    '/search?q=a+b&x',
  );
  expect(pathWithReturn('/signin', '/')).toBe('/signin');
  expect(pathWithReturn('/signup', '/signin')).toBe('/signup');
});
