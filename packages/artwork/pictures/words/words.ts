/** How a motif's drawing is chosen. */
export type DrawingWords = {
  /** Drawings that a title's own words ask for; the word that stands first in the row wins. */
  asked: readonly (readonly [tag: string, words: RegExp])[];
  /** Drawings that fit anything; every other one means one thing only and never comes by chance. */
  free: readonly string[];
};
