import type { FoundTitle, SearchAnswer } from '#contracts/browse.ts';
import type { MediaType } from '#contracts/paths.ts';
import type { Page } from '#contracts/tmdb/common.ts';

import type { Ask } from './ask.ts';
import { bestOf, inOrder, withMatch } from './hits.ts';
import { lastPage } from './lastPage.ts';
import { readMovie, readPage, readPerson, readSeries } from './readList.ts';

export type SearchKind = MediaType | 'person';

/** The first people beside films and series. */
const mostPeople = 3;
/** Longer words than any title; what follows changes nothing. */
const longestQuery = 200;

export type Words = {
  query: string;
  /** Null for films, series and people together. */
  type: SearchKind | null;
  page: number;
};

/** The protocol's three lists side by side, each as a page. */
export type Lists = {
  movie: Page<Extract<FoundTitle, { media_type: 'movie' }>>;
  tv: Page<Extract<FoundTitle, { media_type: 'tv' }>>;
  person: Page<SearchAnswer['people'][number] & { media_type: 'person' }>;
};

type Found = NonNullable<ReturnType<typeof readMovie | typeof readSeries | typeof readPerson>>;

const noPage = { page: 1, results: [], total_pages: 0, total_results: 0 };
const none: Lists = { movie: noPage, tv: noPage, person: noPage };

/** What the lists are asked beside the words, each as far as it understands it. */
type Extra = Partial<Record<MediaType, Record<string, string | number>>>;

/** Null where a list can't be had: an answer without it would say that there is nothing. */
export async function askLists(
  ask: Ask,
  { query, type, page }: Words,
  extra: Extra = {},
): Promise<Lists | null> {
  const text = query.trim().slice(0, longestQuery);
  if (text === '') return none;
  const askFor = async <Item extends Found>(kind: SearchKind, readItem: (fields: unknown) => Item | null) => {
    const isTurned = type === kind || (type === null && kind !== 'person');
    const params = {
      query: text,
      include_adult: true,
      page: isTurned ? page : 1,
      ...(kind === 'person' ? {} : extra[kind]),
    };
    const asked = await ask<unknown>(`search/${kind}`, params);
    if (!asked.ok) return null;
    return readPage(asked.body, (fields) => {
      const item = readItem(fields);
      return item && withMatch(item, text);
    });
  };
  const [movie, tv, person] = await Promise.all([
    askFor('movie', readMovie),
    askFor('tv', readSeries),
    askFor('person', readPerson),
  ]);
  return movie && tv && person ? { movie, tv, person } : null;
}

export const totalOf = ({ movie, tv, person }: Lists): number =>
  movie.total_results + tv.total_results + person.total_results;

/** One page of results out of the three lists, with nothing to narrow them by. */
export function answerOf(lists: Lists, { query, type, page }: Words): SearchAnswer {
  const { movie, tv, person } = lists;
  const shown = type === null ? [movie, tv] : [lists[type]];
  const firsts = { movie: movie.results[0], tv: tv.results[0], person: person.results[0] };
  const titles = {
    movie: movie.results,
    tv: tv.results,
    person: [],
    all: inOrder<FoundTitle>([...movie.results, ...tv.results], query),
  };
  return {
    query,
    corrected: null,
    page,
    total_pages: Math.min(lastPage, Math.max(...shown.map((list) => list.total_pages))),
    total_results: shown.reduce((sum, list) => sum + list.total_results, 0),
    results: titles[type ?? 'all'],
    people:
      type === 'person'
        ? person.results
        : type === null && page === 1
          ? person.results.slice(0, mostPeople)
          : [],
    best: bestOf(type === null ? Object.values(firsts) : [firsts[type]], query),
    totals: { movie: movie.total_results, tv: tv.total_results, person: person.total_results },
    facets: [],
    relax: [],
    ignored: [],
  };
}
