import type { PersonHit, SearchHit, TitleHit } from '#web/api/searchHit.ts';
import type { SuggestedHits } from '#web/api/suggest.ts';

import { compareHits } from './bestHit.ts';
import { hitHref } from './hitHref.ts';
import type { Kind } from './searchAddress.ts';

/** One line of the list under the field. */
export type Option =
  | { type: 'hit'; hit: SearchHit }
  | { type: 'all'; query: string }
  | { type: 'recent'; query: string }
  | { type: 'clear' };

export type OptionGroup = { name: Kind | 'recent' | 'all'; options: Option[] };

export function optionKey(option: Option): string {
  if (option.type === 'hit') return hitHref(option.hit);
  return option.type === 'recent' ? `recent ${option.query}` : option.type;
}

const most: Readonly<Record<Kind, number>> = { movie: 4, tv: 3, person: 3 };

function groupOf(name: Kind, hits: readonly (TitleHit | PersonHit)[]): OptionGroup[] {
  if (hits.length === 0) return [];
  return [{ name, options: hits.slice(0, most[name]).map((hit) => ({ type: 'hit', hit })) }];
}

function firstHit({ options: [option] }: OptionGroup): SearchHit | null {
  return option?.type === 'hit' ? option.hit : null;
}

/** What the list offers for the words in the field: the kind with the best hit first. */
export function optionGroups(
  text: string,
  found: SuggestedHits | undefined,
  recent: readonly string[],
): OptionGroup[] {
  if (text === '') {
    if (recent.length === 0) return [];
    const searches = recent.map((query): Option => ({ type: 'recent', query }));
    return [{ name: 'recent', options: [...searches, { type: 'clear' }] }];
  }
  const compare = compareHits(found?.corrected ?? text);
  const kinds = [
    ...groupOf('movie', found?.movies ?? []),
    ...groupOf('tv', found?.series ?? []),
    ...groupOf('person', found?.people ?? []),
  ].toSorted((a, b) => {
    const [x, y] = [firstHit(a), firstHit(b)];
    return x && y ? compare(x, y) : 0;
  });
  return [...kinds, { name: 'all', options: [{ type: 'all', query: text }] }];
}

/** Whether an answer may stay on show while the next one is on its way: one text continues the other. */
export function isRelated(answered: string, text: string): boolean {
  const [a, b] = [answered.trim().toLowerCase(), text.trim().toLowerCase()];
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));
}
