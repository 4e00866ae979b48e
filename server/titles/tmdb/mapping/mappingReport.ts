import type { MediaType } from '@marquee/contracts/paths.ts';

import { type EmbeddedTitle, nameOf } from './embeddedTitle.ts';
import type { Entry } from './mappingFile.ts';

/** A title whose number isn't TMDB's. */
export type ReportLine = {
  media: MediaType;
  /** In the embedded catalogue. */
  id: number;
  title: string;
  year: number;
  /** At TMDB; null where it could not be told. */
  tmdb: number | null;
  by: 'number' | 'imdb' | 'name' | null;
  /** `nothing`: TMDB has none of this name and year. `several`: more than one. `taken`: another row of ours is it. */
  why: 'nothing' | 'several' | 'taken' | null;
  /** What TMDB calls by our number. */
  other: string | null;
};

export type MappingReport = {
  /** Titles of the embedded catalogue. */
  titles: number;
  looked: number;
  /** Their number is TMDB's. */
  confirmed: number;
  /** TMDB has them under another number. */
  moved: ReportLine[];
  /** They could not be found, and stay what the embedded catalogue says. */
  missing: ReportLine[];
};

export function mappingReport(
  titles: readonly EmbeddedTitle[],
  entries: ReadonlyMap<string, Entry>,
): MappingReport {
  const known = titles.flatMap((title) => entries.get(nameOf(title)) ?? []);
  const line = ({ media, id, name, year, live, by, why, other }: Entry): ReportLine => ({
    media,
    id,
    title: name,
    year,
    tmdb: live,
    by,
    why,
    other,
  });
  return {
    titles: titles.length,
    looked: known.length,
    confirmed: known.filter(({ id, live }) => live === id).length,
    moved: known.filter(({ id, live }) => live !== null && live !== id).map(line),
    missing: known.filter(({ live }) => live === null).map(line),
  };
}
