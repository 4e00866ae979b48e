/** The button that opens the player. */
export const playTrailer = {
  play: 'Play trailer',
  of: (title: string) => ` of ${title}`,
  tryAgain: 'Try again',
  notLoaded: 'The player did not load. The page is complete without it.',
};
