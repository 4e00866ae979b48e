import type { FacetName } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import { capital, formatList } from '#web/lib/format.ts';
import { discoverTools } from '#web/messages/en/discoverTools.ts';

/** A saved set of filters. */
export type SavedFilter = {
  /** Its address. Equal sets have equal addresses, so it is also the key. */
  href: string;
  name: string;
  /** Its filters in words, as they were when it was saved. */
  words: string;
  /** When it was saved, which decides its place; none before that. */
  added?: string;
};

export const mostSavedFilters = 50;
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

type Sets = readonly SavedFilter[];

/** With a set in front; the same one under another name moves there. The same list where there is no room. */
export function withFilter(sets: Sets, set: SavedFilter): Sets {
  const others = sets.filter(({ href }) => href !== set.href);
  const tidy: SavedFilter = {
    href: set.href,
    name: tidyName(set.name),
    words: set.words.slice(0, longestWords),
  };
  return tidy.name === '' || others.length >= mostSavedFilters ? sets : [tidy, ...others];
}

/** With another name for a set; an empty one changes nothing. */
export function withName(sets: Sets, href: string, name: string): Sets {
  const tidy = tidyName(name);
  return tidy === '' ? sets : sets.map((set) => (set.href === href ? { ...set, name: tidy } : set));
}

export const withoutFilter = (sets: Sets, href: string): Sets => sets.filter((set) => set.href !== href);

/** With a removed set back where it was. */
export const withFilterAt = (sets: Sets, set: SavedFilter, at: number): Sets =>
  sets.some(({ href }) => href === set.href) || sets.length >= mostSavedFilters
    ? sets
    : sets.toSpliced(at, 0, set);

/** One filter that is set, in words: "Japanese", "Not horror", "1990 to 1999". */
export type FilterInWords = {
  facet: FacetName;
  /** The value in the address; null for a range. */
  value: string | null;
  label: string;
  isOut: boolean;
};

/** Their words begin with "by", "with", "from" or "on", and go on from the noun without a comma. */
const joined: ReadonlySet<FacetName> = new Set(['maker', 'writer', 'actor', 'country', 'network']);

/** Names of people keep their capitals, and so do the words that come from a name. */
const startsAnywhere = ({ facet, label }: FilterInWords) =>
  facet === 'person' || facet === 'language' ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** What a set may be called: "Japanese animation by Hayao Miyazaki, 1990 to 1999". */
export function proposedName(media: MediaType, parts: readonly FilterInWords[]): string {
  const chosen = (facet: FacetName) => parts.filter((part) => part.facet === facet && !part.isOut);
  const languages = chosen('language');
  const genres = chosen('genre');
  const inNoun = new Set([...(languages.length === 1 ? languages : []), ...genres]);
  const genre = formatList(genres.map(({ label }) => label.toLowerCase()));
  const noun = [
    languages.length === 1 && languages[0]?.label,
    genre || discoverTools.medium[media].toLowerCase(),
    media === 'tv' && genre !== '' && discoverTools.medium.tv.toLowerCase(),
  ];
  const rest = parts.filter((part) => !inNoun.has(part));
  const near = rest.filter(({ facet, isOut }) => joined.has(facet) && !isOut);
  const far = rest.filter((part) => !near.includes(part));
  const head = [...noun, ...near.map(startsAnywhere)].filter(Boolean).join(' ');
  const name = [head, ...far.map(startsAnywhere)].join(', ');
  return tidyName(capital(name).slice(0, longestName));
}
