import { describe, expect, it } from 'vitest';

import { pictureShapes, pictureSource, pictureSrcSet, pictureUrl } from './pictures.ts';

describe('pictures', () => {
  it('builds the address of one size', () => {
    expect(pictureUrl('/m603-poster.svg', 'w342')).toBe('/t/p/w342/m603-poster.svg');
  });

  it('offers every size of the kind with its width, smallest first', () => {
    expect(pictureSrcSet('/a.svg', 'profile')).toBe(
      '/t/p/w45/a.svg 45w, /t/p/w185/a.svg 185w, /t/p/h632/a.svg 421w',
    );
    for (const { sizes } of Object.values(pictureShapes)) {
      const widths = sizes.map(([, width]) => width);
      expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    }
  });

  it('falls back to a middle poster and to the largest of the other kinds', () => {
    expect(pictureSource('/a.svg', 'poster')).toBe('/t/p/w342/a.svg');
    expect(pictureSource('/a.svg', 'backdrop')).toBe('/t/p/w1280/a.svg');
  });
});
