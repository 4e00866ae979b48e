import { readFileSync } from 'node:fs';

import { unknownGround } from '#contracts/grounds.ts';
import type { ArtRequest } from '#server/artwork/fileName.ts';

/** Codes of `contracts/grounds.ts` by sitter, two characters a picture in the order of `pictures`. */
export type GroundTable = Readonly<Record<string, string>>;

const pictures = { title: ['poster', 'backdrop'], season: ['poster', 'still'] } as const;

const mark = { movie: 'm', tv: 't' } as const;

/** Whose grounds a picture is listed among, and in which place. The stills of a season share one. */
export function groundPlace(request: ArtRequest): { key: string; place: number } {
  if (request.of === 'person') return { key: `p${request.id}`, place: 0 };
  if (request.of === 'collection')
    return { key: `c${request.id}`, place: pictures.title.indexOf(request.kind) };
  if (request.of === 'title')
    return { key: `${mark[request.media]}${request.id}`, place: request.kind === 'poster' ? 0 : 1 };
  return { key: `t${request.id}-s${request.season}`, place: pictures.season.indexOf(request.kind) };
}

export function groundOf(table: GroundTable, request: ArtRequest): string {
  const { key, place } = groundPlace(request);
  return table[key]?.slice(place * 2, place * 2 + 2) || unknownGround;
}

export const groundFile = new URL('../data/grounds.json', import.meta.url);

/** What `node tools/writeGrounds.ts` has measured. */
export const readGroundTable = (): GroundTable => JSON.parse(readFileSync(groundFile, 'utf8'));
