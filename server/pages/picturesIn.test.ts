import { expect, it } from 'vitest';

import { picturesIn } from './picturesIn.ts';

it('finds the pictures of a page once each, in its order', () => {
  const html = `<img src="/t/p/w1280/m1-backdrop.abc12304.svg" alt=""><script src="/static/a.js"></script>
    <img srcset="/t/p/w154/m2-poster.svg 154w, /t/p/w342/m2-poster.svg 342w" src="/t/p/w342/m2-poster.svg">
    <img src="/t/p/w342/m2-poster.svg"><img src="https://image.example/t/p/w342/m3-poster.svg">`;
  expect(picturesIn(html)).toEqual([
    { size: 'w1280', file: 'm1-backdrop.abc12304.svg' },
    { size: 'w342', file: 'm2-poster.svg' },
  ]);
});
