import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { MediaType } from '@marquee/contracts/paths.ts';

import { engineVersion } from './engineVersion.ts';
import { type ArtRequest, parseFileName } from './fileName.ts';
import { groundFile, groundOf, readGroundTable } from './grounds/groundTable.ts';
import { rolls } from './pictures/rolls.ts';
import { pictureVersion } from './pictureVersion.ts';
import type { ArtSubjects } from './ports.ts';
import { sitterOf } from './sitterOf.ts';

/** Changes whenever any name may change. */
export const namesVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify([engineVersion, rolls]))
    .update(readFileSync(groundFile))
    .digest('hex')
    .slice(0, 12);

/** Turns a plain name, `m603-poster.svg`, into one that may be cached for ever: `m603-poster.4fk2c90a.svg`. */
export function createPictureNames(subjects: ArtSubjects): (plain: string) => string {
  const table = readGroundTable();
  const versions = new Map<string, string | null>();

  /** Looked up once for all pictures of a title, its seasons and their stills. */
  function versionOf(request: ArtRequest): string | null {
    const key = ownerOf(request);
    const known = versions.get(key);
    if (known !== undefined) return known;
    const sitter = sitterOf(request, subjects);
    const version = sitter && pictureVersion(sitter);
    versions.set(key, version);
    return version;
  }

  return (plain) => {
    const request = parseFileName(plain)?.request;
    const version = request && versionOf(request);
    if (!version) return plain;
    return plain.replace(/\.svg$/, `.${version}${groundOf(table, request)}.svg`);
  };
}

const ownerOf = (request: ArtRequest): string => {
  const media: MediaType | ArtRequest['of'] =
    request.of === 'title'
      ? request.media
      : request.of === 'season' || request.of === 'episode'
        ? 'tv'
        : request.of;
  return `${media} ${request.id}`;
};
