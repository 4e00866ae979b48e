import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

type Place = { pathname: string; search: string };

let held: Place | undefined;

/**
 * Back and Forward change the browser's address before its page is ready. Until then every
 * component uses the location that is shown: one that renders in between would show half of the next page.
 */
export function holdLocation(place: Place): void {
  held = place;
}

/** From here on the browser's address counts again. The event that follows notifies the components. */
export function releaseLocation(): void {
  held = undefined;
}

const shownPathname = () => (held ?? location).pathname;
const shownSearch = () => (held ?? location).search;

/** wouter's location in the browser, as long as it is shown; the same while hydrating, where the server printed it. */
export const useShownLocation: BaseLocationHook = () => [
  useLocationProperty(shownPathname, shownPathname),
  navigate,
];

export const useShownSearch: BaseSearchHook = () => useLocationProperty(shownSearch, shownSearch);
