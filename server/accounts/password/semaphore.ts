/** Both the slots and the queue are full: nothing was tried. */
export class Overloaded extends Error {
  constructor() {
    super('Too much is going on at once.');
    this.name = 'Overloaded';
  }
}

type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` through, queues `waiting` in order, and refuses the rest. */
export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  let busy = 0;
  const line: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (busy < atOnce) {
      busy += 1;
      return;
    }
    if (line.length >= waiting) throw new Overloaded();
    // A finished call hands over its place: `busy` stays as it is.
    await new Promise<void>((go) => line.push(go));
  }

  function leave(): void {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
