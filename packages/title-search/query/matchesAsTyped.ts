import { editDistance, words as wordsOf } from '@marquee/text';

import type { SearchKind } from '#entry.ts';
import { trailingArticleInFront } from '#wording/articles.ts';

import { countOf, type MatchList, tier } from './candidates.ts';
import { withoutImplied, type Bounds, type Lookups, termsOf } from './lookups.ts';
import type { NearWord } from './nearWords.ts';
import type { Postings } from './postings.ts';

/** A name with all typed words but one, and the word that it has instead. */
type OneWordOff = { kind: SearchKind; rank: number; index: number; meant: NearWord; isWhole: boolean };

/** The most words to replace, and the most names to check for each. */
const mostDoubted = 4;
const mostLookedAt = 8;
const shortest = 3;

/**
 * Where only one word differs, words may be less alike than edits allow: "cents" and
 * "sense", "dancers" and "dancing".
 */
const mostEdits = (length: number) => (length <= 3 ? 1 : Math.min(3, Math.ceil(length / 3)));

function editsBetween(typed: string, own: string): number | null {
  const most = mostEdits(Math.max(typed.length, own.length));
  const edits = editDistance(typed, own, most);
  return edits === 0 || edits > most ? null : edits;
}

/** The word in place of the typed one, in a name that else begins as typed. */
function meantIn(present: readonly string[], typed: readonly string[], index: number): NearWord | null {
  const [word, own] = [typed[index], present[index]];
  const fits = (other: string, at: number) => at === index || present[at] === other;
  if (word === undefined || own === undefined || !typed.every(fits)) return null;
  const edits = editsBetween(word, own);
  return edits === null ? null : { word: own, edits, rank: 0, begun: false };
}

/** Well-known names that are one word off what was typed, the likeliest first. */
export function createOneWordOff(postings: Postings, lookups: Lookups) {
  function inPlaceOf(
    words: readonly string[],
    index: number,
    { kind, bounds }: { kind: SearchKind; bounds: Bounds },
  ): OneWordOff[] {
    const terms = words.toSpliced(index, 1).map((word) => ({ word, begun: false }));
    const ranks = lookups.every(kind, withoutImplied(terms), { ...bounds, limit: mostLookedAt });
    return ranks.flatMap((rank) => {
      for (const name of postings.namesAt(rank)) {
        const present = wordsOf(name);
        const meant = meantIn(present, words, index);
        if (meant !== null) return [{ kind, rank, index, meant, isWhole: present.length === words.length }];
      }
      return [];
    });
  }

  return (words: readonly string[], kinds: readonly SearchKind[], bounds: Bounds): OneWordOff[] => {
    if (words.length < 2 || bounds.upTo < 1) return [];
    const doubted = words.flatMap((word, index) => (word.length >= shortest ? [index] : []));
    const likelier = (a: OneWordOff, b: OneWordOff) =>
      Number(b.isWhole) - Number(a.isWhole) || a.meant.edits - b.meant.edits || a.rank - b.rank;
    return doubted
      .toSorted((a, b) => (words[b]?.length ?? 0) - (words[a]?.length ?? 0))
      .slice(0, mostDoubted)
      .flatMap((index) => kinds.flatMap((kind) => inPlaceOf(words, index, { kind, bounds })))
      .toSorted(likelier);
  };
}

const mostInitials = 20;
const initialsLengths = { from: 3, to: 12 };

/** Entries of a kind with all the words as typed, the last one perhaps incomplete. */
export function matchesAsTyped(
  lookups: Lookups,
  kind: SearchKind,
  { words, bounds, isVariant = false }: { words: readonly string[]; bounds: Bounds; isVariant?: boolean },
): MatchList[] {
  if (words.length === 0) return [];
  const [exact, begun, every] = isVariant
    ? ([tier.exactVariant, tier.prefixVariant, tier.allWordsVariant] as const)
    : ([tier.exact, tier.prefix, tier.allWords] as const);
  const moved = trailingArticleInFront(words);
  const names = (moved ? [words, moved] : [words]).map((all) => all.join(' '));
  const found: MatchList[] = [
    { kind, tier: exact, ranks: lookups.whole(kind, names, bounds) },
    { kind, tier: begun, ranks: lookups.begun(kind, names.slice(0, 1), bounds) },
    ...initials(),
  ];
  if (countOf(found) >= 2 * bounds.limit) return found;
  found.push({ kind, tier: every, ranks: lookups.every(kind, withoutImplied(termsOf(words)), bounds) });
  return found;

  /** Among the beginnings: "the" seldom means names whose words begin with T, H and E. */
  function initials(): MatchList[] {
    const [word = ''] = words;
    const { from, to } = initialsLengths;
    if (isVariant || words.length > 1 || word.length < from || word.length > to) return [];
    const ranks = lookups.initials(kind, word, { ...bounds, limit: Math.min(mostInitials, bounds.limit) });
    return [{ kind, tier: begun, initials: true, ranks }];
  }
}
