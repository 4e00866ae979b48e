import type { ForeignRow, KnownTitle, MatchedRows } from '#contracts/library/libraryAnswer.ts';
import type { TitleRef } from '#contracts/library/libraryKey.ts';
import { normalise } from '#core/text/normalise.ts';

import type { Titles, TitleSearch } from './ports.ts';

export type MatchedRow = MatchedRows['rows'][number];
export type MatchParts = { titles: Titles; search: TitleSearch };

const kinds = ['movie', 'tv'] as const;
const mostCandidates = 5;
/** Remakes and namesakes that are looked at, the more popular first. */
const mostNamesakes = 50;

const nameOf = ({ media, id }: TitleRef) => `${media}/${id}`;

/** Finds what a row of another product means. Where more than one could be meant, it doesn't choose. */
export function createMatchRow({ titles, search }: MatchParts) {
  const yearOf = ({ media, id }: TitleRef): number | null => {
    const title = titles.find(media, id);
    const date = title?.media_type === 'tv' ? title.first_air_date : title?.release_date;
    return Number(date?.slice(0, 4)) || (search.entry(media, id)?.firstYear ?? null);
  };

  /** How a title is called, and what else it is called. */
  function namesOf({ media, id }: TitleRef): { own: string[]; all: string[] } {
    const title = titles.find(media, id);
    const entry = search.entry(media, id);
    const shown = title?.media_type === 'tv' ? [title.name, title.original_name] : [];
    if (title?.media_type === 'movie') shown.push(title.title, title.original_title);
    const own = [...shown, ...(entry ? [entry.name, entry.originalName] : [])].map(normalise);
    return { own, all: [...own, ...(entry?.alternatives ?? []).map(normalise)] };
  }

  function byNumber({ imdb, tmdb, media }: ForeignRow): TitleRef[] {
    const asked = media ? [media] : kinds;
    const found: TitleRef[] = [];
    if (tmdb !== null) found.push(...asked.map((kind) => ({ media: kind, id: tmdb })));
    if (imdb !== null && /^tt\d{5,}$/.test(imdb)) {
      const { hits } = search.find(imdb, { kinds, limit: mostCandidates });
      found.push(
        ...hits.filter(({ match }) => match.by === 'number').map(({ kind, id }) => ({ media: kind, id })),
      );
    }
    return found;
  }

  /** Whether the rest of the row says the same as its number: "Star Wars: Episode IV" is "Star Wars" of that year. */
  function agrees(title: TitleRef, { title: name, year }: ForeignRow): boolean {
    const written = normalise(name);
    const shown = yearOf(title);
    if (year !== null && shown !== null && Math.abs(year - shown) > 1) return false;
    return (
      written === '' ||
      namesOf(title).all.some(
        (known) =>
          known === written ||
          (year !== null &&
            known !== '' &&
            (` ${written} `.includes(` ${known} `) || ` ${known} `.includes(` ${written} `))),
      )
    );
  }

  function find(row: ForeignRow, ask: { exact?: boolean; firstYear?: number }): TitleRef[] {
    const { hits } = search.find(row.title, { kinds, limit: mostNamesakes, ...ask });
    return hits
      .filter(({ kind }) => row.media === null || row.media === kind)
      .map(({ kind, id }) => ({ media: kind, id }));
  }

  /** All of the same name, and those that only resemble it. */
  function byName(row: ForeignRow): { same: TitleRef[]; similar: TitleRef[] } {
    const written = normalise(row.title);
    if (written === '') return { same: [], similar: [] };
    const inYear = row.year === null ? [] : find(row, { exact: true, firstYear: row.year });
    const exact = [...inYear, ...find(row, { exact: true })];
    const isSame = (title: TitleRef) => namesOf(title).own.includes(written);
    const similar = exact.length > 0 ? exact : find(row, {});
    // Neither called so nor of that time: it is something else.
    const isOfTime = (title: TitleRef) => row.year === null || Math.abs((yearOf(title) ?? 0) - row.year) <= 1;
    return {
      same: exact.filter(isSame),
      similar: similar.filter((title) => !isSame(title) && isOfTime(title)),
    };
  }

  /** Each once, and only what can be shown. */
  function known(found: readonly TitleRef[]): { ref: TitleRef; title: KnownTitle }[] {
    const byKey = new Map(found.map((ref) => [nameOf(ref), ref]));
    return [...byKey.values()].flatMap((ref) => {
      const title = titles.find(ref.media, ref.id);
      return title ? [{ ref, title }] : [];
    });
  }

  function doubtful(found: readonly TitleRef[], year: number | null): MatchedRow {
    const candidates = known(found);
    if (candidates.length === 0) return { status: 'unknown' };
    const distance = (ref: TitleRef) => Math.abs((yearOf(ref) ?? 0) - (year ?? 0));
    const ordered =
      year === null ? candidates : candidates.toSorted((a, b) => distance(a.ref) - distance(b.ref));
    return { status: 'doubtful', candidates: ordered.slice(0, mostCandidates).map(({ title }) => title) };
  }

  return (row: ForeignRow): MatchedRow => {
    const numbered = known(byNumber(row));
    const [first, ...others] = numbered.filter(({ ref }) => agrees(ref, row));
    const isOne = others.length === 0 && (row.media !== null || row.imdb !== null || row.title !== '');
    const isContradicted = row.media !== null && numbered.length > 1;
    if (first && isOne && !isContradicted) return { status: 'matched', title: first.title };

    const { same, similar } = byName(row);
    const refs = numbered.map(({ ref }) => ref);
    if (refs.length > 0) {
      // Numbers that name nothing of the sort come before what is only called alike.
      const offered = doubtful([...refs, ...same], null);
      if (offered.status !== 'unknown') return offered;
    }
    const [fits, ...more] = known(same).filter(({ ref }) => row.year !== null && yearOf(ref) === row.year);
    if (fits && more.length === 0) return { status: 'matched', title: fits.title };
    return same.length > 0 ? doubtful(same, row.year) : doubtful(similar.slice(0, 20), row.year);
  };
}
