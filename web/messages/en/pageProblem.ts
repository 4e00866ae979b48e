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
