/** The button that opens the player. */
export const playTrailer = {
  play: (hasTrailer: boolean) => (hasTrailer ? 'Play trailer' : 'Play teaser'),
  of: (title: string) => ` of ${title}`,
  tryAgain: 'Try again',
  notLoaded: 'The player did not load. The page is complete without it.',
};
