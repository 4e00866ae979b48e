import { useEffect, useState } from 'react';

import { type Library, openLibrary } from './library.ts';

let opened: Library | undefined;

/** The person's library once it is here: null on the server, while hydrating and until it is read from the device. */
export function useLibrary(): Library | null {
  const [library, setLibrary] = useState<Library | null>(null);
  useEffect(() => {
    if (opened) {
      setLibrary(opened);
      return undefined;
    }
    let isGone = false;
    openLibrary().then(
      (known) => {
        opened = known;
        if (!isGone) setLibrary(known);
      },
      // The page keeps saying that it is on its way; the next one tries again.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return library;
}
