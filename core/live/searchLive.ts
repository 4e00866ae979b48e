import { type Asked, readPage } from '#core/browse/readAsked.ts';
import { readSearch } from '#core/browse/readSearch.ts';

import type { Ask } from './ask.ts';
import { knowsValue } from './discover/discoverLive.ts';
import { ignoredFilters } from './ignoredFilters.ts';
import { answered, badRequest, type LiveAnswer, unavailable } from './liveAnswer.ts';
import { isNarrowable, type Narrowed, searchNarrowed, searchPlain, shownOf } from './searchNarrowed.ts';
import { askLists, type Lists, totalOf, type Words } from './searchWords.ts';

/** Fewer hits than that, and other words are tried where somebody knows some. */
const enough = 5;

export type SearchParts = {
  ask: Ask;
  /** The words as they were probably meant; null where they may stay as they are. */
  correct?: (query: string) => string | null;
  now: () => Date;
};

/** What was found, in the words that found more. Null where nobody answers. */
async function find(
  { ask, correct }: SearchParts,
  words: Words,
  exact: boolean,
): Promise<{ lists: Lists; words: Words } | null> {
  const lists = await askLists(ask, words);
  if (lists === null) return null;
  const better = exact || totalOf(lists) >= enough ? null : (correct?.(words.query) ?? null);
  if (better === null) return { lists, words };
  const meant = { ...words, query: better };
  const again = await askLists(ask, meant);
  return again === null || totalOf(again) <= totalOf(lists)
    ? { lists, words }
    : { lists: again, words: meant };
}

type Narrowing = Pick<Asked, 'filters' | 'sort'>;

async function answerTo(
  parts: SearchParts,
  words: Words,
  { exact, asked }: { exact: boolean; asked: Narrowing },
): Promise<Narrowed | null> {
  const isNarrowed = asked.sort !== 'match' || Object.keys(asked.filters).length > 0;
  const found = await find(parts, isNarrowed ? { ...words, page: 1 } : words, exact);
  if (found === null) return null;
  const meant = { ...found.words, page: words.page };
  const isAllHere =
    words.page === 1 && shownOf(found.lists, meant).every(({ total_pages: pages }) => pages <= 1);
  if (words.type !== 'person' && (isAllHere || (isNarrowed && isNarrowable(found.lists, meant)))) {
    return searchNarrowed(parts.ask, found.lists, meant, asked);
  }
  const lists = isNarrowed && words.page > 1 ? await askLists(parts.ask, meant) : found.lists;
  return lists && searchPlain(lists, meant, asked, parts.now());
}

/** `search?q=`: what TMDB finds, forgiving a slip, and narrowed here as far as all of it is at hand. */
export async function searchLive(parts: SearchParts, search: URLSearchParams): Promise<LiveAnswer> {
  const query = search.get('q');
  const page = readPage(search);
  if (query === null) return badRequest('Say what to search for in the parameter q.');
  if (page === null) return badRequest('Pages go from 1 to 500.');
  const { exact, type, asked } = readSearch(search, knowsValue);
  const found = await answerTo(parts, { query, type, page }, { exact, asked });
  if (found === null) return unavailable;
  const { answer, left, isOrdered } = found;
  const order = isOrdered ? [] : [{ name: 'sort', value: asked.sort, beyond: true as const }];
  return answered({
    ...answer,
    query,
    corrected: answer.query === query ? null : answer.query,
    ignored: [...asked.ignored, ...ignoredFilters(left), ...order],
  });
}
