import type { Suggestions } from '#contracts/suggest.ts';
import { isExact } from '#core/browse/readSearch.ts';

import type { Ask } from './ask.ts';
import { bestOf, withMatch } from './hits.ts';
import { answered, badRequest, type LiveAnswer, unavailable } from './liveAnswer.ts';
import { readAny, readPage } from './readList.ts';

const firstHits = 5;
const longestQuery = 200;

/** Suggestions of an own index. Null where it has none to give. */
export type Suggest = (query: string, ask: { exact: boolean }) => Promise<Suggestions | null>;

const nothing = (query: string): Suggestions => ({
  query,
  corrected: null,
  best: null,
  movies: [],
  series: [],
  people: [],
});

/** Out of the first page of everything that the protocol finds. */
async function suggestByProtocol(ask: Ask, query: string): Promise<Suggestions | null> {
  const text = query.trim().slice(0, longestQuery);
  if (text === '') return nothing(query);
  const asked = await ask<unknown>('search/multi', { query: text, include_adult: true, page: 1 });
  const page = asked.ok ? readPage(asked.body, readAny) : null;
  if (page === null) return null;
  const hits = page.results.map((item) => withMatch(item, text));
  const movies = hits.flatMap((item) => (item.media_type === 'movie' ? [item] : []));
  const series = hits.flatMap((item) => (item.media_type === 'tv' ? [item] : []));
  const people = hits.flatMap((item) => (item.media_type === 'person' ? [item] : []));
  return {
    ...nothing(query),
    best: bestOf([movies[0], series[0], people[0]], text),
    movies: movies.slice(0, firstHits),
    series: series.slice(0, firstHits),
    people: people.slice(0, firstHits),
  };
}

const isEmpty = ({ movies, series, people }: Suggestions) =>
  movies.length + series.length + people.length === 0;

type SuggestParts = { ask: Ask; suggest?: Suggest; correct?: (query: string) => string | null };

/** What the protocol finds for the words, or for what was probably meant by them. */
async function forgiving(
  { ask, correct }: SuggestParts,
  query: string,
  exact: boolean,
): Promise<Suggestions | null> {
  const found = await suggestByProtocol(ask, query);
  const better = found && isEmpty(found) && !exact ? correct?.(query) : null;
  if (!better) return found;
  const again = await suggestByProtocol(ask, better);
  return again && !isEmpty(again) ? { ...again, query, corrected: better } : found;
}

/** `suggest?q=`: the first hits while somebody types. */
export async function suggestLive(parts: SuggestParts, search: URLSearchParams): Promise<LiveAnswer> {
  const query = search.get('q');
  if (query === null) return badRequest('Say what to search for in the parameter q.');
  const exact = isExact(search);
  const own = await parts.suggest?.(query, { exact });
  const suggestions = own ?? (await forgiving(parts, query, exact));
  return suggestions ? answered(suggestions) : unavailable;
}
