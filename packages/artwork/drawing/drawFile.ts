import { brotliCompressSync, constants } from 'node:zlib';

import { drawPicture, type PictureOrder } from '#drawPicture.ts';
import type { Sitter } from '#sitterOf.ts';

/** What a drawer can draw: a drawing, also as a bitmap of that width, or the picture for a link's preview. */
export type DrawTask = {
  drawing: PictureOrder | { kind: 'share' };
  sitter: Sitter;
  fine: boolean;
  width?: number;
};

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The finished file: a drawing in Brotli, or a bitmap. Takes milliseconds of processor time, so a drawer does it. */
export async function drawFile({ drawing, sitter, fine, width }: DrawTask): Promise<Uint8Array> {
  if (drawing.kind !== 'share') {
    const svg = drawPicture(drawing, sitter, fine);
    if (width === undefined) return brotliCompressSync(svg, quality);
    const { toWebp } = await import('./toBitmap.ts');
    return toWebp(svg, width);
  }
  // Few drawers ever need it, and its modules are large.
  const [{ shareSvg }, { toJpeg }] = await Promise.all([
    import('#share/shareSvg.ts'),
    import('./toBitmap.ts'),
  ]);
  return toJpeg(shareSvg(sitter));
}
