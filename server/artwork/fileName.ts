import type { MediaType } from '#contracts/paths.ts';

/** Sizes that exist, as `/configuration` lists them. A still may be shown where a backdrop is, never the other way. */
const sizes = {
  poster: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
  backdrop: ['w300', 'w780', 'w1280', 'original'],
  profile: ['w45', 'w185', 'h632', 'original'],
  still: ['w92', 'w185', 'w300', 'original'],
} as const satisfies Record<string, readonly string[]>;

export type ArtKind = keyof typeof sizes;

/** What a file name asks for. */
export type ArtRequest =
  | { of: 'title'; kind: 'poster' | 'backdrop'; media: MediaType; id: number }
  | { of: 'season'; kind: 'poster'; id: number; season: number }
  | { of: 'episode'; kind: 'still'; id: number; season: number; episode: number }
  | { of: 'person'; kind: 'profile'; id: number }
  | { of: 'collection'; kind: 'poster' | 'backdrop'; id: number };

const pattern =
  /^(?:(?<title>[mt])(?<titleId>[1-9]\d{0,15})-(?<titleKind>poster|backdrop)|t(?<seriesId>[1-9]\d{0,15})-s(?<season>0|[1-9]\d{0,3})(?:-poster|e(?<episode>[1-9]\d{0,4})-still)|p(?<personId>[1-9]\d{0,15})-profile|c(?<collectionId>[1-9]\d{0,15})-(?<collectionKind>poster|backdrop))\.svg$/;

/** The request that a file name stands for, or null for any other text. */
export function parseFileName(file: string): ArtRequest | null {
  const found = pattern.exec(file)?.groups;
  if (found === undefined) return null;
  const id = Number(found['titleId'] ?? found['seriesId'] ?? found['personId'] ?? found['collectionId']);
  if (!Number.isSafeInteger(id)) return null;
  const season = Number(found['season']);
  if (found['title'] !== undefined)
    return {
      of: 'title',
      kind: kindOf(found['titleKind']),
      media: found['title'] === 'm' ? 'movie' : 'tv',
      id,
    };
  if (found['episode'] !== undefined)
    return { of: 'episode', kind: 'still', id, season, episode: Number(found['episode']) };
  if (found['seriesId'] !== undefined) return { of: 'season', kind: 'poster', id, season };
  if (found['personId'] !== undefined) return { of: 'person', kind: 'profile', id };
  return { of: 'collection', kind: kindOf(found['collectionKind']), id };
}

const kindOf = (word: string | undefined): 'poster' | 'backdrop' =>
  word === 'backdrop' ? 'backdrop' : 'poster';

export const isSizeOf = (kind: ArtKind, size: string): boolean =>
  (sizes[kind] as readonly string[]).includes(size);

/** Below 185 pixels credits and dust are only noise. */
export const isSmall = (size: string): boolean => ['w45', 'w92', 'w154'].includes(size);
