import type { SearchKind } from '#entry.ts';
import { trailingArticleInFront } from '#wording/articles.ts';

import { type Tier, tier, type PlacedEntry } from './candidates.ts';
import { termsOf, withoutImplied } from './expression.ts';
import type { Bounds, Lookups } from './lookups.ts';

const mostInitials = 20;
const initialsLengths = { from: 3, to: 12 };

export const candidatesAt = (kind: SearchKind, ranks: readonly number[], at: Tier): PlacedEntry[] =>
  ranks.map((rank) => ({ kind, rank, tier: at }));

/** Entries of a kind with all the words as typed, the last one perhaps incomplete. */
export function matchesAsTyped(
  lookups: Lookups,
  kind: SearchKind,
  { words, bounds, isVariant = false }: { words: readonly string[]; bounds: Bounds; isVariant?: boolean },
): PlacedEntry[] {
  if (words.length === 0) return [];
  const [exact, begun, every] = isVariant
    ? ([tier.exactVariant, tier.prefixVariant, tier.allWordsVariant] as const)
    : ([tier.exact, tier.prefix, tier.allWords] as const);
  const moved = trailingArticleInFront(words);
  const names = (moved ? [words, moved] : [words]).map((all) => all.join(' '));
  const found = candidatesAt(kind, lookups.whole(kind, names, bounds), exact);
  found.push(...candidatesAt(kind, lookups.begun(kind, names.slice(0, 1), bounds), begun), ...initials());
  if (found.length >= 2 * bounds.limit) return found;
  found.push(...candidatesAt(kind, lookups.every(kind, withoutImplied(termsOf(words)), bounds), every));
  return found;

  /** Among the beginnings: "the" seldom means names whose words begin with T, H and E. */
  function initials(): PlacedEntry[] {
    const [word = ''] = words;
    const { from, to } = initialsLengths;
    if (isVariant || words.length > 1 || word.length < from || word.length > to) return [];
    const ranks = lookups.initials(kind, word, { ...bounds, limit: Math.min(mostInitials, bounds.limit) });
    return ranks.map((rank) => ({ kind, rank, tier: begun, initials: true }));
  }
}
