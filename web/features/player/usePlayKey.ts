import { useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';

import { playKeyIn } from './playAddress.ts';

const never = () => () => {};

/** Which video the address asks for. Nothing on the server and while hydrating: the player opens over a whole page. */
export function usePlayKey(): string | null {
  const isTakenUp = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const search = useSearch();
  return isTakenUp ? playKeyIn(search) : null;
}
