import { words } from '@marquee/text';

import { type NamedRow, nameOf } from '#server/titles/embedded/rows.ts';

import type { DescriptionRecord } from './records.ts';

/** In the spelling that the words of a question have, too. */
const said = (texts: readonly string[]) => texts.flatMap(words).join(' ');

/** All that is known of a title in words, by fields; other names would only make the rows of known titles longer. */
export function descriptionOf(
  row: NamedRow,
  key: Pick<DescriptionRecord, 'media' | 'title_id'>,
): DescriptionRecord {
  const makers = row.kind === 'movie' ? row.directors : row.created_by;
  return {
    ...key,
    names: said([nameOf(row), ...(row.plot?.aka ?? [])]),
    people: said([...row.cast.flat(), ...makers]),
    subjects: said([...row.keywords, ...row.genres, ...row.moods]),
    overview: said([row.overview, row.tagline]),
    plot: said([row.plot?.plot ?? '']),
    scenes: said(row.plot?.scenes ?? []),
  };
}
