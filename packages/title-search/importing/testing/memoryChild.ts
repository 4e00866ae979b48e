import { existsSync, readFileSync } from 'node:fs';

import { importFiles, listFiles } from '#importing/importFiles.ts';
import { matchSources } from '#importing/merging/matchSources.ts';
import { mergedEntries } from '#importing/merging/mergedEntries.ts';
import { attachWorkTables } from '#importing/merging/workTables.ts';
import { addEmbedded } from '#importing/rebuildIndex.ts';
import { openStaging } from '#importing/staging/openStaging.ts';

import { sampleEmbedded } from './sampleEmbedded.ts';

/** `maxRSS` includes that of the parent process at the start; Linux has a better value. */
function peakKilobytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}

/** `memoryChild.ts DIRECTORY FILES`: reads and merges, counts the entries, and reports the memory used. */
const [directory = '', files = ''] = process.argv.slice(2);

const listed = await listFiles([files]);
if (!listed.ok) throw new Error(listed.problems.join('\n'));
const staging = openStaging(directory);
await importFiles(staging, listed.sources, { embedded: sampleEmbedded, now: () => new Date(0) });
attachWorkTables(staging, directory);
addEmbedded(staging, sampleEmbedded.entries());
matchSources(staging);
let entries = 0;
for (const { id } of mergedEntries(staging, { withUnrated: false })) if (id > 0) entries += 1;
staging.close();
const megabytes = Math.round(peakKilobytes() / 1024);
process.stdout.write(JSON.stringify({ entries, megabytes }));
