import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts answer for this part already: false in the server's markup and while hydrating. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
