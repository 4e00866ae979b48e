import type { SearchEntry } from '#server/search/entry.ts';
import type { Embedded } from '#server/search/importing/embedded.ts';

/** Numbers above are of our own making, or IMDb's: TMDB shows nothing there. */
export const highestOfTmdb = 99_999_999;

/** People and what belongs to nobody else have numbers of our own in the house's rows. */
const isTheirs = ({ kind, id }: SearchEntry) => (kind === 'movie' || kind === 'tv') && id <= highestOfTmdb;

/** Of the house's own titles those that TMDB may have under the same number: they know years and other names. */
export const liveEmbedded = ({ fingerprint, entries }: Embedded): Embedded => ({
  fingerprint: `${fingerprint}-tmdb`,
  *entries() {
    for (const entry of entries()) if (isTheirs(entry)) yield entry;
  },
});
