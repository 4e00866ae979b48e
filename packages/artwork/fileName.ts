import type { MediaType } from '@marquee/contracts/paths.ts';

const wide = ['w300', 'w780', 'w1280', 'original'] as const;

/** Sizes that exist, as `/configuration` lists them. A still may be shown where a backdrop is, never the other way. */
const sizes = {
  poster: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
  backdrop: wide,
  layer: wide,
  profile: ['w45', 'w185', 'h632', 'original'],
  still: ['w92', 'w185', 'w300', 'original'],
  share: ['original'],
} as const satisfies Record<string, readonly string[]>;

/** A drawing comes as a bitmap, too, in the widths that lists show it in. */
const bitmapSizes: Partial<Record<FileKind, readonly string[]>> = {
  poster: ['w92', 'w160', 'w260', 'w400', 'w500'],
  backdrop: ['w450', 'w600', 'w900'],
};

type FileKind = keyof typeof sizes;
/** Kinds sent as drawn; the picture for a link's preview is converted to a bitmap first. */
export type ArtKind = Exclude<FileKind, 'share'>;

/** Parts of a backdrop by depth, the farthest first. */
export type Layer = 1 | 2 | 3 | 4;

/** What a file name asks for. `share` is the picture for a link's preview. */
export type ArtRequest =
  | { of: 'title'; kind: 'poster' | 'backdrop' | 'share'; media: MediaType; id: number }
  | { of: 'title'; kind: 'layer'; media: MediaType; id: number; layer: Layer }
  | { of: 'season'; kind: 'poster' | 'share'; id: number; season: number }
  | { of: 'episode'; kind: 'still'; id: number; season: number; episode: number }
  | { of: 'person'; kind: 'profile' | 'share'; id: number }
  | { of: 'collection'; kind: 'poster' | 'backdrop' | 'share'; id: number };

type FileType = 'svg' | 'webp' | 'jpg';

/** A file name: what it asks for, and the version that it names; null where it names none. */
export type ArtFile = { request: ArtRequest; version: string | null; type: FileType };

/** `m603-poster.4fk2c90a.svg`: who, what, six characters of version, two of ground. */
const pattern =
  /^(?<of>[mtpc])(?<id>[1-9]\d{0,15})(?:-s(?<season>0|[1-9]\d{0,3})(?:e(?<episode>[1-9]\d{0,4}))?)?-(?<kind>[a-z]{1,8})(?<layer>[1-4])?(?:\.(?<version>[0-9a-z]{6})[0-9a-z]{2})?\.(?<type>svg|webp|jpg)$/;

/** Parses a file name; null for any other text. */
export function parseFileName(file: string): ArtFile | null {
  const { of, id, season, episode, kind, layer, version, type } = pattern.exec(file)?.groups ?? {};
  const number = Number(id);
  if (!Number.isSafeInteger(number)) return null;
  const request = requestOf({ of, id: number, season, episode, kind, layer });
  const known = request && typesOf(request.kind).find((one) => one === type);
  return known ? { request, version: version ?? null, type: known } : null;
}

function typesOf(kind: FileKind): readonly FileType[] {
  if (kind === 'share') return ['jpg'];
  return kind in bitmapSizes ? ['svg', 'webp'] : ['svg'];
}

type Named = { id: number } & Record<'of' | 'season' | 'episode' | 'kind' | 'layer', string | undefined>;

const layers = [1, 2, 3, 4] as const satisfies readonly Layer[];

function requestOf(named: Named): ArtRequest | null {
  const { of, id, season, kind, layer } = named;
  if (layer !== undefined && kind !== 'layer') return null;
  if (season !== undefined) return of === 't' ? partOfSeries(named) : null;
  if (of === 'p') return kind === 'profile' || kind === 'share' ? { of: 'person', kind, id } : null;
  const isSheet = kind === 'poster' || kind === 'backdrop' || kind === 'share';
  if (of === 'c') return isSheet ? { of: 'collection', kind, id } : null;
  const media = of === 'm' ? 'movie' : 'tv';
  if (isSheet) return { of: 'title', kind, media, id };
  const depth = layers.find((one) => String(one) === layer);
  return depth === undefined ? null : { of: 'title', kind: 'layer', media, id, layer: depth };
}

function partOfSeries({ id, season, episode, kind }: Named): ArtRequest | null {
  const place = { id, season: Number(season) };
  if (episode !== undefined)
    return kind === 'still' ? { of: 'episode', kind, ...place, episode: Number(episode) } : null;
  return kind === 'poster' || kind === 'share' ? { of: 'season', kind, ...place } : null;
}

export const isSizeOf = (
  { request: { kind }, type }: Pick<ArtFile, 'request' | 'type'>,
  size: string,
): boolean => ((type === 'webp' ? bitmapSizes[kind] : sizes[kind]) ?? []).includes(size);

/** Below 185 pixels credits and tiny details are illegible. */
export const isSmall = (size: string): boolean => ['w45', 'w92', 'w154', 'w160'].includes(size);
