import { readFileSync } from 'node:fs';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { drawIcons } from './drawIcons.ts';
import { mark } from './mark.ts';

const publicFile = (name: string) => readFileSync(new URL(`../../../web/public/${name}`, import.meta.url));
const pixels = async (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
const drawn = await drawIcons();

/** The largest PNG of an .ico file. */
function lastOf(ico: Buffer): Buffer {
  const at = 6 + 16 * (ico.readUInt16LE(4) - 1);
  return ico.subarray(ico.readUInt32LE(at + 12), ico.readUInt32LE(at + 12) + ico.readUInt32LE(at + 8));
}

/** Mean difference of all channels, 0 to 255: libraries may round a pixel differently on another processor. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await pixels(one), await pixels(other)];
  expect([a.info.width, a.info.height]).toEqual([b.info.width, b.info.height]);
  return a.data.reduce((sum, value, i) => sum + Math.abs(value - (b.data[i] ?? 0)), 0) / a.data.length;
}

describe('the files in web/public', () => {
  it.each(Object.keys(drawn))(
    '%s is what is drawn today; `node tools/drawIcons.ts` draws it anew',
    async (name) => {
      const [today, stored] = [drawn[name] ?? Buffer.alloc(0), publicFile(name)];
      const bitmap = name.endsWith('.ico') ? lastOf : (file: Buffer) => file;
      expect(await difference(bitmap(today), bitmap(stored))).toBeLessThan(1);
    },
  );

  it('distinguish another picture from the one that is drawn', async () => {
    const other = await sharp(publicFile('icon-512.png')).negate({ alpha: false }).png().toBuffer();
    expect(await difference(drawn['icon-512.png'] ?? other, other)).toBeGreaterThan(1);
  });

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['icon-monochrome-512.png', 512],
  ])('%s is %i pixels square', async (name, side) => {
    const { width, height, format } = await sharp(publicFile(name)).metadata();
    expect([width, height, format]).toEqual([side, side, 'png']);
  });

  it('have a manifest whose icons are there, in the size and type that it says', async () => {
    const manifest = JSON.parse(publicFile('manifest.webmanifest').toString()) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(publicFile(src.slice(1))).metadata();
      expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
      expect(['any', `${width}x${height}`]).toContain(sizes);
    }
  });
});

describe('mark', () => {
  it('keeps clear of what a mask may cut off', async () => {
    const { data, info } = await pixels(
      await sharp(Buffer.from(mark({ tile: 'square', height: 0.6 })))
        .png()
        .toBuffer(),
    );
    const side = info.width;
    let outside = 0;
    for (let i = 0; i < side * side; i++) {
      const far = Math.hypot((i % side) - side / 2, Math.floor(i / side) - side / 2);
      const isGround = data[i * 4] === 16 && data[i * 4 + 1] === 13 && data[i * 4 + 2] === 12;
      if (far > side * 0.4 && !isGround) outside += 1;
    }
    expect(outside).toBe(0);
  });

  it('is one ink where a system colours icons itself', () => {
    const colours = new Set(mark({ tile: 'none', height: 0.8, mono: true }).match(/#[\da-f]{6}/g));
    expect(colours.size).toBe(1);
  });
});
