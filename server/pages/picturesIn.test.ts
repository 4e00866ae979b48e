import { expect, it } from 'vitest';

import { picturesIn } from './picturesIn.ts';

it('finds the pictures of a page once each, in its order and in every size', () => {
  const html = `<img srcSet="/t/p/w1280/m1-backdrop.abc12304.svg 1280w" src="/t/p/w1280/m1-backdrop.abc12304.svg">
    <script src="/static/a.js"></script>
    <img srcSet="/t/p/w240/m2-poster.webp 240w, /t/p/w342/m2-poster.webp 342w" src="/t/p/w342/m2-poster.svg">
    <img srcSet="/t/p/w342/m2-poster.webp 342w" src="/t/p/w342/m2-poster.svg">
    <img srcSet="https://image.example/t/p/w342/m3-poster.svg 342w" src="https://image.example/t/p/w342/m3.svg">`;
  expect(picturesIn(html)).toEqual([
    { size: 'w1280', file: 'm1-backdrop.abc12304.svg' },
    { size: 'w240', file: 'm2-poster.webp' },
    { size: 'w342', file: 'm2-poster.webp' },
  ]);
});
