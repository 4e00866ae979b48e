import { takeLock } from '@marquee/folder-lock';

import { importFiles, listFiles } from '#importing/importFiles.ts';
import { rebuildIndex } from '#importing/rebuildIndex.ts';
import { openStaging } from '#importing/staging/openStaging.ts';

import { sampleEmbedded } from './sampleEmbedded.ts';

/**
 * An import as a process of its own: `importChild.ts DIRECTORY FILES KILL_AT`. It ends itself by SIGKILL when the
 * clock is looked at for the KILL_AT-th time, which happens in the middle of each transaction and before each change
 * of names; otherwise it prints how often that was.
 */
const [directory = '', files = '', killAt = '0'] = process.argv.slice(2);

let looks = 0;
function now(): Date {
  looks += 1;
  if (looks === Number(killAt)) process.kill(process.pid, 'SIGKILL');
  return new Date(Date.UTC(2026, 0, 1) + looks);
}

const listed = await listFiles([files]);
if (!listed.ok) throw new Error(listed.problems.join('\n'));
const lock = takeLock(directory, 'import');
if (!lock.ok) throw new Error('The lock is held by somebody else.');
const staging = openStaging(directory);
await importFiles(staging, listed.sources, { embedded: sampleEmbedded, now, batch: 150 });
staging.close();
rebuildIndex({ directory, embedded: sampleEmbedded, now });
lock.release();
process.stdout.write(String(looks));
