import type { SearchKind } from '#entry.ts';
import { trailingArticleInFront } from '#wording/articles.ts';

import { termsOf, withoutImplied } from './expression.ts';
import type { Bounds, Lookups } from './lookups.ts';
import { type Place, place, type PlacedEntry } from './places.ts';

const mostInitials = 20;
const initialsLengths = { from: 3, to: 12 };

export const placedAt = (kind: SearchKind, ranks: readonly number[], at: Place): PlacedEntry[] =>
  ranks.map((rank) => ({ kind, rank, place: at }));

/** Entries of a kind with all the words as they stand, the last one perhaps begun. */
export function asTyped(
  lookups: Lookups,
  kind: SearchKind,
  { words, bounds, otherwise = false }: { words: readonly string[]; bounds: Bounds; otherwise?: boolean },
): PlacedEntry[] {
  if (words.length === 0) return [];
  const [exact, begun, every] = otherwise
    ? ([place.exactOtherwise, place.begunOtherwise, place.wordsOtherwise] as const)
    : ([place.exact, place.begun, place.words] as const);
  const moved = trailingArticleInFront(words);
  const names = (moved ? [words, moved] : [words]).map((all) => all.join(' '));
  const found = placedAt(kind, lookups.whole(kind, names, bounds), exact);
  found.push(...placedAt(kind, lookups.begun(kind, names.slice(0, 1), bounds), begun), ...initials());
  if (found.length >= 2 * bounds.limit) return found;
  found.push(...placedAt(kind, lookups.every(kind, withoutImplied(termsOf(words)), bounds), every));
  return found;

  /** Among the beginnings: somebody who types "the" means few of the names whose words begin with T, H and E. */
  function initials(): PlacedEntry[] {
    const [word = ''] = words;
    const { from, to } = initialsLengths;
    if (otherwise || words.length > 1 || word.length < from || word.length > to) return [];
    const ranks = lookups.initials(kind, word, { ...bounds, limit: Math.min(mostInitials, bounds.limit) });
    return ranks.map((rank) => ({ kind, rank, place: begun, initials: true }));
  }
}
