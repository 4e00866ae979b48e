import { useSyncExternalStore } from 'react';

import { type Library, openLibrary } from './library.ts';

let opened: Library | null = null;

function subscribe(tell: () => void) {
  if (opened === null)
    openLibrary()
      .then((library) => {
        opened = library;
        return tell();
      })
      // The page keeps saying that it is on its way; the next one tries again.
      .catch(() => {});
  return () => {};
}

/** The person's library once it is here: null on the server, while hydrating and until it is read from the device. */
export const useLibrary = (): Library | null =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
