import type { SearchAnswer } from '#contracts/browse.ts';
import { readPage } from '#core/browse/readAsked.ts';
import { readSearch } from '#core/browse/readSearch.ts';

import type { Ask } from './ask.ts';
import { ignoredFilters } from './ignoredFilters.ts';
import { answered, badRequest, type LiveAnswer, unavailable } from './liveAnswer.ts';
import { answerOf, askLists, totalOf, type Words } from './searchWords.ts';

/** Fewer hits than that, and other words are tried where somebody knows some. */
const enough = 5;

export type SearchParts = {
  ask: Ask;
  /** The words as they were probably meant; null where they may stay as they are. */
  correct?: (query: string) => string | null;
};

async function answerTo(
  { ask, correct }: SearchParts,
  words: Words,
  exact: boolean,
): Promise<SearchAnswer | null> {
  const lists = await askLists(ask, words);
  if (lists === null) return null;
  const better = exact || totalOf(lists) >= enough ? null : (correct?.(words.query) ?? null);
  if (better === null) return answerOf(lists, words);
  const meant = { ...words, query: better };
  const again = await askLists(ask, meant);
  if (again === null || totalOf(again) <= totalOf(lists)) return answerOf(lists, words);
  return { ...answerOf(again, meant), query: words.query, corrected: better };
}

/** `search?q=`: what TMDB finds, forgiving a slip. It can't narrow what it found: filters are named as ignored. */
export async function searchLive(parts: SearchParts, search: URLSearchParams): Promise<LiveAnswer> {
  const query = search.get('q');
  const page = readPage(search);
  if (query === null) return badRequest('Say what to search for in the parameter q.');
  if (page === null) return badRequest('Pages go from 1 to 500.');
  const { exact, type, asked } = readSearch(search, () => true);
  const answer = await answerTo(parts, { query, type, page }, exact);
  if (answer === null) return unavailable;
  const order = asked.sort === 'match' ? [] : [{ name: 'sort', value: asked.sort, beyond: true as const }];
  return answered({ ...answer, ignored: [...asked.ignored, ...ignoredFilters(asked.filters), ...order] });
}
