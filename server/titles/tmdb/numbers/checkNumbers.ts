import type { MediaType } from '@marquee/contracts/paths.ts';
import type { Ask } from '@marquee/titles';

import type { EmbeddedTitle } from './embeddedTitle.ts';
import { findLive } from './findLive.ts';

/** A title whose number isn't TMDB's. */
export type ReportLine = {
  media: MediaType;
  /** In the embedded catalogue. */
  id: number;
  title: string;
  year: number;
  /** At TMDB; null where it is unknown. */
  tmdb: number | null;
  by: 'number' | 'imdb' | 'name' | null;
  /** `nothing`: TMDB has none of this name and year. `several`: more than one. */
  why: 'nothing' | 'several' | null;
  /** What TMDB calls by our number. */
  other: string | null;
};

export type NumbersReport = {
  /** Titles of the embedded catalogue. */
  titles: number;
  /** Fewer, where TMDB stopped answering. */
  looked: number;
  /** Their number is TMDB's. */
  confirmed: number;
  /** TMDB has them under another number. */
  moved: ReportLine[];
  missing: ReportLine[];
};

/** Asks TMDB for each title of the catalogue, by number, then by IMDb's number, then by name and year. */
export async function checkNumbers(ask: Ask, titles: readonly EmbeddedTitle[]): Promise<NumbersReport> {
  const report: NumbersReport = { titles: titles.length, looked: 0, confirmed: 0, moved: [], missing: [] };
  for (const title of titles) {
    const found = await findLive(ask, title);
    if (!found) return report;
    report.looked += 1;
    const { media, id, name, year } = title;
    const line = { media, id, title: name, year, tmdb: found.live, other: found.other };
    if (found.live === id) report.confirmed += 1;
    else if (found.live === null) report.missing.push({ ...line, by: null, why: found.why });
    else report.moved.push({ ...line, by: found.by, why: null });
  }
  return report;
}
