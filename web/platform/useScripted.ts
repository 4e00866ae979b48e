import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this part is hydrated: false in the server's markup and while hydrating. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
