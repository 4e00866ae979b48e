import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/**
 * A drawn card as a JPEG: what chats and networks show, none of which take SVG. Measured over twenty cards: 58 kB at
 * the median for 20 ms; the optimising encoder saves 9 kB for seven times the work.
 */
export async function toBitmap(svg: string): Promise<Buffer> {
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten()
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
