import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { type Embedded, embeddedFile } from './embedded.ts';
import { LeftOut } from './merging/leftOut.ts';

const fileName = /^imported-[\w-]+\.sqlite$/;

/** Names the served index. A small file of its own, because it can be replaced atomically. */
const IndexPointer = z.object({
  file: z.string().regex(fileName),
  /** Of the embedded entries in the index. */
  fingerprint: z.string(),
  entries: z.number(),
  builtAt: z.iso.datetime(),
  /** Whether titles without ratings were imported. */
  withUnrated: z.boolean().optional(),
  /** Unknown for an index built before this was counted. */
  leftOut: LeftOut.optional(),
});
export type IndexPointer = z.infer<typeof IndexPointer>;

export const pointerFile = (directory: string): string => join(directory, 'current.json');

/** Undefined where it isn't one. */
export function parsePointer(text: string): IndexPointer | undefined {
  try {
    return IndexPointer.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The pointer's content; undefined where there is none, or an invalid one. */
export function readPointer(directory: string): IndexPointer | undefined {
  try {
    return parsePointer(readFileSync(pointerFile(directory), 'utf8'));
  } catch {
    return undefined;
  }
}

export function writePointer(directory: string, pointer: IndexPointer): void {
  const draft = join(directory, `current.${randomBytes(6).toString('hex')}.draft`);
  try {
    const descriptor = openSync(draft, 'wx');
    writeFileSync(descriptor, `${JSON.stringify(pointer, null, 2)}\n`);
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(draft, pointerFile(directory));
  } finally {
    rmSync(draft, { force: true });
  }
}

export const newIndexName = (now: Date): string =>
  `imported-${now.toISOString().replace(/\W|\d{3}(?=Z)/g, '')}-${randomBytes(3).toString('hex')}.sqlite`;

const staleAfterMilliseconds = 24 * 60 * 60 * 1000;

type Removing = {
  now: Date;
  embedded?: Pick<Embedded, 'fingerprint'>;
  /** With the lock held no import is under way: then all of its drafts were left by killed ones. */
  drafts?: boolean;
};

/**
 * Deletes imported indexes that the pointer doesn't name, and indexes of the embedded titles of another day. Where a
 * system keeps a file that is open from being deleted, the next caller does it.
 */
export function removeOldIndexes(directory: string, { now, embedded, drafts = false }: Removing): void {
  const kept = new Set([readPointer(directory)?.file, embedded && embeddedFile(embedded)]);
  const isOld = (name: string) => {
    if (kept.has(name)) return false;
    if (fileName.test(name)) return true;
    if (drafts && /^(imported-|current\.).*\.draft([.-]\w+)*$/.test(name)) return true;
    const stats = statSync(join(directory, name), { throwIfNoEntry: false });
    const isStale = stats !== undefined && stats.mtimeMs < now.getTime() - staleAfterMilliseconds;
    return embedded !== undefined && isStale && name.startsWith('embedded-');
  };
  for (const name of readdirSync(directory).filter(isOld)) {
    try {
      rmSync(join(directory, name), { force: true });
    } catch {
      // Still being read.
    }
  }
}
