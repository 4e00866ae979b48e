import { hash } from 'node:crypto';

import sharp from 'sharp';

import { kindOfPicture, type PictureKind } from './pictureNames.ts';

const heightOf: Record<PictureKind, number> = {
  poster: 1.5,
  profile: 1.5,
  backdrop: 9 / 16,
  still: 9 / 16,
  logo: 1,
};
const originalWidth: Record<PictureKind, number> = {
  poster: 1000,
  profile: 800,
  backdrop: 1920,
  still: 1280,
  logo: 500,
};

/** `w342`, `h632`, `original`, and the cut ones such as `w600_and_h900_bestv2`. */
const sizes = /^(?:original|w(\d{2,4})(?:_and_h(\d{2,4})_(?:bestv2|face|multi_faces))?|h(\d{2,4}))$/;

function measured(size: string, kind: PictureKind): { width: number; height: number } | undefined {
  const parts = sizes.exec(size);
  if (!parts) return undefined;
  const [, width, cutHeight, height] = parts;
  if (height !== undefined)
    return { width: Math.round(Number(height) / heightOf[kind]), height: Number(height) };
  const wide = width === undefined ? originalWidth[kind] : Number(width);
  return {
    width: wide,
    height: cutHeight === undefined ? Math.round(wide * heightOf[kind]) : Number(cutHeight),
  };
}

/** A JPEG of the right size in a colour of the name; undefined where there is no such picture or size. */
export async function drawPicture(size: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const kind = kindOfPicture(name);
  const measure = kind && measured(size, kind);
  if (!measure) return undefined;
  const [r = 0, g = 0, b = 0] = Buffer.from(hash('sha256', name), 'hex');
  const drawn = await sharp({ create: { ...measure, channels: 3, background: { r, g, b } } })
    .jpeg({ quality: 60 })
    .toBuffer();
  return new Uint8Array(drawn);
}
