import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** A drawn card as a JPEG: what chats and networks show, none of which take SVG. */
export async function toBitmap(svg: string): Promise<Buffer> {
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
