import type { FoundTitle, SearchAnswer } from '@marquee/contracts/browse.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { Page } from '@marquee/contracts/tmdb/common.ts';
import type { TypedMovie, TypedPerson, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import type { Ask, Asked } from './ask.ts';
import { bestOf, inOrder, withMatch } from './hits.ts';
import { lastPage } from './lastPage.ts';
import { readAnswer } from './readAnswer.ts';
import { readMovie, readPage, readPerson, readSeries } from './readList.ts';

type SearchKind = MediaType | 'person';

/** The first people beside films and series. */
const mostPeople = 3;
/** Longer than any title; further words change nothing. */
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

const noPage = { page: 1, results: [], total_pages: 0, total_results: 0 };
const none: Lists = { movie: noPage, tv: noPage, person: noPage };

type Turned = Pick<Words, 'query' | 'page'>;

/** A list of one kind. */
const asker =
  <Item extends TypedMovie | TypedTv | TypedPerson>(
    kind: SearchKind,
    readItem: (fields: unknown) => Item | null,
  ) =>
  async (ask: Ask, { query, page }: Turned) => {
    const text = query.trim().slice(0, longestQuery);
    const asked = await ask<unknown>(`search/${kind}`, { query: text, include_adult: true, page });
    return readAnswer(asked, (body) =>
      readPage(body, (fields) => {
        const item = readItem(fields);
        return item && withMatch(item, text);
      }),
    );
  };

const askList = {
  movie: asker('movie', readMovie),
  tv: asker('tv', readSeries),
  person: asker('person', readPerson),
};

/** Fails where a list is unavailable: an answer without it would look empty. */
export async function askLists(ask: Ask, words: Words): Promise<Asked<Lists>> {
  const { query, type, page } = words;
  if (query.trim() === '') return { ok: true, body: none };
  const turned = (kind: SearchKind): Turned => {
    const isTurned = type === kind || (type === null && kind !== 'person');
    return { query, page: isTurned ? page : 1 };
  };
  const [movie, tv, person] = await Promise.all([
    askList.movie(ask, turned('movie')),
    askList.tv(ask, turned('tv')),
    askList.person(ask, turned('person')),
  ]);
  if (!movie.ok) return movie;
  if (!tv.ok) return tv;
  if (!person.ok) return person;
  return { ok: true, body: { movie: movie.body, tv: tv.body, person: person.body } };
}

/** The films and series of all pages; the first is loaded already. */
export async function askRest(ask: Ask, lists: Lists, { query, type }: Words): Promise<Asked<FoundTitle[]>> {
  const kinds = (['movie', 'tv'] as const).filter((kind) => type === null || type === kind);
  const rest = kinds.flatMap((kind) =>
    Array.from({ length: Math.max(0, lists[kind].total_pages - 1) }, (_, at) =>
      askList[kind](ask, { query, page: at + 2 }),
    ),
  );
  const pages = await Promise.all(rest);
  const failed = pages.find((page) => !page.ok);
  if (failed) return failed;
  const later = pages.flatMap((page): FoundTitle[] => (page.ok ? page.body.results : []));
  const firsts = kinds.flatMap((kind): FoundTitle[] => lists[kind].results);
  const all = [...firsts, ...later];
  // A list that changes between two requests repeats some.
  const once = new Map(all.map((hit) => [`${hit.media_type} ${hit.id}`, hit]));
  return { ok: true, body: inOrder([...once.values()], query) };
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
