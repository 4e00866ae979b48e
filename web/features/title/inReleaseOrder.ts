type Dated = { release_date: string; id: number };

/** The oldest first; films without a date yet come last. */
export function inReleaseOrder<Film extends Dated>(films: readonly Film[]): Film[] {
  const dateOf = ({ release_date }: Dated) => release_date || '9999';
  return films.toSorted((left, right) => dateOf(left).localeCompare(dateOf(right)) || left.id - right.id);
}
