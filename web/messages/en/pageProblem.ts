/** A page that failed as a whole. */
export const pageProblem = {
  chunkTitle: 'This page did not load',
  chunkText: 'A part of Marquee did not arrive. It may have been renewed while you had it open.',
  retry: 'Try again',
  crashTitle: 'This page broke',
  crashText: 'That is our fault. Nothing that you have opened or saved is lost.',
  reload: 'Load the page again',
  home: 'To the home page',
} as const;
