import { expect, test } from 'vitest';

import { createProvenances } from './provenance.ts';

test('an answer is as good as the least of its parts, and as old as the oldest', () => {
  const { listen, headers } = createProvenances();
  expect(headers()).toEqual({});
  listen({ source: 'tmdb', age: 20 });
  expect(headers()).toEqual({});
  listen({ source: 'stale', age: 7200, cause: 'dns' });
  listen({ source: 'stale', age: 100, cause: 'tcp' });
  expect(headers()).toEqual({
    'cache-control': 'no-store',
    'x-marquee-source': 'stale',
    age: '7200',
    'x-marquee-cause': 'dns',
  });
  listen({ source: 'embedded', cause: 'quota' });
  listen({ source: 'tmdb' });
  expect(headers()).toEqual({
    'cache-control': 'no-store',
    'x-marquee-source': 'embedded',
    'x-marquee-cause': 'quota',
  });
});
