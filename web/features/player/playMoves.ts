import { playParameter } from './playAddress.ts';

function replacePlay(key: string | null): void {
  const url = new URL(location.href);
  if (key === null) url.searchParams.delete(playParameter);
  else url.searchParams.set(playParameter, key);
  history.replaceState(history.state, '', url);
}

/** Another video in the open player. */
export const changePlay = (key: string): void => replacePlay(key);

/** How long Back may take before we help ourselves. */
const patience = 500;

/**
 * Closes the player: back to the entry that it was opened from, or in place where the address itself opened it.
 * A frame may have put entries of its own into the history, and then one step back leads nowhere.
 */
export function closePlay(): () => void {
  const state: unknown = history.state;
  const wasOpenedHere = typeof state === 'object' && state !== null && 'player' in state;
  if (!wasOpenedHere) {
    replacePlay(null);
    return () => {};
  }
  history.back();
  const timer = setTimeout(() => replacePlay(null), patience);
  return () => clearTimeout(timer);
}
