import { expect, it } from 'vitest';

import { isCurrent } from './bars.tsx';

it.each([
  ['/top_popular', '/top_popular', true],
  ['/series', '/series/on_the_air', true],
  ['/top_popular', '/', false],
  ['/', '/series', false],
  ['/series', '/seriesly', false],
  ['/discover/movie', '/discover/tv', true],
  ['/series', '/discover/tv', false],
])('%s on %s: %s', (href, pathname, current) => {
  expect(isCurrent(href, pathname)).toBe(current);
});
