import { ownStep } from '#web/ui/openLayers.ts';

/**
 * The player in the address: `?play=` names a video by its key, and the best one without a key. A layer isn't a page:
 * its history entry keeps the name of the page's, so that opening and closing it moves nothing beneath.
 */
const playParameter = 'play';

/** The key in an address's query, `''` for the best video, null where the player is closed. */
export const playKeyIn = (search: string): string | null => new URLSearchParams(search).get(playParameter);

/** The address of this page with the player open, relative to it. */
export const playHref = (key: string): string => `?${playParameter}=${encodeURIComponent(key)}`;

/** Opens the player: Back closes it. */
export function openPlay(key = ''): void {
  if (ownStep.isMade) {
    void ownStep.isMade.then(() => openPlay(key));
    return;
  }
  const url = new URL(location.href);
  url.searchParams.set(playParameter, key);
  history.pushState({ ...history.state, player: true }, '', url);
}

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

function wasOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'player' in state;
}

/** Where the address itself opened the player, the page gets an entry beneath, on which Back stays. */
export function putPageBeneath(): void {
  if (wasOpenedHere()) return;
  const { href } = location;
  replacePlay(null);
  history.pushState({ ...history.state, player: true }, '', href);
}

/**
 * Closes the player: back to the entry that it was opened from. A frame may have put entries of its own into the
 * history, and then one step back leads nowhere.
 */
export function closePlay(): () => void {
  history.back();
  const timer = setTimeout(() => replacePlay(null), patience);
  return () => clearTimeout(timer);
}
