import type { MediaType } from '@marquee/contracts/paths.ts';

/**
 * IMDb's types of titles that Marquee treats as films or series; episodes and games are neither. `own` says how many people
 * must have rated a title of the type that TMDB doesn't have, so that it is included.
 */
export const imdbTypes = {
  movie: { media: 'movie', video: false, own: 1 },
  tvMovie: { media: 'movie', video: false, own: 1 },
  tvSpecial: { media: 'movie', video: false, own: 100 },
  video: { media: 'movie', video: true, own: 1 },
  short: { media: 'movie', video: false, own: 100 },
  tvShort: { media: 'movie', video: false, own: 100 },
  tvSeries: { media: 'tv', video: false, own: 1 },
  tvMiniSeries: { media: 'tv', video: false, own: 1 },
} as const satisfies Record<string, { media: MediaType; video: boolean; own: number }>;

export type ImdbType = keyof typeof imdbTypes;

export const isImdbType = (type: string): type is ImdbType => Object.hasOwn(imdbTypes, type);

const elsewhere = new Set(['tvEpisode', 'videoGame', 'tvPilot']);
/** Types that are known and left out on purpose. */
export const isLeftOut = (type: string): boolean => elsewhere.has(type);
