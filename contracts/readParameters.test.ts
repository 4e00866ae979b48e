import { expect, it } from 'vitest';

import { readSearch } from './readParameters.ts';

it.each([
  ['/movie/603', '?utm_source=mail&fbclid=1', ''],
  ['/movie/603', '?z=1&play=abc&z=2', '?play=abc'],
  ['/search', '?q=a+b&%74ype=movie&gclid', '?q=a+b&%74ype=movie'],
  ['/ai', '?q=a&x=1&q=b&x=2', '?q=a&x=1&q=b&x=2'],
  ['/top_rated', '?%=1&%E0%A4%A=2&page=3', '?page=3'],
  ['/signin', '?from=%2Fmovie%2F603%3Fz%3D1', '?from=%2Fmovie%2F603%3Fz%3D1'],
  ['/', '?', '?'],
  ['/', '', ''],
  ['/discover/movie', '?colour=blue&genre=18&utm_source=mail', '?genre=18'],
  ['/3/movie/603', '?api_key=a&z=1&language=de&query=x', '?language=de'],
  [
    '/3/discover/movie',
    '?with_genres=18&vote_average%2Egte=7&first_air_date_year=1999',
    '?with_genres=18&vote_average%2Egte=7',
  ],
  ['/3/search/movie', '?query=a&&z=1', '?query=a'],
  ['/api/suggest', '?q=a&page=2', '?q=a'],
  ['/api/discover/tv/surprise', '?not=1,2&z=1', '?not=1,2'],
  ['/t/p/w342/a.svg', '?z=1', ''],
  ['/readyz', '?exclude=writes', '?exclude=writes'],
])('of %s%s is read %s', (pathname, search, read) => {
  expect(readSearch(pathname, search)).toBe(read);
});
