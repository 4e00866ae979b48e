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
