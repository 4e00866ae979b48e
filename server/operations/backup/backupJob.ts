import { rm } from 'node:fs/promises';

import { damageInFile } from '#server/database/sqlite/rowSums.ts';

import { newestGood } from './newestGood.ts';
import { readThrough } from './readBackup.ts';
import { openSource, peopleFile } from './source.ts';
import { writeBackup } from './writeBackup.ts';

/** Work on a whole database file or backup, which needs seconds of processor time with many users. */
export type BackupJob =
  | { kind: 'check'; dataDirectory: string }
  | { kind: 'backup'; dataDirectory: string; file: string; time: Date }
  | { kind: 'newest'; dataDirectory: string };

/** `damage`: what is wrong with the database. `file`: the backup that was made or found. */
export type BackupJobDone = { damage: string | null; file: string | null };

/** A damaged database isn't backed up, and a backup counts when it has been read again. */
async function backUp({ dataDirectory, file, time }: BackupJob & { kind: 'backup' }): Promise<BackupJobDone> {
  const damage = damageInFile(peopleFile(dataDirectory));
  if (damage !== null) return { damage, file: null };
  const source = await openSource({ dataDirectory });
  try {
    await writeBackup(source, file, time);
  } finally {
    await source.close();
  }
  try {
    await readThrough(file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { damage: null, file };
}

export async function doBackupJob(job: BackupJob): Promise<BackupJobDone> {
  if (job.kind === 'backup') return backUp(job);
  return job.kind === 'check'
    ? { damage: damageInFile(peopleFile(job.dataDirectory)), file: null }
    : { damage: null, file: await newestGood(job.dataDirectory) };
}
