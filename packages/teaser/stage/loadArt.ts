import { filmColours, type FilmColours } from './filmColours.ts';
import { layerSources, type PaintSource } from './script.ts';

type Point = { x: number; y: number };

/** Size of the window that is searched for a subject, as shares of the picture. */
const windowWidth = 0.16;
const windowHeight = 0.36;

/**
 * The subject's position in a picture, as shares of its width and height: where most upright edges are. Figures,
 * trees and towers have them; skies, dunes and floors have none. Null where a picture has no edges at all.
 */
export function subjectOf(pixels: ArrayLike<number>, width: number): Point | null {
  const height = pixels.length / 4 / width;
  const light = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    return 0.3 * red + 0.59 * green + 0.11 * blue;
  };
  const edge = (x: number, y: number) => Math.max(0, Math.abs(light(x + 1, y) - light(x - 1, y)) - 12);
  const across = Math.round(width * windowWidth);
  const down = Math.round(height * windowHeight);
  let best: { x: number; y: number; sum: number } | null = null;
  for (let top = 0; top + down <= height; top += 1)
    for (let left = 1; left + across < width; left += 1) {
      let sum = 0;
      for (let y = top; y < top + down; y += 1)
        for (let x = left; x < left + across; x += 1) sum += edge(x, y);
      if (sum > (best?.sum ?? 0)) best = { x: left + across / 2, y: top + down / 2, sum };
    }
  if (!best) return null;
  const held = (share: number) => Math.min(0.84, Math.max(0.16, share));
  return { x: held(best.x / width), y: held(best.y / height) };
}

/** Whether a layer is free: then it can be cut out and moved without showing where the picture ended. */
export function standsFree(pixels: ArrayLike<number>, width: number): boolean {
  const count = pixels.length / 4;
  const height = count / width;
  let opaque = 0;
  let atEdge = 0;
  for (let index = 0; index < count; index += 1) {
    if ((pixels[index * 4 + 3] ?? 0) < 24) continue;
    opaque += 1;
    const x = index % width;
    const y = Math.floor(index / width);
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) atEdge += 1;
  }
  return opaque > count * 0.012 && atEdge === 0;
}

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

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

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
    // Reading pixels back takes its time: others get theirs in between.
    await pause();
    if (picture) seen.push(...glimpse(picture, 32, 32));
  }
  await pause();
  return {
    pictures,
    isLayered: isLayered && pictures.has('sky'),
    isFree: layer !== undefined && standsFree(glimpse(layer, 64, 36), 64),
    subject: (backdrop && subjectOf(glimpse(backdrop, 64, 36), 64)) ?? usualSubject,
    colours: filmColours(seen),
  };
}
