import { hash } from 'node:crypto';

import type { MediaType } from '@marquee/contracts/paths.ts';
import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';

const largestId = 2 ** 31 - 1;

/** 24 hexadecimal digits, as TMDB's credits, videos and seasons carry beside their numbers. */
export const hexIdOf = (...parts: readonly (string | number)[]): string =>
  hash('sha256', parts.join('\u0000')).slice(0, 24);

/** A fraction from 0 up to 1 that depends on the parts alone. */
export const fractionOf = (...parts: readonly (string | number)[]): number =>
  Number.parseInt(hexIdOf(...parts).slice(0, 12), 16) / 2 ** 48;

// Clients keep numbers in 32 bits with a sign, so none is larger than that.
const between = (floor: number, parts: readonly (string | number)[], ceiling = largestId) =>
  floor + 1 + Math.floor(fractionOf(...parts) * (ceiling - floor));

const ownId = (...parts: readonly (string | number)[]): number => {
  const id = between(0, parts);
  // What TMDB could have given is drawn again.
  return id > largestTmdbId ? id : between(largestTmdbId, parts);
};

export const ownTitleId = (media: MediaType, name: string, year: number): number =>
  between(largestTmdbId, [media, name, year]);

/** Numbers of our own for what has none of TMDB's. `identity` is the name, with what distinguishes namesakes. */
export const personId = (identity: string): number => ownId('person', identity);
export const collectionId = (name: string): number => ownId('collection', name);
export const keywordId = (name: string): number => ownId('keyword', name);
export const networkId = (name: string): number => ownId('network', name);
export const seasonId = (series: number, season: number): number => ownId('season', series, season);

/** More than any season has. */
const mostEpisodes = 999;

/** The episodes of a season follow each other: drawn one by one, two of tens of thousands would be alike. */
export const episodeId = (series: number, season: number, episode: number): number =>
  between(largestTmdbId, ['episode', series, season], largestId - mostEpisodes) + episode;
