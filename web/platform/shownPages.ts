import { useSyncExternalStore } from 'react';

/** A page that was left. It stays in the document, hidden, and its parts keep the address that it had. */
export type LeftPage = {
  key: number;
  entry: string;
  pathname: string;
  search: string;
  /** Going back to it shows it again; others are removed once the next page stands. */
  isKept: boolean;
};

type Pages = {
  shown: number;
  left: readonly LeftPage[];
  /** A link led to it, not the history. */
  isFollowed: boolean;
};

const first: Pages = { shown: 1, left: [], isFollowed: false };
let pages = first;
let count = 1;
const listeners = new Set<() => void>();

function change(next: Pages): void {
  pages = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePages = (): Pages =>
  useSyncExternalStore(
    subscribe,
    () => pages,
    () => first,
  );

export const leftPage = (key: number): LeftPage | undefined => pages.left.find((page) => page.key === key);

const keptAt = (entry: string, pathname: string) =>
  pages.left.find((page) => page.isKept && page.entry === entry && page.pathname === pathname);

/** Whether the page of that entry only has to be shown again. */
export const isStillHere = (entry: string, pathname: string): boolean =>
  keptAt(entry, pathname) !== undefined;

export type Destination = { entry: string; pathname: string; isFollowed: boolean };

/**
 * Hides the shown page, or removes it where `left` is null, and shows that of an entry: as it was left, where it is
 * still here, else a new one.
 */
export function turnPage(left: Omit<LeftPage, 'key'> | null, to: Destination): void {
  const again = keptAt(to.entry, to.pathname);
  if (!again) count += 1;
  change({
    shown: again?.key ?? count,
    left: [...pages.left.filter((page) => page !== again), ...(left ? [{ ...left, key: pages.shown }] : [])],
    isFollowed: to.isFollowed,
  });
}

/** Of the pages that were left only the last kept one stays. */
export function removeLeftPages(): void {
  change({ ...pages, left: pages.left.filter(({ isKept }) => isKept).slice(-1) });
}
