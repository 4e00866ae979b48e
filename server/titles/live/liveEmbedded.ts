import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { Embedded, SearchEntry } from '@marquee/title-search';

/** TMDB's number of one of the house's titles; null or undefined where it has none, or nobody has looked. */
export type LiveOf = (title: TitleId) => TitleId | null | undefined;

/**
 * Of the house's own titles those that are known to be TMDB's, under its numbers: they know years and other names. The
 * others are left out, and people, who all have numbers of our own: a number would name somebody else there.
 */
export const liveEmbedded = ({ fingerprint, entries }: Embedded, liveOf: LiveOf): Embedded => ({
  fingerprint: `${fingerprint}-tmdb`,
  *entries() {
    for (const entry of entries()) {
      const { kind, id } = entry;
      const live = kind === 'movie' || kind === 'tv' ? liveOf({ media: kind, id }) : null;
      if (live) yield { ...entry, id: live.id };
    }
  },
});

/** The words of all of the house's titles and people, under numbers that mean nobody at TMDB: to spell by. */
export const wordsOfEmbedded = (
  { fingerprint, entries }: Embedded,
  ownIdOf: (entry: SearchEntry) => number,
): Embedded => ({
  fingerprint: `${fingerprint}-tmdb`,
  *entries() {
    const given = new Set<string>();
    for (const entry of entries()) {
      const id = ownIdOf(entry);
      const key = `${entry.kind} ${id}`;
      if (!given.has(key)) yield { ...entry, id };
      given.add(key);
    }
  },
});
