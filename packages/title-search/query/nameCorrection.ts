import { normalise, words as wordsOf } from '@marquee/text';

import type { Replacements } from './corrections.ts';

/** How a correction fits an entry: the corrected words, and the number of edits. */
export type NameCorrection = { words: string[]; edits: number };

/** The replacements that are in one of an entry's names; null where none has them all. */
export function nameCorrection(names: readonly string[], replacements: Replacements): NameCorrection | null {
  let best: NameCorrection | null = null;
  for (const name of names) {
    const corrected = correctionInName(wordsOf(name), replacements);
    if (corrected !== null && (best === null || corrected.edits < best.edits)) best = corrected;
    if (best?.edits === 1) break;
  }
  return best;
}

function correctionInName(present: readonly string[], replacements: Replacements): NameCorrection | null {
  const corrected: string[] = [];
  let edits = 0;
  for (const options of replacements) {
    const nearest = options.find(({ word, begun }) =>
      begun ? present.some((own) => own.startsWith(word)) : present.includes(word),
    );
    if (nearest === undefined) return null;
    corrected.push(
      nearest.begun ? (present.find((own) => own.startsWith(nearest.word)) ?? nearest.word) : nearest.word,
    );
    edits += nearest.edits;
  }
  return { words: corrected, edits };
}

/** The words as the name writes them, where it has them all as words of their own. */
export function asWritten(name: string, corrected: readonly string[]): string {
  const written = new Map(
    name.split(/\s+/).map((word) => [normalise(word), word.replace(/[,:;.!?…]+$/u, '')]),
  );
  const all = corrected.map((word) => written.get(word));
  return all.every((word) => word !== undefined) ? all.join(' ') : corrected.join(' ');
}
