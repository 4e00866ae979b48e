import { availableParallelism, totalmem } from 'node:os';

const mebibytes = (count: number) => count * 1024 * 1024;
/** Of the server itself and of drawing, and of each worker: measured, and a third to spare (docs/decisions/058). */
const besides = mebibytes(480);
const workerBytes = mebibytes(224);

/** A worker a core beside the server's own, as far as the machine or the container has memory for them. */
export function usualWorkers(
  cores = availableParallelism(),
  memory = Math.min(process.constrainedMemory() || Infinity, totalmem()),
): number {
  const fitting = Math.floor((memory - besides) / workerBytes);
  return Math.max(1, Math.min(cores - 1, fitting));
}
