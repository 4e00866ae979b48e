import { setImmediate as nextTurn } from 'node:timers/promises';

/** Each caller gets a turn of the event loop to itself, in order: other requests come in between. */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}
