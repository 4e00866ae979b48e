import { expect, it } from 'vitest';

import { pageOf } from './openAnalytics.tsx';

it.each([
  ['/', '/'],
  ['/top_rated', '/top_rated'],
  ['/movie/603-the-matrix', '/movie/603'],
  ['/tv/1399-game-of-thrones/season/2', '/tv/1399/season/2'],
  ['/person/6384', '/person/6384'],
  ['/search', '/search'],
  ['/ai', '/ai'],
  ['/account/action', '/account/action'],
])('counts %s as %s', (pathname, page) => {
  expect(pageOf(pathname)).toBe(page);
});

it.each([
  ['/lists/for-mum-and-dad', '/lists/:list'],
  ['/list/s3cr3tShare', '/list/:share'],
  ['/movie/ines@films.example', '/movie/:id'],
  ['/movie/%F0%9F%8E%AC', '/movie/:id'],
  ['/what/somebody/typed', '/404'],
  ['/ines@films.example', '/404'],
  ['/%0A', '/404'],
])('leaves out of %s what is secret or was typed', (pathname, page) => {
  expect(pageOf(pathname)).toBe(page);
});
