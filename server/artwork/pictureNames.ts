import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { engineVersion } from './engineVersion.ts';
import { parseFileName } from './fileName.ts';
import { groundFile, groundOf, readGroundTable } from './grounds/groundTable.ts';
import { rolls } from './pictures/rolls.ts';
import { pictureVersion } from './pictureVersion.ts';
import type { ArtSubjects } from './ports.ts';
import { sitterOf } from './sitterOf.ts';

/** Changes whenever a name could be another. */
export const namesVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify([engineVersion, rolls]))
    .update(readFileSync(groundFile))
    .digest('hex')
    .slice(0, 12);

/** Turns a plain name, `m603-poster.svg`, into the one that may be kept for ever: `m603-poster.4fk2c90a.svg`. */
export function createPictureNames(subjects: ArtSubjects): (plain: string) => string {
  const table = readGroundTable();
  return (plain) => {
    const file = parseFileName(plain);
    const sitter = file === null ? null : sitterOf(file.request, subjects);
    if (file === null || sitter === null) return plain;
    return plain.replace(/\.svg$/, `.${pictureVersion(sitter)}${groundOf(table, file.request)}.svg`);
  };
}
