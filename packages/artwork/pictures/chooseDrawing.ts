import rows from '@marquee/content/motifs/drawings.json' with { type: 'json' };

import { type Drawing, type Motif, motifNamed } from '#kit/motif.ts';
import type { Random } from '#kit/random.ts';
import { wordPattern } from '#kit/wordPattern.ts';
import type { ArtSubject } from '#ports.ts';

type Row = {
  motif: string;
  drawing: string;
  /** Words of a title that ask for the drawing. */
  words?: readonly string[];
  /** Words with which the others mean something else. */
  unless?: readonly string[];
  /** Fits anything. Every other drawing means one thing only, and is never chosen by chance. */
  free?: true;
};

type Asked = { drawing: string; words: RegExp; unless: RegExp | null };
type Drawings = { asked: Asked[]; free: string[] };

/** Motifs that aren't listed may show any of their drawings. */
const drawingsByMotif = new Map<string, Drawings>();
for (const { motif, drawing, words, unless, free } of rows as readonly Row[]) {
  const drawings = drawingsByMotif.get(motif) ?? { asked: [], free: [] };
  drawingsByMotif.set(motif, drawings);
  if (words)
    drawings.asked.push({ drawing, words: wordPattern(words), unless: unless ? wordPattern(unless) : null });
  if (free) drawings.free.push(drawing);
}

/** One drawing of a motif: what the title's words ask for, else by the seed among those that fit anything. */
export function chooseDrawing(
  name: string,
  subject: ArtSubject,
  random: Random,
): { drawing: Drawing; motif: Motif } {
  const motif = motifNamed(name);
  const { asked, free } = drawingsByMotif.get(name) ?? { asked: [], free: [] };
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

/** The drawing whose word comes first: a row of the catalogue names its weightiest keywords first. */
function firstAsked(asked: readonly Asked[], text: string): string | undefined {
  let [found, place] = [undefined as string | undefined, Infinity];
  for (const { drawing, words, unless } of asked) {
    const at = words.exec(text)?.index ?? Infinity;
    if (at < place && !unless?.test(text)) [found, place] = [drawing, at];
  }
  return found;
}
