import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { z } from 'zod';

const Approved = z.object({ engineVersion: z.int(), pictures: z.record(z.string(), z.string()) });
/** Approved pictures, as the hashes of their bytes under the engine's version that drew them. */
export type Approved = z.infer<typeof Approved>;

export const approvedFile = new URL('../data/approved.json', import.meta.url);

export const readApproved = (): Approved => Approved.parse(JSON.parse(readFileSync(approvedFile, 'utf8')));

export const hashOfPicture = (picture: string): string =>
  createHash('sha256').update(picture).digest('hex').slice(0, 16);

/** Names of the pictures that differ, are new or are gone. */
export const changedPictures = (approved: Approved, drawn: Approved): string[] =>
  [...new Set([...Object.keys(approved.pictures), ...Object.keys(drawn.pictures)])].filter(
    (name) => approved.pictures[name] !== drawn.pictures[name],
  );
