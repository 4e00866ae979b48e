import { filmColours, type FilmColours } from './filmColours.ts';
import { layerSources, type PaintSource } from './script.ts';
import { standsFree, subjectOf } from './subjectOf.ts';

/** URLs of a film's pictures. */
export type ArtPaths = {
  backdrop: string | null;
  /** The backdrop's layers, sky first; null where it is one picture only. */
  layers: readonly string[] | null;
  poster: string | null;
  seasons: readonly string[];
  portraits: readonly string[];
};

/** The URL of a picture in a size of TMDB's protocol. */
type PictureUrl = (path: string, size: string) => string;

type Drawing = ImageBitmap;
export type Art = {
  pictures: ReadonlyMap<PaintSource, Drawing>;
  isLayered: boolean;
  /** Whether the subject can be cut out and moved. */
  isFree: boolean;
  /** The middle of the subject, as shares of the picture's width and height. */
  subject: { x: number; y: number };
  colours: FilmColours;
};

const fullWidth = 1920;
const usualSubject = { x: 0.66, y: 0.46 };

async function decoded(url: string, width: number, ratio: number): Promise<Drawing | null> {
  const image = new Image();
  image.decoding = 'async';
  // The pixels of another host's pictures are readable only with CORS.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    // Drawn once at the largest size needed: nothing is redrawn while it moves.
    const resize = { resizeWidth: width, resizeHeight: Math.round(width / ratio) } as const;
    return await createImageBitmap(image, { ...resize, resizeQuality: 'high' });
  } catch {
    return null;
  }
}

/** The pixels of a picture at a very small size. */
function glimpse(picture: Drawing, width: number, height: number): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return new Uint8ClampedArray();
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

type Wanted = { source: PaintSource; path: string; size: string; width: number; ratio: number };

function wantedOf(paths: ArtPaths, sources: ReadonlySet<PaintSource>): Wanted[] {
  const wide = { size: 'original', width: fullWidth, ratio: 16 / 9 };
  const list: (Wanted | null)[] = [
    paths.backdrop === null ? null : { source: 'backdrop', path: paths.backdrop, ...wide, size: 'w1280' },
    ...layerSources.map((source, index) => {
      const path = paths.layers?.[index];
      return path !== undefined && sources.has(source) ? { source, path, ...wide } : null;
    }),
    paths.poster === null
      ? null
      : { source: 'poster', path: paths.poster, size: 'w780', width: 780, ratio: 2 / 3 },
    ...paths.seasons.map((path, index): Wanted => ({
      source: `season${index}`,
      path,
      size: 'w500',
      width: 400,
      ratio: 2 / 3,
    })),
    ...paths.portraits.map((path, index): Wanted => ({
      source: `portrait${index}`,
      path,
      size: 'h632',
      width: 400,
      ratio: 2 / 3,
    })),
  ];
  return list.flatMap((wanted) =>
    wanted && (sources.has(wanted.source) || wanted.source === 'backdrop' || wanted.source === 'poster')
      ? [wanted]
      : [],
  );
}

/** Loads a film's pictures and decodes them. Those that fail or are late are left out: the film goes on. */
export async function loadArt(
  paths: ArtPaths,
  sources: ReadonlySet<PaintSource>,
  { patience, pictureUrl }: { patience: number; pictureUrl: PictureUrl },
): Promise<Art> {
  const pictures = new Map<PaintSource, Drawing>();
  let isOver = false;
  const loads = wantedOf(paths, sources).map(async ({ source, path, size, width, ratio }) => {
    const picture = await decoded(pictureUrl(path, size), width, ratio);
    if (picture && isOver) picture.close();
    else if (picture) pictures.set(source, picture);
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.all(loads), late]);
  isOver = true;
  const isLayered = layerSources.every((source) => pictures.has(source) || !sources.has(source));
  const layer = isLayered ? pictures.get('subject') : undefined;
  const backdrop = pictures.get('backdrop');
  const seen: number[] = [];
  for (const source of ['poster', 'backdrop'] as const) {
    const picture = pictures.get(source);
    if (picture) seen.push(...glimpse(picture, 32, 32));
  }
  return {
    pictures,
    isLayered: isLayered && pictures.has('sky'),
    isFree: layer !== undefined && standsFree(glimpse(layer, 64, 36), 64),
    subject: (backdrop && subjectOf(glimpse(backdrop, 64, 36), 64)) ?? usualSubject,
    colours: filmColours(seen),
  };
}
