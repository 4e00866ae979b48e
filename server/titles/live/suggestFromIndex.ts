import { setTimeout } from 'node:timers/promises';

import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';
import type { Hit, Search } from '@marquee/title-search';
import { type Ask, readAny, readPage, type Suggest } from '@marquee/titles';

import type { Item, Kind, LearntItems } from './learntItems.ts';
import { thinMovie, thinPerson, thinSeries } from './thinItem.ts';

const firstHits = 5;
/** Pictures are worth that much waiting. They are there the next time, if not now. */
const patienceMilliseconds = 200;

export type SuggestParts = {
  search: Pick<Search, 'suggest' | 'entry'>;
  /** Whether the index contains more than Marquee's own titles. */
  isImported: () => boolean;
  /** Whether a title or person with a number of our own making is the embedded catalogue's. */
  isOurs: (kind: Kind, id: number) => boolean;
  /** Yields to visitors. */
  askQuietly: Ask;
  learnt: LearntItems;
  /** For tests, which have no time to lose. */
  patience?: number;
};

type Found = { kind: Kind; id: number; hit: Hit<Kind> };

/** Suggestions out of our own index of TMDB's names: at once, and forgiving. */
export function suggestFromIndex(parts: SuggestParts): Suggest {
  const { search, isImported, isOurs, askQuietly, learnt, patience = patienceMilliseconds } = parts;

  /** A hit that has a page; empty for what only IMDb has. */
  const foundOf = (hit: Hit<Kind>): Found[] => {
    const { kind, id } = hit;
    return id <= largestTmdbId || isOurs(kind, id) ? [{ kind, id, hit }] : [];
  };

  const learnFrom = async (words: string): Promise<void> => {
    const asked = await askQuietly<unknown>('search/multi', { query: words, include_adult: true, page: 1 });
    const page = asked.ok ? readPage(asked.body, readAny) : null;
    for (const item of page?.results ?? []) learnt.learn(item);
  };

  const itemsOf = <One extends Item>(
    found: readonly Found[],
    kind: Kind,
    thin: (entry: NonNullable<ReturnType<Search['entry']>>, id: number) => One,
    isOne: (item: Item) => item is One,
  ) =>
    found.flatMap(({ id, hit }) => {
      if (hit.kind !== kind) return [];
      const known = learnt.find(kind, id);
      if (known && isOne(known)) return [{ ...known, match: hit.match }];
      const entry = search.entry(kind, hit.id);
      return entry ? [{ ...thin(entry, id), match: hit.match }] : [];
    });

  return async (query, { exact }) => {
    if (!isImported()) return null;
    const { movies, series, people, best, corrected } = search.suggest(query, firstHits, { exact });
    const found = [...movies, ...series, ...people].flatMap(foundOf);
    if (found.length === 0) return null;
    if (found.some(({ kind, id }) => id <= largestTmdbId && learnt.find(kind, id) === undefined)) {
      const late = new AbortController();
      await Promise.race([
        // The caller may have stopped waiting when it fails.
        learnFrom(corrected ?? query).catch(() => undefined),
        setTimeout(patience, undefined, { signal: late.signal, ref: false }).catch(() => undefined),
      ]);
      late.abort();
    }
    const [first] = best ? foundOf(best) : [];
    return {
      query,
      corrected,
      best: first ? { media: first.kind, id: first.id } : null,
      movies: itemsOf(found, 'movie', thinMovie, (item) => item.media_type === 'movie'),
      series: itemsOf(found, 'tv', thinSeries, (item) => item.media_type === 'tv'),
      people: itemsOf(found, 'person', thinPerson, (item) => item.media_type === 'person'),
    };
  };
}
