import { seeded } from '#server/artwork/kit/random.ts';
import type { ArtSubject } from '#server/artwork/ports.ts';

import type { Drawn } from './drawn.ts';
import { flatPoster } from './flatPoster.ts';
import { litPoster } from './litPoster.ts';
import { seedOf } from './setUp.ts';
import { collectionWording, seasonWording, type Wording, wordingOf } from './wording.ts';

const printed = new Set([
  'Comedy',
  'Crime',
  'Music',
  'Animation',
  'Family',
  'Kids',
  'Mystery',
  'Documentary',
  'Western',
  'Reality',
]);

/** Printed in flat inks, or a place in its light; comedies and old films are printed more often. */
function draw(subject: ArtSubject, wording: Wording, seed: string, fine: boolean): Drawn {
  const random = seeded(seed);
  const leaning = subject.genres.slice(0, 2).filter((genre) => printed.has(genre)).length;
  const share = 0.34 + leaning * 0.12 + (subject.year < 1975 ? 0.12 : 0);
  const family = random.chance(share) ? flatPoster : litPoster;
  return family(subject, wording, seed, random, fine);
}

export const poster = (subject: ArtSubject, fine: boolean): Drawn =>
  draw(subject, wordingOf(subject), seedOf(subject, 'poster'), fine);

/** A collection: drawn from its first title's tone and motifs, under its own name. */
export const collectionPoster = (first: ArtSubject, name: string, fine: boolean): Drawn =>
  draw(first, collectionWording(name), `${name} collection`, fine);

/** A season: the series' tone and things in another place and light. */
export function seasonPoster(subject: ArtSubject, season: number, fine: boolean): Drawn {
  const seed = `${seedOf(subject, 'season')} ${season}`;
  return litPoster(subject, seasonWording(subject, season), seed, seeded(seed), fine);
}
