import { hash } from 'node:crypto';

import sharp from 'sharp';

import { drawPicture } from '#server/titles/tmdb/testing/picture.ts';

/** What TMDB's JPEGs of each width weigh, in bytes: posters as w342, backdrops as w300, w780 and w1280. */
function weightOf(width: number, height: number): number {
  if (width < height) return width < 300 ? 11_000 : 22_000;
  if (width <= 300) return 9000;
  return width <= 780 ? 30_000 : 43_000;
}

/** Only so many different pictures of a size, which is enough for a browser that knows them by their addresses. */
const variants = 3;

const withWeight = async (picture: Buffer, weight: number): Promise<Buffer> => {
  let best = picture;
  let [low, high] = [1, 95];
  while (low <= high) {
    const quality = Math.floor((low + high) / 2);
    const packed = await sharp(picture).jpeg({ quality }).toBuffer();
    if (Math.abs(packed.length - weight) < Math.abs(best.length - weight)) best = packed;
    if (packed.length > weight) high = quality - 1;
    else low = quality + 1;
  }
  return best;
};

/** Soft shapes with grain, as a photograph has. */
async function photograph(width: number, height: number, seed: string): Promise<Buffer> {
  const shapes = await sharp(Buffer.from(hash('sha512', seed), 'hex').subarray(0, 60), {
    raw: { width: 4, height: 5, channels: 3 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1.2)
    .png()
    .toBuffer();
  return sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .png()
    .toBuffer();
}

/** Pictures for a TMDB on the loopback interface, with the sizes and weights of real ones. */
export function createJpegs(): typeof drawPicture {
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const make = async (width: number, height: number, seed: string) => {
    const weight = weightOf(width, height);
    return new Uint8Array(await withWeight(await photograph(width, height, seed), weight));
  };
  return async (size, name) => {
    const plain = await drawPicture(size, name);
    if (!plain) return undefined;
    const { width, height } = await sharp(plain).metadata();
    const variant = Number.parseInt(hash('sha256', name).slice(0, 8), 16) % variants;
    const key = `${width}x${height}-${variant}`;
    const kept = made.get(key) ?? make(width, height, key);
    made.set(key, kept);
    return kept;
  };
}
