import { seeded } from '#kit/random.ts';
import type { ArtSubject } from '#ports.ts';

import type { Drawn } from './drawn.ts';
import { flatPoster } from './flatPoster.ts';
import { litPoster } from './litPoster.ts';
import { rollOf } from './rolls.ts';
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

/** From this variant on a title changes its family: its own has no distinct picture left. */
const changeOver = 40;

type Making = { wording: Wording; seed: string; fine: boolean; roll?: number };

/** Printed in flat inks, or a place in its light; comedies and old films are printed more often, a collection alike. */
function draw(subject: ArtSubject, { wording, seed, fine, roll = 0 }: Making): Drawn {
  const kin = subject.kin ?? subject;
  const random = seeded(seed);
  const leaning = kin.genres.slice(0, 2).filter((genre) => printed.has(genre)).length;
  const share = 0.42 + leaning * 0.12 + (kin.year < 1975 ? 0.12 : 0);
  const dice = random.next();
  const own = (kin.collection === null ? dice : seeded(`${kin.collection} family`).next()) < share;
  const chosen = subject.chosen?.family;
  const isPrinted = chosen === undefined ? own === roll < changeOver : chosen === 'printed';
  const family = isPrinted ? flatPoster : litPoster;
  return family(subject, wording, seed, random, fine);
}

export const poster = (subject: ArtSubject, fine: boolean, roll = rollOf(subject, 'poster')): Drawn =>
  draw(subject, { wording: wordingOf(subject), seed: seedOf(subject, 'poster', roll), fine, roll });

/** A collection: drawn from its first title's tone and motifs, under its own name. */
export const collectionPoster = (first: ArtSubject, name: string, fine: boolean): Drawn =>
  draw(first, { wording: collectionWording(name), seed: `${name} collection`, fine });

/** A season: the series' tone and things in another place and light. */
export function seasonPoster(subject: ArtSubject, season: number, fine: boolean): Drawn {
  const seed = `${seedOf(subject, 'season')} ${season}`;
  const { chosen } = subject;
  const elsewhere = { ...subject, chosen: chosen && { drawing: chosen.drawing } };
  return litPoster(elsewhere, seasonWording(subject, season), seed, seeded(seed), fine);
}
