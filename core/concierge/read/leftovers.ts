import type { Span } from '#contracts/concierge/part.ts';

import { stemOf } from '../lexicon/stemOf.ts';
import type { Line } from './line.ts';
import type { Negation } from './negation.ts';
import { isPlain } from './plainWords.ts';
import { spanOf } from './spanOf.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Leftovers = {
  /** Stems of what is wanted, for the text search. */
  words: readonly string[];
  /** Words that nothing was made of. */
  unknown: readonly Span[];
};

const figures = /^\d+$/u;

/** What is left of a sentence for the text search, and what nobody knows. */
export function leftovers(
  line: Line,
  { signed, unwanted, cues }: Negation,
  vocabulary: Vocabulary,
): Leftovers {
  const searched = new Set<number>();
  const spent = new Set(cues);
  for (const { piece, polarity, from, to } of signed) {
    for (let at = from; at < to; at += 1) spent.add(at);
    if (polarity !== 'wanted' || (piece.sort !== 'thing' && piece.sort !== 'quality')) continue;
    for (let at = piece.from; at < piece.to; at += 1) searched.add(at);
  }
  const refused = new Set(unwanted.map(({ at }) => at));
  const words: string[] = [];
  const runs: { from: number; to: number }[] = [];
  for (const [at, word] of line.words.entries()) {
    if (isPlain(word) || figures.test(word)) continue;
    const isKnown = vocabulary.knows(word);
    if (isKnown && (searched.has(at) || (!spent.has(at) && !refused.has(at)))) words.push(stemOf(word));
    if (isKnown || spent.has(at)) continue;
    const last = runs.at(-1);
    if (last?.to === at && line.marks[at] === '') last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return { words, unknown: runs.map(({ from, to }) => spanOf(line, from, to)) };
}
