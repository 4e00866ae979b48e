import type { SearchAnswer } from '@marquee/contracts/browse.ts';
import type { AskedFilters as AskedFor } from '@marquee/facets';

import type { Ask, Asked } from './ask.ts';
import { ignoredFilters } from './ignoredFilters.ts';
import { isNarrowable, type NarrowedSearch, searchNarrowed, searchPlain, shownOf } from './searchNarrowed.ts';
import { askLists, type Lists, totalOf, type Words } from './searchWords.ts';
import type { SearchAsked } from './titleSource.ts';

/** With fewer hits, other words are tried where there are any. */
const enough = 5;

export type SearchParts = {
  ask: Ask;
  /** The words as they were probably meant; null where they may stay as they are. */
  correct?: (query: string) => string | null;
  now: () => Date;
};

/** What was found, with the words that found more. */
async function find(
  { ask, correct }: SearchParts,
  words: Words,
  exact: boolean,
): Promise<Asked<{ lists: Lists; words: Words }>> {
  const asked = await askLists(ask, words);
  if (!asked.ok) return asked;
  const lists = asked.body;
  const found: Asked<{ lists: Lists; words: Words }> = { ok: true, body: { lists, words } };
  const better = exact || totalOf(lists) >= enough ? null : (correct?.(words.query) ?? null);
  if (better === null) return found;
  const meant = { ...words, query: better };
  const again = await askLists(ask, meant);
  return !again.ok || totalOf(again.body) <= totalOf(lists)
    ? found
    : { ok: true, body: { lists: again.body, words: meant } };
}

type Narrowing = Pick<AskedFor, 'filters' | 'sort'>;

async function answerTo(
  parts: SearchParts,
  words: Words,
  { exact, asked }: { exact: boolean; asked: Narrowing },
): Promise<Asked<NarrowedSearch>> {
  const isNarrowed = asked.sort !== 'match' || Object.keys(asked.filters).length > 0;
  const found = await find(parts, isNarrowed ? { ...words, page: 1 } : words, exact);
  if (!found.ok) return found;
  const { lists } = found.body;
  const meant = { ...found.body.words, page: words.page };
  const isAllHere = words.page === 1 && shownOf(lists, meant).every(({ total_pages: pages }) => pages <= 1);
  if (words.type !== 'person' && (isAllHere || (isNarrowed && isNarrowable(lists, meant)))) {
    return searchNarrowed(parts.ask, lists, meant, asked);
  }
  const turned: Asked<Lists> =
    isNarrowed && words.page > 1 ? await askLists(parts.ask, meant) : { ok: true, body: lists };
  return turned.ok ? { ok: true, body: searchPlain(turned.body, meant, asked, parts.now()) } : turned;
}

/** What TMDB finds, with typos corrected, and narrowed here as far as all of it is loaded. */
export async function searchLive(
  parts: SearchParts,
  { query, page, exact, type, asked }: SearchAsked,
): Promise<Asked<SearchAnswer>> {
  const found = await answerTo(parts, { query, type, page }, { exact, asked });
  if (!found.ok) return found;
  const { answer, left, isOrdered } = found.body;
  const order = isOrdered ? [] : [{ name: 'sort', value: asked.sort, beyond: true as const }];
  const body: SearchAnswer = {
    ...answer,
    query,
    corrected: answer.query === query ? null : answer.query,
    ignored: [...asked.ignored, ...ignoredFilters(left), ...order],
  };
  return { ok: true, body };
}
