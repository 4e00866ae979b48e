import { constants, getPriority, setPriority } from 'node:os';

/** Lets a child process of ours run only where the server itself leaves time. `by` is what is added to its nice value. */
export function lowerPriority(pid: number | undefined, by: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(getPriority() + by, constants.priority.PRIORITY_LOW));
  } catch {
    // It has ended already, or may not be changed.
  }
}
