import type { MultiItem } from '@marquee/contracts/tmdb/lists.ts';

import { type HitKind, movieHit, type SearchHit, seriesHit } from '#web/api/searchHit.ts';
import type { SuggestedHits } from '#web/api/suggest.ts';

import { hitHref } from './hitFacts.ts';

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

/** What the list offers for the words in the field: what is most likely meant, then the rest by kind. */
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

/** What the list offers where nothing is typed: what was searched before, and what many look at. */
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

/** Whether an answer may stay on show while the next one is on its way: one text continues the other. */
export function isRelated(answered: string, text: string): boolean {
  const [a, b] = [answered.trim().toLowerCase(), text.trim().toLowerCase()];
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));
}
