import { readFileSync } from 'node:fs';

import { childrenOf } from '../load/processMemory.ts';

/** Milliseconds of a process and of its children that have ended. */
function ownMilliseconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
  } catch {
    return 0;
  }
}

/** What a process and all that it started have computed, to ten milliseconds. */
export const treeMilliseconds = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + ownMilliseconds(one), 0);
