import type { GenreName, ThemeGroup, WishOf } from '@marquee/contracts/assistant/part.ts';

/** From above 0 to 1, by name. */
export type Weights = Readonly<Record<string, number>>;

/**
 * A way of wishing that the catalogue has no one word for. `phrases` are what people say, in lower case; what counts
 * for it are the catalogue's own keywords, moods and genres. The rows are `content/lexicon/*.json`.
 */
export type LexiconEntry = {
  /** Lower-case words with hyphens; part of URLs, so it never changes its meaning. */
  id: string;
  group: ThemeGroup;
  /** What the app calls it, such as "time loop" or "feel-good". */
  label: string;
  phrases: readonly string[];
  /** Keywords of the catalogue. */
  keywords?: Weights;
  /** In the catalogue's closed list of moods. */
  moods?: Weights;
  genres?: readonly GenreName[];
  /** Contrary signs. */
  against?: { keywords?: Weights; moods?: Weights; genres?: Weights };
  /** More words for it, to find it in overviews by. */
  words?: readonly string[];
  /** Other wishes that come with it, such as a highest certification for "with the kids". */
  implies?: readonly WishOf<'certification' | 'intensity' | 'years' | 'runtime' | 'fame' | 'media'>[];
};
