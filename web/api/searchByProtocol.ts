import type { FoundPerson, FoundTitle, SearchAnswer } from '#contracts/browse.ts';
import type { Match } from '#contracts/match.ts';
import type { Suggestions } from '#contracts/suggest.ts';
import type { Page } from '#contracts/tmdb/common.ts';
import type { MovieListItem, MultiItem, PersonListItem, TvListItem } from '#contracts/tmdb/lists.ts';

import type { Answered, Ask } from './apiOrProtocol.ts';
import { closestFirst } from './closeness.ts';
import type { SearchArg } from './search.ts';
import type { Kind } from './searchHit.ts';

/** The protocol doesn't say why it found something. */
const match: Match = { by: 'name', text: null };
const mostPeople = 3;

type Hit = FoundTitle | (FoundPerson & { media_type: 'person' });

const asMovie = (item: MovieListItem) => ({ ...item, media_type: 'movie' as const, match });
const asSeries = (item: TvListItem) => ({ ...item, media_type: 'tv' as const, match });
const asPerson = (item: PersonListItem) => ({ ...item, media_type: 'person' as const, match });

const ranked = (item: Hit) => ({
  item,
  names: item.media_type === 'movie' ? [item.title, item.original_title] : [item.name, item.original_name],
  popularity: item.popularity,
});

function inOrder<Item extends Hit>(items: readonly Item[], query: string): Item[] {
  const compare = closestFirst(query);
  return items
    .map((item) => ({ ...ranked(item), item }))
    .sort(compare)
    .map(({ item }) => item);
}

function bestOf(firsts: readonly (Hit | undefined)[], query: string): SearchAnswer['best'] {
  const [best] = inOrder(
    firsts.filter((hit) => hit !== undefined),
    query,
  );
  return best ? { media: best.media_type, id: best.id } : null;
}

async function askPage<Item>(ask: Ask, kind: Kind | 'multi', query: string, page: number) {
  const params = { query, include_adult: true, page };
  const { data, error } = await ask({ url: `3/search/${kind}`, params });
  return error ? { error } : { data: data as Page<Item> };
}

/** Suggestions out of the first page of everything. */
export async function suggestByProtocol(ask: Ask, query: string): Promise<Answered<Suggestions>> {
  const { data, error } = await askPage<MultiItem>(ask, 'multi', query, 1);
  if (error) return { error };
  const movies = data.results.flatMap((item) => (item.media_type === 'movie' ? [asMovie(item)] : []));
  const series = data.results.flatMap((item) => (item.media_type === 'tv' ? [asSeries(item)] : []));
  const people = data.results.flatMap((item) => (item.media_type === 'person' ? [asPerson(item)] : []));
  const best = bestOf([movies[0], series[0], people[0]], query);
  return { data: { query, corrected: null, best, movies, series, people } };
}

/** One page of results out of the protocol's three lists, without anything to narrow them by. */
export async function searchByProtocol(
  ask: Ask,
  { query, kind }: SearchArg,
  page: number,
): Promise<Answered<SearchAnswer>> {
  const pageOf = (one: Kind) => (kind === one || (kind === null && one !== 'person') ? page : 1);
  const [movies, series, people] = await Promise.all([
    askPage<MovieListItem>(ask, 'movie', query, pageOf('movie')),
    askPage<TvListItem>(ask, 'tv', query, pageOf('tv')),
    askPage<PersonListItem>(ask, 'person', query, pageOf('person')),
  ]);
  if (movies.error) return movies;
  if (series.error) return series;
  if (people.error) return people;
  const lists = { movie: movies.data, tv: series.data, person: people.data };
  const titles = { movie: lists.movie.results.map(asMovie), tv: lists.tv.results.map(asSeries), person: [] };
  const persons = lists.person.results.map(asPerson);
  const firsts = { movie: titles.movie[0], tv: titles.tv[0], person: persons[0] };
  const shown = kind === null ? [lists.movie, lists.tv] : [lists[kind]];
  return {
    data: {
      query,
      corrected: null,
      page,
      total_pages: Math.max(...shown.map((list) => list.total_pages)),
      total_results: shown.reduce((sum, list) => sum + list.total_results, 0),
      results: kind === null ? inOrder<FoundTitle>([...titles.movie, ...titles.tv], query) : titles[kind],
      people: kind === 'person' ? persons : persons.slice(0, mostPeople),
      best: bestOf(kind === null ? Object.values(firsts) : [firsts[kind]], query),
      totals: {
        movie: lists.movie.total_results,
        tv: lists.tv.total_results,
        person: lists.person.total_results,
      },
      facets: [],
      relax: [],
      ignored: [],
    },
  };
}
