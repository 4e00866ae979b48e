/** Answers to writes in a trace of system calls, and those of them that were sent before what they confirm was on disk. */
export type Ordered = { acknowledged: number; unsynced: number };

const sync = /\b(?:fsync|fdatasync)(?:\(\d+\)| resumed>\)) += 0/;
const change = /\bpwrite64\(/;
const answer = /\b(?:write|writev|sendto|sendmsg)\(.*HTTP\/1\.1 200/;

/** Reads what strace wrote of writes that were sent one after the other. */
export function orderIn(trace: string): Ordered {
  const ordered: Ordered = { acknowledged: 0, unsynced: 0 };
  let isSynced = false;
  for (const line of trace.split('\n')) {
    if (change.test(line)) isSynced = false;
    if (sync.test(line)) isSynced = true;
    if (!answer.test(line)) continue;
    ordered.acknowledged += 1;
    if (!isSynced) ordered.unsynced += 1;
    isSynced = false;
  }
  return ordered;
}

/** Calls that strace let fail. */
export const injectedIn = (trace: string): number => trace.split('(INJECTED)').length - 1;
