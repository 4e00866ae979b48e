import { useCallback, useSyncExternalStore } from 'react';

import type { Library } from '#web/api/library/library.ts';

const never = () => () => {};

/** A value read from the library, again after each change; `none` while it isn't loaded. It must keep its identity. */
export const useLibraryValue = <Value>(
  library: Library | null,
  read: (library: Library) => Value,
  none: Value,
): Value =>
  useSyncExternalStore(
    useCallback((listener) => (library ? library.subscribe(listener) : never()), [library]),
    () => (library ? read(library) : none),
    () => none,
  );
