import { join } from 'node:path';

export const backupsFolder = (dataDirectory: string): string => join(dataDirectory, 'backups');

/** `marquee-2026-11-21T23-04-05-006Z.jsonl.gz`: sorts by time, and is a file name everywhere. */
export const fileNameOf = (kind: 'marquee' | 'nightly', time: Date): string =>
  `${kind}-${time.toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`;
