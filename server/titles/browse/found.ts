import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { Match } from '@marquee/contracts/suggest.ts';
import { eachCode, type Pool, poolOf, type Share, type TitleColumns, titleColumns } from '@marquee/facets';

import type { FilterableTitles } from './filterableTitles.ts';
import { isPersonMeant } from './meantPerson.ts';
import type { BrowsePorts, SearchedHit } from './ports.ts';
import { remember } from './remember.ts';

/** As many as a search finds at most. */
const mostTitles = 10_000;
/** Each costs a reading of its own: of what a million titles have in common, the best known are enough. */
const mostThin = 2000;
/** Filtering or paging a search repeats the same query. */
const recent = { most: 4, milliseconds: 10_000 };

/** Why it was found is worked out when it is asked for, which is only for what is shown. */
type Candidate = { key: TitleId; hit: { match: Match } };

/** The result of a search: titles in the order of their matches, then those of the person that was meant. */
export type Found = {
  titles: readonly Candidate[];
  people: readonly SearchedHit<'person'>[];
  best: { kind: MediaType | 'person'; id: number } | null;
  corrected: string | null;
  /** The titles of a medium, or of both. A fit's place is the title's place in `titles`. */
  pool: (media: MediaType | null) => Pool;
};

const isPerson = (hit: SearchedHit): hit is SearchedHit<'person'> => hit.kind === 'person';
const isTitle = (hit: SearchedHit): hit is SearchedHit<MediaType> => hit.kind !== 'person';
const textOf = ({ media, id }: TitleId) => `${media}${id}`;

/** Titles that a person took part in, the best known first. */
function workOf({ choices: { person }, keys }: TitleColumns, id: number): TitleId[] {
  const asked = person.codeOf.get(String(id));
  if (asked === undefined) return [];
  return keys.filter((_, row) => {
    let takesPart = false;
    eachCode(person, row, (code) => {
      if (code === asked) takesPart = true;
    });
    return takesPart;
  });
}

type Ports = Pick<BrowsePorts, 'search' | 'namedTitle' | 'personItem' | 'now'>;

export function createFind(filterable: FilterableTitles, { search, namedTitle, personItem, now }: Ports) {
  const withWork = (hits: readonly SearchedHit<MediaType>[], person: { id: number; name: string } | null) => {
    const named = hits.map((hit): Candidate => ({ key: { media: hit.kind, id: hit.id }, hit }));
    if (person === null) return named.slice(0, mostTitles);
    const known = new Set(named.map(({ key }) => textOf(key)));
    const hit = { match: { by: 'person' as const, text: person.name } };
    const work = workOf(filterable.columns(), person.id).filter((key) => !known.has(textOf(key)));
    return [...named, ...work.map((key) => ({ key, hit }))].slice(0, mostTitles);
  };

  const sharesOf = (titles: readonly Candidate[]): Share[] => {
    const columns = filterable.columns();
    const thin = titles
      .filter(({ key }) => columns.rowOf(key) === undefined)
      .slice(0, mostThin)
      .flatMap(({ key }) => namedTitle(key) ?? []);
    return thin.length === 0
      ? [shareOf(columns, titles)]
      : [shareOf(columns, titles), shareOf(titleColumns(thin, filterable.fameOf()), titles)];
  };

  const findAnew = (query: string, exact: boolean): Found => {
    const found = search.find(query, { kinds: ['movie', 'tv', 'person'], exact });
    const { best } = search.suggest(query, 1, { exact });
    const people = found.hits.filter(isPerson);
    const hits = found.hits.filter(isTitle);
    const first = people[0] && personItem(people[0].id);
    const meant = isPersonMeant({
      query: found.corrected ?? query,
      person: first,
      best,
      anyTitle: hits.length > 0,
    });
    const titles = withWork(hits, meant && first ? first : null);
    const shares = sharesOf(titles);
    return {
      titles,
      people,
      best,
      corrected: found.corrected,
      pool: (media) =>
        poolOf(media === null ? shares : shares.map((share) => shareOfMedia(share, media)), filterable.work),
    };
  };
  const found = {
    corrected: remember((query) => findAnew(query, false), { ...recent, now }),
    exact: remember((query) => findAnew(query, true), { ...recent, now }),
  };
  return (query: string, { exact }: { exact: boolean }): Found => found[exact ? 'exact' : 'corrected'](query);
}

/** The titles that stand in the columns. */
function shareOf(columns: TitleColumns, titles: readonly Candidate[]): Share {
  const standing = titles.flatMap(({ key }, place) => {
    const row = columns.rowOf(key);
    return row === undefined ? [] : [{ row, place }];
  });
  return {
    columns,
    rows: Uint32Array.from(standing, ({ row }) => row),
    places: Uint32Array.from(standing, ({ place }) => place),
  };
}

function shareOfMedia({ columns, rows, places }: Share, media: MediaType): Share {
  const isOf = (_: number, at: number) => columns.keys[rows[at] ?? -1]?.media === media;
  return { columns, rows: rows.filter(isOf), places: places?.filter(isOf) ?? null };
}
