import { hash } from 'node:crypto';

import type { MediaType } from '#contracts/paths.ts';

/** Titles whose number at TMDB is unknown get one above this, out of the way of TMDB's own. */
const ownTitleIdFloor = 100_000_000;

const largestId = 2 ** 31 - 1;

/** 24 hexadecimal digits, as TMDB's credits, videos and seasons carry beside their numbers. */
export const hexIdOf = (...parts: readonly (string | number)[]): string =>
  hash('sha256', parts.join('\u0000')).slice(0, 24);

/** A fraction from 0 up to 1 that depends on the parts alone. */
export const fractionOf = (...parts: readonly (string | number)[]): number =>
  Number.parseInt(hexIdOf(...parts).slice(0, 12), 16) / 2 ** 48;

// Clients keep numbers in 32 bits with a sign, so none is larger than that.
const between = (floor: number, parts: readonly (string | number)[]) =>
  floor + 1 + Math.floor(fractionOf(...parts) * (largestId - floor));

export const ownTitleId = (media: MediaType, name: string, year: number): number =>
  between(ownTitleIdFloor, [media, name, year]);

/** `identity` is the name, with what tells namesakes apart. */
export const personId = (identity: string): number => between(0, ['person', identity]);
export const collectionId = (name: string): number => between(0, ['collection', name]);
export const keywordId = (name: string): number => between(0, ['keyword', name]);
export const networkId = (name: string): number => between(0, ['network', name]);
export const seasonId = (series: number, season: number): number => between(0, ['season', series, season]);
export const episodeId = (series: number, season: number, episode: number): number =>
  between(0, ['episode', series, season, episode]);
