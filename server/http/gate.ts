import type { RequestListener } from 'node:http';

type Gate = {
  listener: RequestListener;
  /** From now on requests wait. */
  shut: () => void;
  /** Admits all that are waiting. */
  open: () => void;
};

/** In front of a listener: while it is shut requests are neither answered nor refused. */
export function createGate(listener: RequestListener): Gate {
  let held: (() => void)[] | null = null;
  return {
    listener: (request, response) => {
      if (held) held.push(() => listener(request, response));
      else listener(request, response);
    },
    shut: () => {
      held ??= [];
    },
    open: () => {
      const waiting = held ?? [];
      held = null;
      for (const goOn of waiting) goOn();
    },
  };
}
