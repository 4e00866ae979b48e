import { seeded } from '../kit/random.ts';
import type { ArtSubject } from '../ports.ts';
import type { Drawn } from './drawn.ts';
import { flatPoster } from './flatPoster.ts';
import { litPoster } from './litPoster.ts';
import { seedOf } from './setUp.ts';

const printed = ['Comedy', 'Crime', 'Music', 'Animation', 'Family', 'Kids', 'Mystery', 'Documentary', 'Western', 'Reality'];

/** The poster of a title: printed in flat inks, or a place in its light. Comedies and old films are printed more often. */
export function poster(subject: ArtSubject, fine: boolean): Drawn {
  const seed = seedOf(subject, 'poster');
  const random = seeded(seed);
  const leaning = subject.genres.slice(0, 2).filter((genre) => printed.includes(genre)).length;
  const share = 0.34 + leaning * 0.12 + (subject.year < 1975 ? 0.12 : 0);
  return random.chance(share) ? flatPoster(subject, seed, random, fine) : litPoster(subject, seed, random, fine);
}
