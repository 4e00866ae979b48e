import { embeddedSite } from '@marquee/contracts/site.ts';
import { afterEach, describe, expect, it } from 'vitest';

import { pictureSource, pictureSrcSet, pictureUrl } from './pictures.ts';
import { setSite } from './site.ts';

afterEach(() => setSite(embeddedSite));

describe('pictures', () => {
  it('builds the address of one size', () => {
    expect(pictureUrl('/m603-poster.svg', 'w342')).toBe('/t/p/w342/m603-poster.svg');
  });

  it('come from the configured host, our own drawings from ours', () => {
    setSite({ content: 'tmdb', pictures: 'https://pictures.example/t/p/', server: true });
    expect(pictureUrl('/abcDEF12.jpg', 'w342')).toBe('https://pictures.example/t/p/w342/abcDEF12.jpg');
    expect(pictureUrl('/m603-poster.4fk2c90a.svg', 'w342')).toBe('/t/p/w342/m603-poster.4fk2c90a.svg');
    expect(pictureSource('/abcDEF12.jpg', 'backdrop')).toBe(
      'https://pictures.example/t/p/w1280/abcDEF12.jpg',
    );
  });

  it('offers the sizes of a photograph with their widths, smallest first', () => {
    expect(pictureSrcSet('/a.jpg', 'backdrop')).toBe(
      '/t/p/w300/a.jpg 300w, /t/p/w780/a.jpg 780w, /t/p/w1280/a.jpg 1280w',
    );
    expect(pictureSrcSet('/a.jpg', 'profile')).toBe(
      '/t/p/w45/a.jpg 45w, /t/p/w185/a.jpg 185w, /t/p/h632/a.jpg 421w',
    );
  });

  it('offers a drawn poster as a bitmap, on our own host only', () => {
    expect(pictureSrcSet('/a.svg', 'poster')).toBe(
      '/t/p/w92/a.webp 92w, /t/p/w160/a.webp 160w, /t/p/w260/a.webp 260w, /t/p/w400/a.webp 400w, /t/p/w500/a.webp 500w',
    );
    expect(pictureSrcSet('/a.jpg', 'poster')).toContain('/t/p/w342/a.jpg 342w');
  });

  it('offers other drawings in their two amounts of detail, a wide one in one', () => {
    expect(pictureSrcSet('/a.svg', 'profile')).toBe('/t/p/w45/a.svg 45w, /t/p/h632/a.svg 421w');
    expect(pictureSrcSet('/a.svg', 'still')).toBe('/t/p/w92/a.svg 92w, /t/p/w300/a.svg 300w');
    expect(pictureSrcSet('/a.svg', 'backdrop')).toBe('/t/p/w1280/a.svg 1280w');
  });

  it('falls back to a middle poster and to the largest of the other kinds', () => {
    expect(pictureSource('/a.svg', 'poster')).toBe('/t/p/w342/a.svg');
    expect(pictureSource('/a.svg', 'backdrop')).toBe('/t/p/w1280/a.svg');
  });
});
