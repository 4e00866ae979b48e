import type { Server } from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

const tickMilliseconds = 50;
const limitMilliseconds = 2_000;

/**
 * Waits until no connection or request has come and no answer has gone for a moment; made before the server listens,
 * since it counts them. While the process computes, connections wait to be accepted, and closing the server then would
 * reset them; and who has just been answered may be about to ask again.
 */
export function createAwaitQuiet(server: Server): () => Promise<void> {
  let events = 0;
  const count = () => (events += 1);
  server.on('connection', count);
  server.on('request', (_, response) => {
    count();
    response.once('close', count);
  });

  return async () => {
    const start = performance.now();
    let before: number;
    do {
      before = events;
      await sleep(tickMilliseconds);
      await setImmediate();
    } while (events !== before && performance.now() - start < limitMilliseconds);
  };
}
