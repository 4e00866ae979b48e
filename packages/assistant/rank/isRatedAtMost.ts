import type { WishOf } from '@marquee/contracts/assistant/part.ts';

type Highest = WishOf<'certification'>['max'];

/** From all ages to adults only; ratings of television are beside the nearest of films. */
const ranks: Readonly<Record<string, number>> = {
  G: 0,
  'TV-Y': 0,
  'TV-Y7': 0,
  'TV-G': 0,
  PG: 1,
  'TV-PG': 1,
  'PG-13': 2,
  'TV-14': 2,
  R: 3,
  'TV-MA': 3,
  'NC-17': 4,
};

/** How high a certification is; null where the title isn't rated. */
export const certificationRank = (certification: string): number | null => ranks[certification] ?? null;

/** An unrated title isn't proven to be fit for anyone. */
export function isRatedAtMost(certification: string, max: Highest): boolean {
  const rank = certificationRank(certification);
  return rank !== null && rank <= (ranks[max] ?? 0);
}
