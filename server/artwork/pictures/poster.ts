import { seeded } from '../kit/random.ts';
import type { ArtSubject } from '../ports.ts';
import type { Drawn } from './drawn.ts';
import { litPoster } from './litPoster.ts';
import { seedOf } from './setUp.ts';

/** The poster of a title. */
export function poster(subject: ArtSubject, fine: boolean): Drawn {
  const seed = seedOf(subject, 'poster');
  return litPoster(subject, seed, seeded(seed), fine);
}
