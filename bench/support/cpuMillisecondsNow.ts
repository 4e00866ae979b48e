import { cpuMilliseconds } from './cpuMilliseconds.ts';

const cell = new Int32Array(new SharedArrayBuffer(4));

/**
 * As `cpuMilliseconds`, to the microsecond. The system counts a thread's time when its turn ends, which by itself is
 * every few milliseconds; a wait ends it. Each call takes a tenth of a millisecond.
 */
export function cpuMillisecondsNow(): number {
  Atomics.wait(cell, 0, 0, 0.01);
  return cpuMilliseconds();
}
