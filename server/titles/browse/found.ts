import type { ChoiceName } from '@marquee/contracts/facets.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import {
  eachCode,
  type FacetTitle,
  type Pool,
  poolOf,
  type Share,
  type TitleColumns,
  titleColumns,
} from '@marquee/facets';
import { titleWith } from '@marquee/titles';

import type { FilterableTitles } from './filterableTitles.ts';
import { isPersonMeant } from './meantPerson.ts';
import type { BrowsePorts, SearchedHit } from './ports.ts';
import { remember } from './remember.ts';

/** As many as a search finds at most. */
const mostTitles = 10_000;
/** Of the titles beyond the catalogue that a million titles have in common, the best known are enough. */
const mostThin = 2000;
/** Filtering or paging a search repeats the same query. */
const recent = { most: 4, milliseconds: 10_000 };

type FoundTitle = Pick<SearchedHit<MediaType>, 'kind' | 'id' | 'match'>;

/** The result of a search: titles in the order of their matches, then those of the person that was meant. */
export type Found = {
  titles: readonly FoundTitle[];
  people: readonly SearchedHit<'person'>[];
  best: { kind: MediaType | 'person'; id: number } | null;
  corrected: string | null;
  /** The titles of a medium, or of both. A fit's place is the title's place in `titles`. */
  pool: (media: MediaType | null) => Pool;
};

const isPerson = (hit: SearchedHit): hit is SearchedHit<'person'> => hit.kind === 'person';
const isTitle = (hit: SearchedHit): hit is SearchedHit<MediaType> => hit.kind !== 'person';

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

/** Hits behind which come other titles of the person that was meant. */
function withWork(
  hits: readonly SearchedHit<MediaType>[],
  person: { id: number; name: string } | null,
  columns: TitleColumns,
): readonly FoundTitle[] {
  if (person === null) return hits;
  const known = { movie: new Set<number>(), tv: new Set<number>() };
  for (const { kind, id } of hits) known[kind].add(id);
  const match = { by: 'person' as const, text: person.name };
  const work = workOf(columns, person.id).filter(({ media, id }) => !known[media].has(id));
  return [...hits, ...work.map(({ media, id }) => ({ kind: media, id, match }))].slice(0, mostTitles);
}

type ThinTitle = FacetTitle & { hit: SearchedHit };
const unknown = titleWith({ media: 'movie', id: 0 });
const thinFacets = new Set<ChoiceName>(['genre', 'language', 'fame']);

/** A title of which only the index knows something. */
function thinTitle(hit: SearchedHit<MediaType>): ThinTitle {
  const { year, runtime, language, genres, score, votes, popularity, behind } = hit.facts;
  const facts = { year, runtime, language, genres, score, votes, popularity, behind };
  return { ...unknown, ...facts, media: hit.kind, id: hit.id, hit };
}

type Placed = { row: number; place: number };

const shareOf = (columns: TitleColumns, placed: readonly Placed[]): Share => ({
  columns,
  rows: new Uint32Array(placed.map(({ row }) => row)),
  places: new Uint32Array(placed.map(({ place }) => place)),
});

type Ports = Pick<BrowsePorts, 'search' | 'personItem' | 'now'>;

export function createFind(filterable: FilterableTitles, { search, personItem, now }: Ports) {
  /** The titles of the catalogue, and those of the index alone. */
  const sharesOf = (hits: readonly SearchedHit<MediaType>[], titles: readonly FoundTitle[]): Share[] => {
    const columns = filterable.columns();
    const own: Placed[] = [];
    const thin: ThinTitle[] = [];
    const thinPlaces: number[] = [];
    for (const [place, { kind, id }] of titles.entries()) {
      const row = columns.rowOf({ media: kind, id });
      const hit = hits[place];
      if (row !== undefined) own.push({ row, place });
      else if (hit !== undefined && thin.length < mostThin) {
        thin.push(thinTitle(hit));
        thinPlaces.push(place);
      }
    }
    if (thin.length === 0) return [shareOf(columns, own)];
    const thinColumns = titleColumns(thin, filterable.fameOf(), {
      names: (sorted) => () => sorted.map(({ hit }) => hit.name),
      only: thinFacets,
    });
    const placed = thin.map((title, at) => ({
      row: thinColumns.rowOf(title) ?? -1,
      place: thinPlaces[at] ?? -1,
    }));
    return [shareOf(columns, own), shareOf(thinColumns, placed)];
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
    const titles = withWork(hits, meant && first ? first : null, filterable.columns());
    const shares = sharesOf(hits, titles);
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

function shareOfMedia({ columns, rows, places }: Share, media: MediaType): Share {
  const isOf = (_: number, at: number) => columns.keys[rows[at] ?? -1]?.media === media;
  return { columns, rows: rows.filter(isOf), places: places?.filter(isOf) ?? null };
}
