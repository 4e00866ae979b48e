import { seeded } from '../kit/random.ts';
import type { ArtSubject } from '../ports.ts';
import { splitTitle } from '../type/breakLines.ts';
import type { Drawn } from './drawn.ts';
import { litPoster } from './litPoster.ts';
import { seedOf } from './setUp.ts';

/** A season: the series' tone and things in another place and light, its number under the name. */
export function seasonPoster(subject: ArtSubject, season: number, fine: boolean): Drawn {
  const seed = `${seedOf(subject, 'season')} ${season}`;
  const { main } = splitTitle(subject.title);
  const under = season === 0 ? 'Specials' : `Season ${season}`;
  return litPoster(subject, seed, seeded(seed), fine, { main, over: '', under });
}
