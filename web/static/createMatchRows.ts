import type {
  ForeignRow,
  KnownTitle,
  MatchedRows,
  MatchRows,
} from '@marquee/contracts/library/libraryAnswer.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { normalise } from '@marquee/text';
import {
  answered,
  type ApiAnswer,
  type Ask,
  isFields,
  listIn,
  readAnswer,
  readAny,
  readAs,
  readPage,
  type Unanswered,
  unavailable,
} from '@marquee/titles';

import { askTitle } from './knownTitles.ts';

type Matched = MatchedRows['rows'][number];

/** TMDB didn't answer: the row is searched for again another time. */
class NoAnswer extends Error {
  readonly reason: Unanswered;

  constructor(reason: Unanswered) {
    super('TMDB gave no answer.');
    this.reason = reason;
  }
}

const mostCandidates = 5;
const kinds: readonly MediaType[] = ['movie', 'tv'];

const yearOf = (title: KnownTitle): number | null =>
  Number((title.media_type === 'tv' ? title.first_air_date : title.release_date).slice(0, 4)) || null;

const namesOf = (title: KnownTitle): string[] =>
  title.media_type === 'tv' ? [title.name, title.original_name] : [title.title, title.original_title];

/** How far a title's year is from the row's; 0 where one of them isn't known. */
const yearsApart = (title: KnownTitle, { year }: ForeignRow): number => {
  const shown = yearOf(title);
  return year === null || shown === null ? 0 : Math.abs(shown - year);
};

const isNamed = (title: KnownTitle, written: string) =>
  namesOf(title).some((name) => normalise(name) === written);

/** "Star Wars: Episode IV" is "Star Wars" of that year. */
function agrees(title: KnownTitle, row: ForeignRow): boolean {
  const written = normalise(row.title);
  if (yearsApart(title, row) > 1) return false;
  if (written === '' || isNamed(title, written)) return true;
  return (
    row.year !== null &&
    namesOf(title).some((name) => {
      const known = normalise(name);
      return known !== '' && (` ${written} `.includes(` ${known} `) || ` ${known} `.includes(` ${written} `));
    })
  );
}

async function byNumber({ imdb, tmdb, media }: ForeignRow, ask: Ask): Promise<KnownTitle[]> {
  const found: KnownTitle[] = [];
  for (const kind of tmdb === null ? [] : media === null ? kinds : [media]) {
    const asked = await askTitle(kind, String(tmdb), ask);
    if (asked.ok) found.push(asked.body);
    else if (asked.status !== 404) throw new NoAnswer(asked);
  }
  if (imdb !== null && /^tt\d{5,}$/.test(imdb)) {
    const asked = await ask<unknown>(`find/${imdb}`, { external_source: 'imdb_id' });
    if (!asked.ok && asked.status !== 404) throw new NoAnswer(asked);
    const lists = asked.ok && isFields(asked.body) ? asked.body : {};
    for (const kind of kinds)
      found.push(...listIn(lists, `${kind}_results`).flatMap((one) => readAs(kind, one) ?? []));
  }
  return [...new Map(found.map((title) => [`${title.media_type}-${title.id}`, title])).values()];
}

async function search({ title, media }: ForeignRow, ask: Ask, year: number | null): Promise<KnownTitle[]> {
  const params = { query: title, include_adult: true, ...(year !== null && { year }) };
  const asked = await ask<unknown>(`search/${media ?? 'multi'}`, params);
  const page = readAnswer(asked, (body) =>
    readPage(body, media === null ? readAny : (one) => readAs(media, one)),
  );
  if (!page.ok) throw new NoAnswer(page);
  return page.body.results.flatMap((item) => (item.media_type === 'person' ? [] : item));
}

const doubtful = (candidates: readonly KnownTitle[]): Matched =>
  candidates.length === 0
    ? { status: 'unknown' }
    : { status: 'doubtful', candidates: candidates.slice(0, mostCandidates) };

async function byName(row: ForeignRow, ask: Ask): Promise<Matched> {
  const written = normalise(row.title);
  if (written === '') return { status: 'unknown' };
  const inYear = row.year === null || row.media === null ? [] : await search(row, ask, row.year);
  const found = inYear.some((title) => isNamed(title, written)) ? inYear : await search(row, ask, null);
  const same = found.filter((title) => isNamed(title, written));
  const [fits, ...more] = same.filter((title) => row.year !== null && yearOf(title) === row.year);
  if (fits && more.length === 0) return { status: 'matched', title: fits };
  const nearest = same.toSorted((a, b) => yearsApart(a, row) - yearsApart(b, row));
  return doubtful(nearest.length > 0 ? nearest : found.filter((title) => yearsApart(title, row) <= 1));
}

async function matchRow(row: ForeignRow, ask: Ask): Promise<Matched> {
  const numbered = await byNumber(row, ask);
  const [first, ...others] = numbered.filter((title) => agrees(title, row));
  const isOne = others.length === 0 && (row.media !== null || row.imdb !== null || row.title !== '');
  if (first && isOne) return { status: 'matched', title: first };
  // Numbers that name nothing of the sort come before mere matches by name.
  return numbered.length > 0 ? doubtful(numbered) : byName(row, ask);
}

/**
 * Finds the titles of another product's export rows, by TMDB's search. Where several match, it doesn't
 * choose. Results are kept, so that an attempt that took too long goes on where it ended.
 */
export function createMatchRows(): (body: MatchRows, ask: Ask) => Promise<ApiAnswer> {
  const known = new Map<string, Matched>();
  return async ({ rows }, ask) => {
    const matchOnce = async (row: ForeignRow): Promise<Matched> => {
      const key = JSON.stringify(row);
      const matched = known.get(key) ?? (await matchRow(row, ask));
      known.set(key, matched);
      return matched;
    };
    try {
      return answered({ rows: await Promise.all(rows.map(matchOnce)) } satisfies MatchedRows);
    } catch (error) {
      if (error instanceof NoAnswer) return unavailable(error.reason);
      throw error;
    }
  };
}
