/** Both the slots and the queue are full: nothing was tried. */
export class Overloaded extends Error {
  constructor() {
    super('Too much is going on at once.');
    this.name = 'Overloaded';
  }
}

type Semaphore = (<T>(work: () => Promise<T>) => Promise<T>) & { figures: () => SemaphoreFigures };

/** Running and waiting now; done and refused since the start. */
export type SemaphoreFigures = { running: number; waiting: number; done: number; refused: number };

/** Lets `atOnce` through, queues `waiting` in order, and refuses the rest. */
export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  let busy = 0;
  let done = 0;
  let refused = 0;
  const line: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (busy < atOnce) {
      busy += 1;
      return;
    }
    if (line.length >= waiting) {
      refused += 1;
      throw new Overloaded();
    }
    // A finished call hands over its place: `busy` stays as it is.
    await new Promise<void>((go) => line.push(go));
  }

  function leave(): void {
    done += 1;
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  }

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return Object.assign(inTurn, {
    figures: () => ({ running: busy, waiting: line.length, done, refused }),
  });
}
