import { type NamedRow, nameOf } from '#server/titles/embedded/rows.ts';

import type { DescriptionRecord } from './records.ts';

const lines = (texts: readonly string[]) => texts.join('\n');

/** All that is known of a title in words, by fields. */
export function descriptionOf(
  row: NamedRow,
  key: Pick<DescriptionRecord, 'media' | 'title_id'>,
): DescriptionRecord {
  const makers = row.kind === 'movie' ? row.directors : row.created_by;
  return {
    ...key,
    names: lines([nameOf(row), row.original_title, ...(row.also ?? []), ...(row.plot?.aka ?? [])]),
    people: lines([...row.cast.flat(), ...makers]),
    subjects: lines([...row.keywords, ...row.genres, ...row.moods]),
    overview: lines([row.overview, row.tagline]),
    plot: row.plot?.plot ?? '',
    scenes: lines(row.plot?.scenes ?? []),
  };
}
