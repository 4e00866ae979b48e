import { normalise, words as wordsOf } from '@marquee/text';

import type { Choices } from './choices.ts';

/** How a guess fits an entry: the words that were meant, and how many slips that makes. */
export type Mended = { words: string[]; slips: number };

/** The choices that one of an entry's names is made of; null where none has them all. */
export function mendInto(names: readonly string[], choices: Choices): Mended | null {
  let best: Mended | null = null;
  for (const name of names) {
    const mended = mendIntoName(wordsOf(name), choices);
    if (mended !== null && (best === null || mended.slips < best.slips)) best = mended;
    if (best?.slips === 1) break;
  }
  return best;
}

function mendIntoName(present: readonly string[], choices: Choices): Mended | null {
  const mended: string[] = [];
  let slips = 0;
  for (const choice of choices) {
    const nearest = choice.find(({ word, begun }) =>
      begun ? present.some((own) => own.startsWith(word)) : present.includes(word),
    );
    if (nearest === undefined) return null;
    mended.push(
      nearest.begun ? (present.find((own) => own.startsWith(nearest.word)) ?? nearest.word) : nearest.word,
    );
    slips += nearest.slips;
  }
  return { words: mended, slips };
}

/** The words as the name writes them, where it has them all as words of their own. */
export function writtenAs(name: string, mended: readonly string[]): string {
  const written = new Map(
    name.split(/\s+/).map((word) => [normalise(word), word.replace(/[,:;.!?…]+$/u, '')]),
  );
  const all = mended.map((word) => written.get(word));
  return all.every((word) => word !== undefined) ? all.join(' ') : mended.join(' ');
}
