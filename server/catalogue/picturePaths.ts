import type { MediaType } from '#contracts/paths.ts';

/** File names that the picture service understands, below `/t/p/{size}`. */

const letterOf = { movie: 'm', tv: 't' } as const;

export const posterOf = (media: MediaType, id: number) => `/${letterOf[media]}${id}-poster.svg`;
export const backdropOf = (media: MediaType, id: number) => `/${letterOf[media]}${id}-backdrop.svg`;
export const seasonPosterOf = (series: number, season: number) => `/t${series}-s${season}-poster.svg`;
export const stillOf = (series: number, season: number, episode: number) =>
  `/t${series}-s${season}e${episode}-still.svg`;
export const profileOf = (person: number) => `/p${person}-profile.svg`;
export const collectionPosterOf = (collection: number) => `/c${collection}-poster.svg`;
export const collectionBackdropOf = (collection: number) => `/c${collection}-backdrop.svg`;
