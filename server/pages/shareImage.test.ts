import { expect, it } from 'vitest';

import { shareImageOf } from './shareImage.ts';

const card = { type: 'image/jpeg', width: 1200, height: 630 };

it.each([
  ['/t/p/w1280/m603-backdrop.svg', '/t/p/original/m603-share.jpg'],
  ['/t/p/w1280/t1399-backdrop.4fk2c90a.svg', '/t/p/original/t1399-share.4fk2c90a.jpg'],
  ['/t/p/w342/t1399-s0-poster.4fk2c90a.svg', '/t/p/original/t1399-s0-share.4fk2c90a.jpg'],
  ['/t/p/h632/p31-profile.4fk2c90a.svg', '/t/p/original/p31-share.4fk2c90a.jpg'],
  ['/t/p/w1280/c10-backdrop.svg', '/t/p/original/c10-share.jpg'],
])('shares the card of what %s shows', (picture, path) => {
  expect(shareImageOf(picture)).toEqual({ path, ...card });
});

it('shares Marquee’s own card where a page has no picture', () => {
  expect(shareImageOf(undefined)).toEqual({ path: '/share.jpg', ...card });
});

it.each([
  ['/t/p/w1280/s3TBrRGB1iav7gFOCNx3H31MoES.jpg', '/t/p/w1280/s3TBrRGB1iav7gFOCNx3H31MoES.jpg', 1280, 720],
  [
    'https://pictures.example/t/p/w342/abcDEF12.jpg',
    'https://pictures.example/t/p/w780/abcDEF12.jpg',
    780,
    1170,
  ],
  [
    'https://pictures.example/t/p/h632/abcDEF12.jpg',
    'https://pictures.example/t/p/h632/abcDEF12.jpg',
    421,
    632,
  ],
])('shares of the photograph %s what a chat has room for', (picture, path, width, height) => {
  expect(shareImageOf(picture)).toEqual({ path, type: 'image/jpeg', width, height });
});

it.each(['/t/p/w1280/logo.png', '/t/p/w300/t1399-s1e2-still.svg', '/elsewhere.svg'])(
  'shares %s as it is',
  (picture) => {
    expect(shareImageOf(picture)).toEqual({ path: picture });
  },
);
