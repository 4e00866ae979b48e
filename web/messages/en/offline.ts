/** Where nobody can be reached. */
export const offline = {
  documentTitle: 'Offline · Marquee',
  description: 'Marquee can’t be reached. Your library is on this device.',
  title: 'You are offline',
  text: 'There is no network, so this page did not load. Your library is on this device: everything in it is still here, and what you change is kept.',
  back: 'This page loads by itself when the network is back.',
  retry: 'Try again',
  watchlist: 'Watchlist',
  seen: 'Seen',
  rated: 'Rated',
  lists: 'Lists',
} as const;
