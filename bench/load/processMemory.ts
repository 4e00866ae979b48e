import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes in memory. `pss` counts what processes share once. */
export type ProcessMemory = { rss: number; withChildren: number; pss: number; children: number };

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A process that ended meanwhile, or a system without /proc.
    return '';
  }
};

const kilobytesOf = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

/** What it started, and what that started. */
export function childrenOf(pid: number): number[] {
  let threads: string[] = [];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  const own = threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return own.concat(own.flatMap(childrenOf));
}

const megabytes = (kilobytes: number) => Math.round(kilobytes / 1024);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What a process holds, and all that it started. Zeros where the system has no /proc. */
export function memoryOf(pid: number): ProcessMemory {
  const children = childrenOf(pid);
  const residentOf = (one: number) => kilobytesOf(read(`/proc/${one}/status`), 'VmRSS');
  const shareOf = (one: number) => kilobytesOf(read(`/proc/${one}/smaps_rollup`), 'Pss');
  return {
    rss: megabytes(residentOf(pid)),
    withChildren: megabytes(sum([pid, ...children].map(residentOf))),
    pss: megabytes(sum([pid, ...children].map(shareOf))),
    children: children.length,
  };
}
