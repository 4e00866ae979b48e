/** A saved set of filters. */
export type SavedSetLink = {
  /** Its address. Equal sets have equal addresses, so it is also the key. */
  href: string;
  name: string;
  /** Its filters in words, as they were when it was saved. */
  words: string;
  /** When it was saved, which decides its place; none before that. */
  added?: string;
};

export const mostSets = 50;
export const longestName = 300;
const longestWords = 1000;

/** A name in one line, without what can't be seen, and not longer than a name may be. */
export const tidyName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    // Half a letter, such as the cut leaves.
    .replace(/\p{Cs}/gu, '')
    .trim();

type Sets = readonly SavedSetLink[];

/** With a set in front; the same one under another name moves there. The same list where there is no room. */
export function withSet(sets: Sets, set: SavedSetLink): Sets {
  const others = sets.filter(({ href }) => href !== set.href);
  const tidy: SavedSetLink = {
    href: set.href,
    name: tidyName(set.name),
    words: set.words.slice(0, longestWords),
  };
  return tidy.name === '' || others.length >= mostSets ? sets : [tidy, ...others];
}

/** With another name for a set; an empty one changes nothing. */
export function withName(sets: Sets, href: string, name: string): Sets {
  const tidy = tidyName(name);
  return tidy === '' ? sets : sets.map((set) => (set.href === href ? { ...set, name: tidy } : set));
}

export const withoutSet = (sets: Sets, href: string): Sets => sets.filter((set) => set.href !== href);

/** With a removed set back where it was. */
export const withSetAt = (sets: Sets, set: SavedSetLink, at: number): Sets =>
  sets.some(({ href }) => href === set.href) || sets.length >= mostSets ? sets : sets.toSpliced(at, 0, set);
