import type { GenreName, ThemeGroup, WishOf } from '#contracts/concierge/part.ts';

/**
 * A way of wishing that the catalogue has no one word for. `phrases` are what people say, in lower case; what counts
 * for it are the catalogue's own keywords, moods and genres.
 */
export type LexiconEntry = {
  /** Lower-case words with hyphens; it stands in addresses, so it never changes its meaning. */
  id: string;
  group: ThemeGroup;
  /** What the app calls it, such as "time loop" or "feel-good". */
  label: string;
  phrases: readonly string[];
  /** Each is a keyword of the catalogue; a number after `~` weighs it, 1 where there is none: `murder~0.4`. */
  keywords?: readonly string[];
  /** Of the catalogue's closed list of moods, weighed in the same way. */
  moods?: readonly string[];
  genres?: readonly GenreName[];
  /** Keywords, moods (`mood:`) and genres (`genre:`) that speak against it. */
  against?: readonly string[];
  /** More words for it, to find it in overviews by. */
  words?: readonly string[];
  /** Other wishes that come with it, such as a highest certification for "with the kids". */
  implies?: readonly WishOf<'certification' | 'intensity' | 'years' | 'runtime' | 'fame' | 'media'>[];
};
