import type { MediaType } from '#contracts/paths.ts';

const wide = ['w300', 'w780', 'w1280', 'original'] as const;

/** Sizes that exist, as `/configuration` lists them. A still may be shown where a backdrop is, never the other way. */
const sizes = {
  poster: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
  backdrop: wide,
  layer: wide,
  profile: ['w45', 'w185', 'h632', 'original'],
  still: ['w92', 'w185', 'w300', 'original'],
} as const satisfies Record<string, readonly string[]>;

export type ArtKind = keyof typeof sizes;

/** Parts of a backdrop by depth, the farthest first. */
export type Layer = 1 | 2 | 3 | 4;

/** What a file name asks for. */
export type ArtRequest =
  | { of: 'title'; kind: 'poster' | 'backdrop'; media: MediaType; id: number }
  | { of: 'title'; kind: 'layer'; media: MediaType; id: number; layer: Layer }
  | { of: 'season'; kind: 'poster'; id: number; season: number }
  | { of: 'episode'; kind: 'still'; id: number; season: number; episode: number }
  | { of: 'person'; kind: 'profile'; id: number }
  | { of: 'collection'; kind: 'poster' | 'backdrop'; id: number };

/** A file name: what it asks for, and the version that it names; null where it names none. */
export type ArtFile = { request: ArtRequest; version: string | null };

const pattern =
  /^(?:(?<title>[mt])(?<titleId>[1-9]\d{0,15})-(?<titleKind>poster|backdrop|layer(?<layer>[1-4]))|t(?<seriesId>[1-9]\d{0,15})-s(?<season>0|[1-9]\d{0,3})(?:-poster|e(?<episode>[1-9]\d{0,4})-still)|p(?<personId>[1-9]\d{0,15})-profile|c(?<collectionId>[1-9]\d{0,15})-(?<collectionKind>poster|backdrop))(?:\.(?<version>[0-9a-z]{6})[0-9a-z]{2})?\.svg$/;

/** What a file name stands for, or null for any other text. */
export function parseFileName(file: string): ArtFile | null {
  const found = pattern.exec(file)?.groups;
  if (found === undefined) return null;
  const id = Number(found['titleId'] ?? found['seriesId'] ?? found['personId'] ?? found['collectionId']);
  if (!Number.isSafeInteger(id)) return null;
  return { request: requestOf(found, id), version: found['version'] ?? null };
}

function requestOf(found: Partial<Record<string, string>>, id: number): ArtRequest {
  const season = Number(found['season']);
  if (found['title'] !== undefined) {
    const title = { of: 'title', media: found['title'] === 'm' ? 'movie' : 'tv', id } as const;
    const layer = layers.find((one) => String(one) === found['layer']);
    return layer === undefined
      ? { ...title, kind: kindOf(found['titleKind']) }
      : { ...title, kind: 'layer', layer };
  }
  if (found['episode'] !== undefined)
    return { of: 'episode', kind: 'still', id, season, episode: Number(found['episode']) };
  if (found['seriesId'] !== undefined) return { of: 'season', kind: 'poster', id, season };
  if (found['personId'] !== undefined) return { of: 'person', kind: 'profile', id };
  return { of: 'collection', kind: kindOf(found['collectionKind']), id };
}

const layers = [1, 2, 3, 4] as const satisfies readonly Layer[];

const kindOf = (word: string | undefined): 'poster' | 'backdrop' =>
  word === 'backdrop' ? 'backdrop' : 'poster';

export const isSizeOf = (kind: ArtKind, size: string): boolean =>
  (sizes[kind] as readonly string[]).includes(size);

/** Below 185 pixels credits and dust are only noise. */
export const isSmall = (size: string): boolean => ['w45', 'w92', 'w154'].includes(size);
