import type { WishOf } from '@marquee/contracts/assistant/part.ts';

type Highest = WishOf<'certification'>['max'];

/** From what everybody may see to what only adults may; ratings of television stand beside what is nearest. */
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

/** How high a certification is; null where nobody has rated the title. */
export const certificationRank = (certification: string): number | null => ranks[certification] ?? null;

/** What nobody has rated isn't proven to be fit for anyone. */
export function isRatedAtMost(certification: string, max: Highest): boolean {
  const rank = certificationRank(certification);
  return rank !== null && rank <= (ranks[max] ?? 0);
}
