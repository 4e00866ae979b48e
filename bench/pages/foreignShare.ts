import { readdirSync, readFileSync } from 'node:fs';

type Times = { all: number; busy: number; ours: number };

const numbers = (text: string) => text.trim().split(/\s+/).map(Number);

/** Ticks of the whole machine, those in which it computed, and those of this process and all below it. */
function readTimes(): Times | null {
  try {
    const machine = numbers(/^cpu (.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '').slice(0, 8);
    const all = machine.reduce((sum, ticks) => sum + ticks, 0);
    const [, , , idle = 0, waiting = 0] = machine;
    return { all, busy: all - idle - waiting, ours: ticksBelow(process.pid) };
  } catch {
    return null;
  }
}

function ticksBelow(root: number): number {
  const children = new Map<number, number[]>();
  const ticks = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (Number.isNaN(pid)) continue;
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const parent = Number(fields[1]);
      children.set(parent, [...(children.get(parent) ?? []), pid]);
      // User, system, and the same of children that have ended.
      ticks.set(
        pid,
        fields.slice(11, 15).reduce((sum, count) => sum + Number(count), 0),
      );
    } catch {
      // It ended between the two reads.
    }
  }
  const sum = (pid: number): number =>
    (ticks.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

/**
 * Starts counting; the function it returns says which share of all processors others have used since. Null where the
 * system has no /proc.
 */
export function countForeign(): () => number | null {
  const before = readTimes();
  return () => {
    const after = readTimes();
    if (!before || !after || after.all === before.all) return null;
    const foreign = after.busy - before.busy - (after.ours - before.ours);
    return Math.max(0, foreign / (after.all - before.all));
  };
}
