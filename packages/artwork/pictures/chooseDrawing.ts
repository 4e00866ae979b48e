import { type Drawing, type Motif, motifNamed } from '#kit/motif.ts';
import type { Random } from '#kit/random.ts';
import type { ArtSubject } from '#ports.ts';

import { drawingWords } from './words/drawingWords.ts';
import type { DrawingWords } from './words/words.ts';

/** One drawing of a motif: what the title's words ask for, else by the seed among those that fit anything. */
export function chooseDrawing(
  name: string,
  subject: ArtSubject,
  random: Random,
): { drawing: Drawing; motif: Motif } {
  const motif = motifNamed(name);
  const { asked, free } = drawingWords[name] ?? { asked: [], free: [] };
  const words = [subject.title, ...subject.keywords, ...subject.genres].join(', ').toLowerCase();
  // Drawn even where it isn't needed: what comes after it in the picture must not depend on the words.
  const roll = random.next();
  const tag = firstAsked(asked, words);
  const open = motif.variants.filter((variant) =>
    tag === undefined ? free.length === 0 || free.includes(variant.tag) : variant.tag === tag,
  );
  const drawing = open[Math.floor(roll * open.length)] ?? motif.variants[0];
  return { drawing, motif: { ...motif, kind: motif.kinds[drawing.tag] ?? motif.kind } };
}

/** The rule whose word comes first: a row names its weightiest keywords first. */
function firstAsked(asked: DrawingWords['asked'], words: string): string | undefined {
  let [found, place] = [undefined as string | undefined, Infinity];
  for (const [tag, pattern] of asked) {
    const at = words.search(pattern);
    if (at >= 0 && at < place) [found, place] = [tag, at];
  }
  return found;
}
