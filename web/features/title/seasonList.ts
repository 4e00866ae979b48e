import type { Season, Series } from '#web/api/titleModel.ts';
import { yearOf } from '#web/lib/format.ts';

const placeOf = ({ number }: Season) => (number === 0 ? Number.MAX_SAFE_INTEGER : number);

/** Seasons as a person counts them: the numbered ones first, the specials at the end. */
export function seasonsInOrder(seasons: readonly Season[]): Season[] {
  return seasons.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** The seasons before and after one, in the order of the page. */
export function neighboursOf(
  seasons: readonly Season[],
  number: number,
): { previous: Season | null; next: Season | null } {
  const inOrder = seasonsInOrder(seasons);
  const index = inOrder.findIndex((season) => season.number === number);
  return {
    previous: inOrder[index - 1] ?? null,
    next: index === -1 ? null : (inOrder[index + 1] ?? null),
  };
}

/** From its first year to its last, or to "now" while more may come. What isn't known is null. */
export function yearsOf(
  series: Pick<Series, 'firstAired' | 'lastAired' | 'status' | 'seasons'>,
): { from: number; to: number | 'now' | null } | null {
  const from = yearOf(series.firstAired);
  if (from === null) return null;
  if (series.status !== 'Ended' && series.status !== 'Canceled') return { from, to: 'now' };
  const years = series.seasons.map(({ year }) => year);
  const lastSeason = years.includes(null) ? null : Math.max(from, ...years.map(Number));
  return { from, to: yearOf(series.lastAired) ?? lastSeason };
}
