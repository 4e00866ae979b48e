import { expect, it } from 'vitest';

import { readSearch } from './pageParameters.ts';

it.each([
  ['/movie/603', '?utm_source=mail&fbclid=1', ''],
  ['/movie/603', '?z=1&play=abc&z=2', '?play=abc'],
  ['/search', '?q=a+b&%74ype=movie&gclid', '?q=a+b&%74ype=movie'],
  ['/ai', '?q=a&x=1&q=b&x=2', '?q=a&x=1&q=b&x=2'],
  ['/top_rated', '?%=1&%E0%A4%A=2&page=3', '?page=3'],
  ['/signin', '?from=%2Fmovie%2F603%3Fz%3D1', '?from=%2Fmovie%2F603%3Fz%3D1'],
  ['/', '?', '?'],
  ['/', '', ''],
  ['/discover/movie', '?colour=blue&genre=18', '?colour=blue&genre=18'],
])('of %s%s a page reads %s', (pathname, search, read) => {
  expect(readSearch(pathname, search)).toBe(read);
});
