import type { Change } from '@marquee/contracts/library/libraryValue.ts';

import type { Register } from './register.ts';

/** The server takes 64 KiB at once; the rest is for what stands around the changes. */
const mostBytes = 60_000;

/** The first of what waits, as much as may be sent at once. */
export function nextBatch(waiting: Iterable<Register>, most: number): Change[] {
  const batch: Change[] = [];
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const { key, waiting: held } of waiting) {
    if (!held) continue;
    const change = { key, ...held };
    bytes += encoder.encode(JSON.stringify(change)).length + 1;
    if (batch.length === most || (batch.length > 0 && bytes > mostBytes)) break;
    batch.push(change);
  }
  return batch;
}
