import type { Server } from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

const tickMilliseconds = 50;
const limitMilliseconds = 2_000;

/**
 * Waits until no connection has come in for a moment; made before the server listens, since it counts them. While the
 * process computes, connections wait to be accepted, and closing the server then would reset them.
 */
export function createAwaitArrivals(server: Server): () => Promise<void> {
  let arrived = 0;
  server.on('connection', () => (arrived += 1));

  return async () => {
    const start = performance.now();
    let before: number;
    do {
      before = arrived;
      await sleep(tickMilliseconds);
      await setImmediate();
    } while (arrived !== before && performance.now() - start < limitMilliseconds);
  };
}
