import { readFileSync } from 'node:fs';

/** What another process has computed, to ten milliseconds; NaN where the system has no /proc. */
export function processorMilliseconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
