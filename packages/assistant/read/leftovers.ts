import type { Span, Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';

import { lexicon } from '#lexicon/entries.ts';
import { stemOf } from '#lexicon/stemOf.ts';
import { byToken } from '#link/byToken.ts';

import { type Line, spanOf } from './line.ts';
import type { Negation } from './negation.ts';
import { isPlain } from './rules.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Leftovers = {
  /** Stems of what is wanted, for the text search. */
  words: readonly string[];
  /** Unknown words. */
  unknown: readonly Span[];
  /** What was understood word by word, whatever it asks for: "no rush", "cartoons are fine". */
  understood: readonly Span[];
};

/** What the texts of titles may speak of; no text says that it is Italian or from the eighties. */
const searchable: ReadonlySet<WishSlot> = new Set(['genre', 'theme', 'word']);
/** What says how it is watched, or how it was judged: no text speaks of that. */
const unspoken = new Set(lexicon.filter(({ judged, within }) => judged ?? within).map(({ id }) => id));
const isSearchable = (wish: Wish): boolean =>
  searchable.has(wish.slot) && !(wish.slot === 'theme' && unspoken.has(wish.entry));

const figures = /^\d+$/u;

/** What is left of a sentence for the text search, and its unknown words. */
export function leftovers(line: Line, negation: Negation, vocabulary: Vocabulary): Leftovers {
  const { spent, searched } = usesOf(negation);
  const words: string[] = [];
  const runs: { from: number; to: number }[] = [];
  for (const [at, word] of line.words.entries()) {
    if (isPlain(word) || word.length < 3 || figures.test(word)) continue;
    if (vocabulary.knows(word)) {
      if (searched.has(at) || !spent.has(at)) words.push(stemOf(word));
    } else if (!spent.has(at)) {
      const last = runs.at(-1);
      if (last?.to === at && line.marks[at] === '') last.to = at + 1;
      else runs.push({ from: at, to: at + 1 });
    }
  }
  // Unwanted unknown words are reported as unknown, too.
  for (const { at } of negation.unwanted) {
    if (!vocabulary.knows(line.words[at] ?? '')) runs.push({ from: at, to: at + 1 });
  }
  return {
    words,
    unknown: runs.map(({ from, to }) => spanOf(line, from, to)),
    understood: [...spent].toSorted((one, other) => one - other).map((at) => spanOf(line, at, at + 1)),
  };
}

/** Understood tokens, and those of them that the text search may use, too. */
function usesOf({ signed, unwanted, cues }: Negation) {
  const spent = new Set([...cues, ...unwanted.map(({ at }) => at)]);
  const searched = new Set<number>();
  for (const { piece, polarity, from, to } of signed) {
    for (let at = from; at < to; at += 1) spent.add(at);
    if (polarity !== 'wanted' || !piece.wishes.some(isSearchable)) continue;
    for (let at = piece.from; at < piece.to; at += 1) searched.add(at);
  }
  return { spent, searched };
}

/** Most of its words are unknown. */
export function isMostlyUnknown({ tokens }: Line, unknown: readonly Span[]): boolean {
  const unknownAt = byToken(unknown, ({ start, end }) => ({ from: start, to: end }));
  const strange = tokens.filter(({ start }) => unknownAt(start, start + 1).length > 0);
  return strange.length * 2 > tokens.length;
}
