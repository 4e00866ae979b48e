/** A page that failed as a whole. */
export const pageProblem = {
  chunkTitle: 'This page did not load',
  chunkText: 'Part of Marquee did not load. It may have been updated since you opened it.',
  retry: 'Try again',
  crashTitle: 'Something went wrong',
  crashText: 'That is our fault. Nothing you have saved is lost.',
  reload: 'Reload the page',
  home: 'Go to the home page',
} as const;

/** The page shown without a network. */
export const offline = {
  documentTitle: 'Offline · Marquee',
  description: 'Marquee can’t be reached. Your library is on this device.',
  title: 'You are offline',
  text: 'This page did not load because there is no network. Your library is on this device: you can use all of it, and your changes are saved.',
  back: 'This page loads by itself when you are back online.',
  retry: 'Try again',
  watchlist: 'Watchlist',
  seen: 'Seen',
  rated: 'Rated',
  lists: 'Lists',
} as const;

export const notFound = {
  title: 'Page not found',
  documentTitle: 'Not found · Marquee',
  description: 'There is no page at this address.',
  text: 'There is no page at this address. It may be mistyped or out of date.',
  home: 'Go to the home page',
  search: 'Search for a title',
} as const;
