import type { MultiItem } from '@marquee/contracts/tmdb/lists.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { type HitKind, movieHit, type SearchHit, seriesHit } from '#web/api/searchHit.ts';
import { suggest, type SuggestedHits, useSuggestionsQuery } from '#web/api/suggest.ts';
import { useTrendingQuery } from '#web/api/trending.ts';

import { hitHref } from './hitFacts.ts';
import { useNewestOnly, useThrottled } from './throttling.ts';
import { useRecentSearches } from './useRecentSearches.ts';

/** One line of the list under the field. */
export type Option =
  | { type: 'best'; hit: SearchHit }
  | { type: 'hit'; hit: SearchHit }
  | { type: 'all'; query: string }
  /** The words as typed, where they were corrected. */
  | { type: 'exact'; query: string }
  | { type: 'recent'; query: string }
  | { type: 'clear' };

export type OptionGroup = { name: 'best' | HitKind | 'recent' | 'trending' | 'all'; options: Option[] };

export function optionKey(option: Option): string {
  if (option.type === 'best' || option.type === 'hit') return hitHref(option.hit);
  return option.type === 'recent' ? `recent ${option.query}` : option.type;
}

const most = { movie: 4, tv: 2, person: 2, recent: 5, trending: 5 };

const groupOf = (name: OptionGroup['name'], options: Option[]): OptionGroup[] =>
  options.length > 0 ? [{ name, options }] : [];

const hitOption = (hit: SearchHit): Option => ({ type: 'hit', hit });

/** The options for the words in the field: what is most likely meant, then the rest by kind. */
export function optionsFound(text: string, found: SuggestedHits | undefined): OptionGroup[] {
  const { movies = [], series = [], people = [], best = null, corrected = null } = found ?? {};
  const isBest = ({ kind, id }: SearchHit) => kind === best?.kind && id === best.id;
  const bestHit = [...movies, ...series, ...people].find(isBest);
  const ofKind = (kind: HitKind, hits: readonly SearchHit[]) =>
    groupOf(
      kind,
      hits
        .filter((hit) => !isBest(hit))
        .slice(0, most[kind])
        .map(hitOption),
    );
  const ways: Option[] = [{ type: 'all', query: text }];
  if (corrected !== null) ways.push({ type: 'exact', query: text });
  return [
    ...groupOf('best', bestHit ? [{ type: 'best', hit: bestHit }] : []),
    ...ofKind('movie', movies),
    ...ofKind('tv', series),
    ...ofKind('person', people),
    { name: 'all', options: ways },
  ];
}

/** The options of an empty field: recent searches, and trending titles. */
export function optionsToBegin(recent: readonly string[], trending: readonly MultiItem[]): OptionGroup[] {
  const searches = recent.slice(0, most.recent).map((query): Option => ({ type: 'recent', query }));
  const titles = trending.flatMap((item) =>
    item.media_type === 'person' ? [] : [item.media_type === 'movie' ? movieHit(item) : seriesHit(item)],
  );
  return [
    ...groupOf('recent', searches.length > 0 ? [...searches, { type: 'clear' }] : []),
    ...groupOf('trending', titles.slice(0, most.trending).map(hitOption)),
  ];
}

/** Whether an answer may stay visible while the next one is loading: one text continues the other. */
export function isRelated(answered: string, text: string): boolean {
  const [a, b] = [answered.trim().toLowerCase(), text.trim().toLowerCase()];
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));
}

/** Typing is never faster; a key that is held down, or a paste into a test, is. */
const leastMilliseconds = 30;

/**
 * Suggestions for the field's text. Each text has its own cache entry, so that a late answer to an older
 * one never shows; until the newest arrives, the last stays where it still belongs to the same word.
 */
function useSuggestions(query: string): { found: SuggestedHits | undefined; failed: boolean } {
  const asked = useThrottled(query, leastMilliseconds);
  const { data, currentData, isError } = useSuggestionsQuery(asked === '' ? skipToken : { query: asked }, {
    // Nothing shows that a request is under way: nothing is rendered for it.
    selectFromResult: ({ data, currentData, isError }) => ({ data, currentData, isError }),
  });
  useNewestOnly(asked, (query) => suggest.util.getRunningQueryThunk('suggestions', { query }));
  if (query === '') return { found: undefined, failed: false };
  const found = asked === query && currentData ? currentData : data;
  return {
    found: found && isRelated(found.query, query) ? found : undefined,
    failed: isError && asked === query,
  };
}

type Options = {
  groups: OptionGroup[];
  /** The answer that they are from. */
  found: SuggestedHits | undefined;
  /** The number of hits; null while it isn't known. */
  count: number | null;
  failed: boolean;
};

/** The options for the words in the field, or of the empty field once it is opened. */
export function useOptions(query: string, opened: boolean): Options {
  const recent = useRecentSearches();
  const { found, failed } = useSuggestions(query);
  const today = { media: 'all', window: 'day' } as const;
  const { data: trending = [] } = useTrendingQuery(opened && query === '' ? today : skipToken);
  const groups = query === '' ? optionsToBegin(recent, trending) : optionsFound(query, found);
  const hits = groups.flatMap(({ name, options }) => (name === 'all' ? [] : options));
  return { groups, found, count: found ? hits.length : null, failed };
}
