import { Resvg } from '@resvg/resvg-js';

import { toJpeg } from '#drawing/toBitmap.ts';
import { defaultCard } from '#share/shareSvg.ts';

import { mark } from './mark.ts';

const favicon = mark({ tile: 'round', height: 0.88 });

const png = (svg: string, side: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } })
    .render()
    .asPng();

/** Every file of Marquee's own pictures, by its name below the public folder. */
export async function drawIcons(): Promise<Record<string, Buffer>> {
  const app = mark({ tile: 'round', height: 0.72 });
  return {
    'favicon.svg': Buffer.from(`${favicon}\n`),
    'favicon.ico': icoOf([16, 32].map((side) => ({ side, png: png(favicon, side) }))),
    'apple-touch-icon.png': png(mark({ tile: 'square', height: 0.68 }), 180),
    'icon-192.png': png(app, 192),
    'icon-512.png': png(app, 512),
    // A mask may leave no more than the inner circle, 80 % wide.
    'icon-maskable-512.png': png(mark({ tile: 'square', height: 0.6 }), 512),
    'icon-monochrome-512.png': png(mark({ tile: 'none', height: 0.8, mono: true }), 512),
    'share.jpg': await toJpeg(defaultCard()),
  };
}

/** An .ico file around PNG pictures, as browsers older than SVG icons read it. */
function icoOf(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const [head, entry] = [6, 16];
  const table = Buffer.alloc(head + entry * pictures.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  pictures.forEach(({ side, png }, index) => {
    const at = head + entry * index;
    table.writeUInt8(side, at);
    table.writeUInt8(side, at + 1);
    table.writeUInt16LE(1, at + 4);
    table.writeUInt16LE(32, at + 6);
    table.writeUInt32LE(png.length, at + 8);
    table.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([table, ...pictures.map(({ png }) => png)]);
}
