import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { readPicture } from './readPicture.ts';
import { typeOfPicture } from './typeOfPicture.ts';

it.each([
  ['w342', 's3TBrRGB1iav7gFOCNx3H31MoES.jpg'],
  ['h632', 'abc_DEF-12.jpeg'],
  ['original', '12345678.png'],
  ['w45', `${'x'.repeat(64)}.webp`],
])('%s/%s may be asked for', (size, file) => {
  expect(readPicture({ size, file })).toEqual({ size, file });
});

it.each([
  ['w343', '12345678.jpg'],
  ['W342', '12345678.jpg'],
  ['toString', '12345678.jpg'],
  ['w342', '1234567.jpg'],
  ['w342', `${'x'.repeat(65)}.jpg`],
  ['w342', '12345678.svg'],
  ['w342', '12345678.JPG'],
  ['w342', '12345678.jpg\n'],
  ['w342', '1234.5678.jpg'],
  ['w342', '12345678.jpg?x=.jpg'],
])('%s/%s may not', (size, file) => {
  expect(readPicture({ size, file })).toBeNull();
});

it('lets nothing through that could leave its place in an address', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 });
  const near = fc.stringMatching(/^[\w%./\\-]{6,12}\.(jpg|png)$/);
  fc.assert(
    fc.property(fc.constantFrom('w342', 'original'), fc.oneof(text, near), (size, file) => {
      const stays = new URL(`http://h/t/p/${size}/${file}`).pathname === `/t/p/${size}/${file}`;
      expect(readPicture({ size, file }) === null || stays).toBe(true);
    }),
  );
});

it.each([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  ['a WebP', [...Buffer.from('RIFF\0\0\0\0WEBPVP8 ')], 'image/webp'],
  ['a GIF', [...Buffer.from('GIF89a')], null],
  ['an SVG', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], null],
  ['a page', [...Buffer.from('<!doctype html>')], null],
  ['a sound in the same wrapping as WebP', [...Buffer.from('RIFF\0\0\0\0WAVEfmt ')], null],
  ['nothing', [], null],
])('knows %s by its first bytes', (_, bytes, type) => {
  expect(typeOfPicture(Buffer.from(bytes))).toBe(type);
});
