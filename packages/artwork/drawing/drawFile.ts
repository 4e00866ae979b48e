import { brotliCompressSync, constants } from 'node:zlib';

import { drawPicture, type PictureOrder } from '#drawPicture.ts';
import type { Sitter } from '#sitterOf.ts';

/** What a drawer can draw: a drawing, or the picture for a link's preview. */
export type DrawTask = { drawing: PictureOrder | { kind: 'share' }; sitter: Sitter; fine: boolean };

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The finished file: a drawing in Brotli, or a JPEG. Takes milliseconds of processor time, so a drawer does it. */
export async function drawFile({ drawing, sitter, fine }: DrawTask): Promise<Uint8Array> {
  if (drawing.kind !== 'share') return brotliCompressSync(drawPicture(drawing, sitter, fine), quality);
  // Few drawers ever need it, and its modules are large.
  const [{ shareSvg }, { toBitmap }] = await Promise.all([
    import('#share/shareSvg.ts'),
    import('#share/toBitmap.ts'),
  ]);
  return toBitmap(shareSvg(sitter));
}
