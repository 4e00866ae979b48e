import { readFileSync } from 'node:fs';

import { unknownGround } from '@marquee/contracts/grounds.ts';

import type { ArtRequest } from '#fileName.ts';

/** Codes of `contracts/grounds.ts` by sitter, two characters each: poster, then backdrop or still. */
export type GroundTable = Readonly<Record<string, string>>;

const mark = { movie: 'm', tv: 't' } as const;

/** The two of a title, a season or a collection; its other pictures are near the second. */
const placeOf = (kind: ArtRequest['kind']): number => (kind === 'poster' || kind === 'profile' ? 0 : 1);

/** The stills of a season share one. */
function keyOf(request: ArtRequest): string {
  if (request.of === 'person') return `p${request.id}`;
  if (request.of === 'collection') return `c${request.id}`;
  return request.of === 'title' ? `${mark[request.media]}${request.id}` : `t${request.id}-s${request.season}`;
}

export function groundOf(table: GroundTable, request: ArtRequest): string {
  const at = placeOf(request.kind) * 2;
  return table[keyOf(request)]?.slice(at, at + 2) || unknownGround;
}

export const groundFile = new URL('../data/grounds.json', import.meta.url);

/** The measurements of `node tools/writeGrounds.ts`. */
export const readGroundTable = (): GroundTable => JSON.parse(readFileSync(groundFile, 'utf8'));
