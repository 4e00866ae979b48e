type Notice = { id: number; text: string; undo?: (() => void) | undefined };

export type Notices = {
  show: (text: string, undo?: () => void) => void;
  close: () => void;
  /** The one that is on the screen. */
  current: () => Notice | null;
  subscribe: (listener: () => void) => () => void;
};

/** One short word at a time about what has just been done. A newer one takes the place of the last. */
export function createNotices(): Notices {
  let current: Notice | null = null;
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (notice: Notice | null) => {
    current = notice;
    for (const listener of listeners) listener();
  };
  return {
    show: (text, undo) => change({ id: (count += 1), text, undo }),
    close: () => change(null),
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
