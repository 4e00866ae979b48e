import { ownStep } from '#web/ui/ownStep.ts';

/**
 * The player in the address: `?play=` names a video by its key, and the best one without a key. A layer isn't a page:
 * its history entry keeps the name of the page's, so that opening and closing it moves nothing below.
 */
export const playParameter = 'play';

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
