import type { ForeignRow, KnownTitle, MatchedRows } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { normalise } from '@marquee/text';

import type { LoadKnownTitle, TitleSearch } from './ports.ts';
import { readTogether } from './readTogether.ts';

export type MatchedRow = MatchedRows['rows'][number];
export type MatchOptions = { titleItem: LoadKnownTitle; search: TitleSearch };

const kinds = ['movie', 'tv'] as const;
const mostCandidates = 5;
/** Remakes and namesakes that are looked at, the more popular first. */
const mostNamesakes = 50;

/** A title that a row may mean: what is shown of it, how it is called, and of which year it is. */
type Candidate = {
  ref: TitleId;
  title: KnownTitle | undefined;
  own: readonly string[];
  all: readonly string[];
  year: number | null;
};

const nameOf = ({ media, id }: TitleId) => `${media}/${id}`;

const shownNames = (title: KnownTitle | undefined): string[] => {
  if (!title) return [];
  return title.media_type === 'tv' ? [title.name, title.original_name] : [title.title, title.original_title];
};

/** Finds what a row of another product means. Where more than one could be meant, it doesn't choose. */
export function createMatchRow({ titleItem, search }: MatchOptions) {
  async function candidate(ref: TitleId): Promise<Candidate> {
    const title = await titleItem(ref);
    const entry = search.entry(ref.media, ref.id);
    const own = [...shownNames(title), ...(entry ? [entry.name, entry.originalName] : [])].map(normalise);
    const date = title?.media_type === 'tv' ? title.first_air_date : title?.release_date;
    return {
      ref,
      title,
      own,
      all: [...own, ...(entry?.alternatives ?? []).map(normalise)],
      year: Number(date?.slice(0, 4)) || (entry?.firstYear ?? null),
    };
  }

  /** Each title is read once a row, however often it is found. */
  function createReading() {
    const read = new Map<string, Promise<Candidate>>();
    return (refs: readonly TitleId[]) =>
      readTogether(refs, (ref) => {
        const known = read.get(nameOf(ref)) ?? candidate(ref);
        read.set(nameOf(ref), known);
        return known;
      });
  }

  async function byNumber({ imdb, tmdb, media }: ForeignRow): Promise<TitleId[]> {
    const asked = media ? [media] : kinds;
    const found: TitleId[] = [];
    if (tmdb !== null) found.push(...asked.map((kind) => ({ media: kind, id: tmdb })));
    if (imdb !== null && /^tt\d{5,}$/.test(imdb)) {
      const { hits } = await search.find(imdb, { kinds, limit: mostCandidates });
      found.push(
        ...hits.filter(({ match }) => match.by === 'number').map(({ kind, id }) => ({ media: kind, id })),
      );
    }
    return found;
  }

  async function find(row: ForeignRow, ask: { exact?: boolean; firstYear?: number }): Promise<TitleId[]> {
    const { hits } = await search.find(row.title, { kinds, limit: mostNamesakes, ...ask });
    return hits
      .filter(({ kind }) => row.media === null || row.media === kind)
      .map(({ kind, id }) => ({ media: kind, id }));
  }

  /** All of the same name, and those that only resemble it. */
  async function byName(row: ForeignRow, read: ReturnType<typeof createReading>) {
    const written = normalise(row.title);
    if (written === '') return { same: [], similar: [] };
    const inYear = row.year === null ? [] : await find(row, { exact: true, firstYear: row.year });
    const exact = await read([...inYear, ...(await find(row, { exact: true }))]);
    const isSame = ({ own }: Candidate) => own.includes(written);
    const similar = exact.length > 0 ? exact : await read(await find(row, {}));
    // Neither called so nor of that time: it is something else.
    const isOfTime = ({ year }: Candidate) => row.year === null || Math.abs((year ?? 0) - row.year) <= 1;
    return {
      same: exact.filter(isSame),
      similar: similar.filter((title) => !isSame(title) && isOfTime(title)),
    };
  }

  return async (row: ForeignRow): Promise<MatchedRow> => {
    const read = createReading();
    const numbered = known(await read(await byNumber(row)));
    const [first, ...others] = numbered.filter((title) => agrees(title, row));
    const isOne = others.length === 0 && (row.media !== null || row.imdb !== null || row.title !== '');
    const isContradicted = row.media !== null && numbered.length > 1;
    if (first && isOne && !isContradicted) return { status: 'matched', title: first.title };

    const { same, similar } = await byName(row, read);
    if (numbered.length > 0) {
      // Numbers that name nothing of the sort come before what is only called alike.
      const offered = doubtful([...numbered, ...same], null);
      if (offered.status !== 'unknown') return offered;
    }
    const [fits, ...more] = known(same).filter(({ year }) => row.year !== null && year === row.year);
    if (fits && more.length === 0) return { status: 'matched', title: fits.title };
    return same.length > 0 ? doubtful(same, row.year) : doubtful(similar.slice(0, 20), row.year);
  };
}

type Shown = Candidate & { title: KnownTitle };

/** Each once, and only what can be shown. */
function known(found: readonly Candidate[]): Shown[] {
  const byKey = new Map(found.map((candidate) => [nameOf(candidate.ref), candidate]));
  return [...byKey.values()].flatMap(({ title, ...rest }) => (title ? [{ ...rest, title }] : []));
}

/** Whether the rest of the row says the same as its number: "Star Wars: Episode IV" is "Star Wars" of that year. */
function agrees({ all, year: shown }: Candidate, { title: name, year }: ForeignRow): boolean {
  const written = normalise(name);
  if (year !== null && shown !== null && Math.abs(year - shown) > 1) return false;
  return (
    written === '' ||
    all.some(
      (known) =>
        known === written ||
        (year !== null &&
          known !== '' &&
          (` ${written} `.includes(` ${known} `) || ` ${known} `.includes(` ${written} `))),
    )
  );
}

function doubtful(found: readonly Candidate[], year: number | null): MatchedRow {
  const candidates = known(found);
  if (candidates.length === 0) return { status: 'unknown' };
  const distance = (title: Candidate) => Math.abs((title.year ?? 0) - (year ?? 0));
  const ordered = year === null ? candidates : candidates.toSorted((a, b) => distance(a) - distance(b));
  return { status: 'doubtful', candidates: ordered.slice(0, mostCandidates).map(({ title }) => title) };
}
