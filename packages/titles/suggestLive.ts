import type { Suggestions } from '@marquee/contracts/suggest.ts';

import type { Ask, Asked } from './ask.ts';
import { bestOf, withMatch } from './hits.ts';
import { readAnswer } from './readAnswer.ts';
import { readAny, readPage } from './readList.ts';

const firstHits = 5;
const longestQuery = 200;

/** Suggestions of an own index. Null where it has none. */
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
async function suggestByProtocol(ask: Ask, query: string): Promise<Asked<Suggestions>> {
  const text = query.trim().slice(0, longestQuery);
  if (text === '') return { ok: true, body: nothing(query) };
  const asked = await ask<unknown>('search/multi', { query: text, include_adult: true, page: 1 });
  const page = readAnswer(asked, (body) => readPage(body, readAny));
  if (!page.ok) return page;
  const hits = page.body.results.map((item) => withMatch(item, text));
  const movies = hits.flatMap((item) => (item.media_type === 'movie' ? [item] : []));
  const series = hits.flatMap((item) => (item.media_type === 'tv' ? [item] : []));
  const people = hits.flatMap((item) => (item.media_type === 'person' ? [item] : []));
  return {
    ok: true,
    body: {
      ...nothing(query),
      best: bestOf([movies[0], series[0], people[0]], text),
      movies: movies.slice(0, firstHits),
      series: series.slice(0, firstHits),
      people: people.slice(0, firstHits),
    },
  };
}

const isEmpty = ({ movies, series, people }: Suggestions) =>
  movies.length + series.length + people.length === 0;

type SuggestParts = { ask: Ask; suggest?: Suggest; correct?: (query: string) => string | null };

/** What the protocol finds for the words, or for their likely correction. */
async function forgiving(
  { ask, correct }: SuggestParts,
  query: string,
  exact: boolean,
): Promise<Asked<Suggestions>> {
  const found = await suggestByProtocol(ask, query);
  const better = found.ok && isEmpty(found.body) && !exact ? correct?.(query) : null;
  if (!better) return found;
  const again = await suggestByProtocol(ask, better);
  return again.ok && !isEmpty(again.body)
    ? { ok: true, body: { ...again.body, query, corrected: better } }
    : found;
}

/** The first hits while typing. */
export async function suggestLive(
  parts: SuggestParts,
  query: string,
  exact: boolean,
): Promise<Asked<Suggestions>> {
  const own = await parts.suggest?.(query, { exact });
  return own ? { ok: true, body: own } : forgiving(parts, query, exact);
}
