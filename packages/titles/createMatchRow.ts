import type { ForeignRow, MatchedRows } from '@marquee/contracts/library/libraryAnswer.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { normalise } from '@marquee/text';

import type { Asked, Unanswered } from './ask.ts';
import type { FindAsked, TitleMatch, TitleSource } from './titleSource.ts';

type MatchedRow = MatchedRows['rows'][number];
type Find = (asked: FindAsked) => Promise<readonly TitleMatch[]>;

const bothMedia: readonly MediaType[] = ['movie', 'tv'];
const mostCandidates = 5;
const mostSimilar = 20;

/** The source gave no answer: the row may be looked for another time. */
class NoAnswer extends Error {
  readonly reason: Unanswered;

  constructor(reason: Unanswered) {
    super('The source gave no answer.');
    this.reason = reason;
  }
}

/** A question that the source refuses finds nothing. */
const isRefusal = ({ status }: Unanswered) => status >= 400 && status < 500 && status !== 429;

/**
 * Finds what a row of another product means. Where more than one could be meant, it doesn't choose. Fails where the
 * source doesn't answer.
 */
export function createMatchRow(
  source: Pick<TitleSource, 'find'>,
): (row: ForeignRow) => Promise<Asked<MatchedRow>> {
  const find: Find = async (asked) => {
    const found = await source.find(asked);
    if (!found.ok && !isRefusal(found)) throw new NoAnswer(found);
    return found.ok ? found.body : [];
  };
  return async (row) => {
    try {
      return { ok: true, body: await match(row, find) };
    } catch (error) {
      if (error instanceof NoAnswer) return error.reason;
      throw error;
    }
  };
}

async function match(row: ForeignRow, find: Find): Promise<MatchedRow> {
  const numbered = eachOnce((await Promise.all(numbersOf(row).map(find))).flat());
  const [first, ...others] = numbered.filter((title) => agrees(title, row));
  const isOne = others.length === 0 && (row.media !== null || row.imdb !== null || row.title !== '');
  const isContradicted = row.media !== null && numbered.length > 1;
  if (first && isOne && !isContradicted) return { status: 'matched', title: first.item };
  const written = normalise(row.title);
  return written === '' ? doubtful(numbered, null) : matchName(row, { written, numbered, find });
}

type Searching = { written: string; numbered: readonly TitleMatch[]; find: Find };

async function matchName(row: ForeignRow, { written, numbered, find }: Searching): Promise<MatchedRow> {
  const named = (year: number | null, exact: boolean) =>
    find({ name: row.title, media: row.media, year, exact });
  const isSame = ({ names }: TitleMatch) => names.some((name) => normalise(name) === written);
  const onlyOfYear = (titles: readonly TitleMatch[]) => {
    const [fits, ...more] = eachOnce(titles.filter(({ year }) => row.year !== null && year === row.year));
    return more.length === 0 ? fits : undefined;
  };

  const inYear = row.year === null ? [] : await named(row.year, true);
  const sure = numbered.length === 0 ? onlyOfYear(inYear.filter(isSame)) : undefined;
  if (sure) return { status: 'matched', title: sure.item };
  const exact = [...inYear, ...(await named(null, true))];
  const same = exact.filter(isSame);
  // Numbers that name nothing of the sort come before what is only called alike.
  if (numbered.length > 0) return doubtful([...numbered, ...same], null);
  const fits = onlyOfYear(same);
  if (fits) return { status: 'matched', title: fits.item };
  if (same.length > 0) return doubtful(same, row.year);
  const similar = exact.length > 0 ? exact : await named(null, false);
  // Neither called so nor of that time: it is something else.
  const isOfTime = ({ year }: TitleMatch) => row.year === null || Math.abs((year ?? 0) - row.year) <= 1;
  const alike = similar.filter((title) => !isSame(title) && isOfTime(title));
  return doubtful(alike.slice(0, mostSimilar), row.year);
}

function numbersOf({ imdb, tmdb, media }: ForeignRow): FindAsked[] {
  const asked = media ? [media] : bothMedia;
  return [
    ...(tmdb === null ? [] : asked.map((kind) => ({ title: { media: kind, id: tmdb } }))),
    ...(imdb !== null && /^tt\d{5,}$/.test(imdb) ? [{ imdb }] : []),
  ];
}

const eachOnce = (found: readonly TitleMatch[]): TitleMatch[] => [
  ...new Map(found.map((title) => [`${title.item.media_type}/${title.item.id}`, title])).values(),
];

/** Whether the rest of the row says the same as its number: "Star Wars: Episode IV" is "Star Wars" of that year. */
function agrees({ names, alsoNamed, year: shown }: TitleMatch, { title: name, year }: ForeignRow): boolean {
  const written = normalise(name);
  if (year !== null && shown !== null && Math.abs(year - shown) > 1) return false;
  return (
    written === '' ||
    [...names, ...alsoNamed]
      .map(normalise)
      .some(
        (known) =>
          known === written ||
          (year !== null &&
            known !== '' &&
            (` ${written} `.includes(` ${known} `) || ` ${known} `.includes(` ${written} `))),
      )
  );
}

function doubtful(found: readonly TitleMatch[], year: number | null): MatchedRow {
  const candidates = eachOnce(found);
  if (candidates.length === 0) return { status: 'unknown' };
  const distance = (title: TitleMatch) => Math.abs((title.year ?? 0) - (year ?? 0));
  const ordered = year === null ? candidates : candidates.toSorted((a, b) => distance(a) - distance(b));
  return { status: 'doubtful', candidates: ordered.slice(0, mostCandidates).map(({ item }) => item) };
}
