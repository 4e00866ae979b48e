import { playParameter } from './playAddress.ts';

function replacePlay(key: string | null): void {
  const url = new URL(location.href);
  if (key === null) url.searchParams.delete(playParameter);
  else url.searchParams.set(playParameter, key);
  history.replaceState(history.state, '', url);
}

/** Another video in the open player. */
export const changePlay = (key: string): void => replacePlay(key);

/** How long Back may take before the app replaces the address itself. */
const patience = 500;

function wasOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'player' in state;
}

/** Where the address itself opened the player, the page gets an entry below, on which Back stays. */
export function putPageBeneath(): void {
  if (wasOpenedHere()) return;
  const { href } = location;
  replacePlay(null);
  history.pushState({ ...history.state, player: true }, '', href);
}

/**
 * Closes the player: back to the entry that it was opened from. A frame may have added entries of its own to the
 * history, and then one step back leads nowhere.
 */
export function closePlay(): () => void {
  history.back();
  const timer = setTimeout(() => replacePlay(null), patience);
  return () => clearTimeout(timer);
}
