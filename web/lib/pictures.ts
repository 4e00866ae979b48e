import { embeddedSite } from '@marquee/contracts/site.ts';

import { readSite } from './site.ts';

/** A `scene` is a backdrop on a card. */
export type PictureKind = 'poster' | 'backdrop' | 'scene' | 'profile' | 'still';

type PictureShape = {
  width: number;
  height: number;
  /** Names of the protocol's sizes that are worth offering, smallest first. */
  sizes: readonly string[];
  /** Of our own drawings. As vectors they are sharp at any width: fewer will do, which differ in detail. */
  drawn: readonly string[];
  /** Those are bitmaps: a page shows many at once, and a vector is drawn by the page's own thread. */
  bitmaps?: true;
  /** The size for browsers that don't read `srcset`. */
  plain: string;
};

export const pictureShapes: Readonly<Record<PictureKind, PictureShape>> = {
  poster: {
    width: 500,
    height: 750,
    sizes: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780'],
    drawn: ['w92', 'w160', 'w260', 'w400', 'w500'],
    bitmaps: true,
    plain: 'w342',
  },
  backdrop: {
    width: 1280,
    height: 720,
    sizes: ['w300', 'w780', 'w1280'],
    drawn: ['w1280'],
    plain: 'w1280',
  },
  scene: {
    width: 1280,
    height: 720,
    sizes: ['w300', 'w780', 'w1280'],
    drawn: ['w450', 'w600', 'w900'],
    bitmaps: true,
    plain: 'w1280',
  },
  profile: {
    width: 421,
    height: 632,
    sizes: ['w45', 'w185', 'h632'],
    drawn: ['w45', 'h632'],
    plain: 'h632',
  },
  still: {
    width: 300,
    height: 169,
    sizes: ['w92', 'w185', 'w300'],
    drawn: ['w92', 'w300'],
    plain: 'w300',
  },
};

/** The one size that is named after its height is a portrait's. */
const widthOf = (size: string): string => (size === 'h632' ? '421' : size.slice(1));

const isDrawn = (path: string) => path.endsWith('.svg');

/** `path` starts with a slash, as the protocol gives it. Our own drawings are always on our own host. */
export const pictureUrl = (path: string, size: string): string =>
  (isDrawn(path) ? embeddedSite : readSite()).pictures + size + path;

export function pictureSrcSet(path: string, kind: PictureKind): string {
  const { sizes, drawn, bitmaps } = pictureShapes[kind];
  const offered = isDrawn(path) ? drawn : sizes;
  const addresses = offered.map((size) => `${pictureUrl(path, size)} ${widthOf(size)}w`).join(', ');
  return bitmaps ? addresses.replaceAll('.svg ', '.webp ') : addresses;
}

/** For `src`. */
export const pictureSource = (path: string, kind: PictureKind): string =>
  pictureUrl(path, pictureShapes[kind].plain);
