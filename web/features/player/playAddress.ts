/**
 * The player in the address: `?play=` names a video by its key, and the best one without a key. A layer isn't a page:
 * its history entry keeps the name of the page's, so that opening and closing it moves nothing beneath.
 */
const parameter = 'play';

/** The key in an address's query, `''` for the best video, null where the player is closed. */
export const playKeyIn = (search: string): string | null => new URLSearchParams(search).get(parameter);

/** The address of this page with the player open, relative to it. */
export const playHref = (key: string): string => `?${parameter}=${encodeURIComponent(key)}`;

function addressWith(key: string | null): string {
  const url = new URL(location.href);
  if (key === null) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, key);
  return url.pathname + url.search + url.hash;
}

const state = (): object =>
  typeof history.state === 'object' && history.state !== null ? history.state : {};

/** Opens the player: Back closes it. */
export function openPlay(key = ''): void {
  history.pushState({ ...state(), player: true }, '', addressWith(key));
}

/** Another video in the open player. */
export function changePlay(key: string): void {
  history.replaceState(state(), '', addressWith(key));
}

/** Closes the player: back to the entry that it was opened from, or in place where the address itself opened it. */
export function closePlay(): void {
  if ('player' in state()) history.back();
  else history.replaceState(state(), '', addressWith(null));
}
