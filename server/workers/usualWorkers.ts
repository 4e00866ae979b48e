import { availableParallelism, totalmem } from 'node:os';

const mebibytes = (count: number) => count * 1024 * 1024;
/** For the server itself, drawing and the system. */
const besides = mebibytes(512);
const workerBytes = mebibytes(256);

/** A worker a core beside the server's own, as far as the machine or the container has memory for them. */
export function usualWorkers(
  cores = availableParallelism(),
  memory = Math.min(process.constrainedMemory() || Infinity, totalmem()),
): number {
  const fitting = Math.floor((memory - besides) / workerBytes);
  return Math.max(1, Math.min(cores - 1, fitting));
}
