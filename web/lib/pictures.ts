export type PictureKind = 'poster' | 'backdrop' | 'profile' | 'still';

type PictureShape = {
  width: number;
  height: number;
  /** Size names of the protocol with their widths in pixels, smallest first. */
  sizes: readonly (readonly [name: string, width: number])[];
};

export const pictureShapes: Readonly<Record<PictureKind, PictureShape>> = {
  poster: {
    width: 500,
    height: 750,
    sizes: [
      ['w92', 92],
      ['w154', 154],
      ['w185', 185],
      ['w342', 342],
      ['w500', 500],
      ['w780', 780],
    ],
  },
  backdrop: {
    width: 1280,
    height: 720,
    sizes: [
      ['w300', 300],
      ['w780', 780],
      ['w1280', 1280],
    ],
  },
  profile: {
    width: 421,
    height: 632,
    sizes: [
      ['w45', 45],
      ['w185', 185],
      ['h632', 421],
    ],
  },
  still: {
    width: 300,
    height: 169,
    sizes: [
      ['w92', 92],
      ['w185', 185],
      ['w300', 300],
    ],
  },
};

/** `path` starts with a slash, as the protocol gives it. */
export const pictureUrl = (path: string, size: string): string => `/t/p/${size}${path}`;

/** A drawn picture is sharp at every width: the sizes it may be asked for differ in detail only. */
export function pictureSrcSet(path: string, kind: PictureKind): string {
  return pictureShapes[kind].sizes.map(([name, width]) => `${pictureUrl(path, name)} ${width}w`).join(', ');
}

/** The size that stands in `src`, for browsers that don't read `srcset`. */
export function pictureSource(path: string, kind: PictureKind): string {
  const { sizes } = pictureShapes[kind];
  return pictureUrl(path, sizes.at(kind === 'poster' ? 3 : -1)?.[0] ?? 'original');
}
