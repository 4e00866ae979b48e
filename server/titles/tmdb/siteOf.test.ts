import { expect, it } from 'vitest';

import { pictureOriginsOf, siteOf } from './siteOf.ts';

const TMDB_TOKEN = 'a.b.c';

it('without a token everything is our own', () => {
  const settings = { IMAGE_PROXY: 'on', TMDB_IMAGE_BASE_URL: 'https://pictures.example/t/p' } as const;
  expect(siteOf(settings)).toEqual({ content: 'embedded', pictures: '/t/p/', server: true });
  expect(pictureOriginsOf(settings)).toEqual([]);
});

it('with a token browsers fetch pictures from TMDB', () => {
  expect(siteOf({ TMDB_TOKEN })).toEqual({
    content: 'tmdb',
    pictures: 'https://image.tmdb.org/t/p/',
    server: true,
  });
  expect(pictureOriginsOf({ TMDB_TOKEN })).toEqual(['https://image.tmdb.org']);
});

it('or from wherever the pictures are', () => {
  const settings = { TMDB_TOKEN, TMDB_IMAGE_BASE_URL: 'http://127.0.0.1:4000/t/p' };
  expect(siteOf(settings).pictures).toBe('http://127.0.0.1:4000/t/p/');
  expect(pictureOriginsOf(settings)).toEqual(['http://127.0.0.1:4000']);
});

it('or from us, where we keep them', () => {
  expect(siteOf({ TMDB_TOKEN, IMAGE_PROXY: 'on' }).pictures).toBe('/t/p/');
  expect(pictureOriginsOf({ TMDB_TOKEN, IMAGE_PROXY: 'on' })).toEqual([]);
});
