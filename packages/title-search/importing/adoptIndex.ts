import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { takeLock } from '@marquee/folder-lock';

import { openIndex } from '#index/openIndex.ts';

import type { Embedded } from './embedded.ts';
import { type IndexPointer, removeOldIndexes, writePointer } from './indexPointer.ts';

type Options = {
  directory: string;
  /** Of the index as its builder has it. */
  pointer: IndexPointer;
  /** Brings the index into a file; false where it can't be had. */
  bring: (file: string) => Promise<boolean>;
  embedded: Embedded;
  now: () => Date;
};

/** Takes up an index that another server has built from the same embedded titles. False where nothing has changed. */
export async function adoptIndex({ directory, pointer, bring, embedded, now }: Options): Promise<boolean> {
  const lock = takeLock(directory, 'import');
  if (!lock.ok) return false;
  const draft = join(directory, `${pointer.file}.draft`);
  try {
    if (pointer.fingerprint !== embedded.fingerprint || !(await bring(draft))) return false;
    const opened = openIndex(draft);
    if (opened === undefined) return false;
    opened.close();
    renameSync(draft, join(directory, pointer.file));
    writePointer(directory, pointer);
    removeOldIndexes(directory, { now: now(), embedded });
    return true;
  } finally {
    rmSync(draft, { force: true });
    lock.release();
  }
}
