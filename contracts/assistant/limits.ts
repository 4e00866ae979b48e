/** Apart from the schemas, so that the browser can use them without loading a schema library. */

/** UTF-16 units. */
export const longestSentence = 500;
export const mostTurns = 12;
/** Parts removed after one sentence. */
export const mostWithout = 40;
export const longestKey = 120;
/** Seen and hidden titles, the newest of a library: as many as a catalogue has, and far below the largest body. */
export const mostExcluded = 4000;
/** Titles that stand for somebody's taste: with more, what they have in common is blurred. */
export const mostLiked = 10;
