import { dressed } from './dressed.ts';
import { type FaceName, faces } from './faces.ts';
import { type Block, fitLines } from './fitLines.ts';
import { directionOf } from './itemise.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { scriptsOf } from './scripts.ts';
import { shortened, type SmallLines, smallLines } from './smallLines.ts';
import type { TitleWords } from './splitTitle.ts';
import { faceThatHas, narrower } from './standIn.ts';

type Smalls = { above: readonly SmallLines[]; below: readonly SmallLines[] };

/** The large words at their size, and the small ones that stand with them. */
export type Fitted = Smalls & { block: Block };

export type Space = {
  width: number;
  height: number;
  max: number;
  lines: number;
  stack: boolean;
  centred: boolean;
};

/** Between the large and the small words, in sizes of the large; the tails of letters take part of it. */
const apart = 0.2;
export const gapAbove = (size: number): number => apart * size;
export const gapBelow = (size: number, drop: number): number =>
  Math.max(0.08 * size, apart * size - drop / 2);
/** Between two small lines that say different things. */
export const gapBetween = 14;

/** Letters of this many units are read on the smallest poster, those of the second figure just so. */
const wanted = 56;
const legible = 44;

/**
 * The words as large as the space allows. What is too long gives up, one after the other: its face for a narrower one,
 * its small lines, its fewer lines, and at last its end.
 */
export function fitTitle(name: FaceName, words: TitleWords, space: Space): Fitted | null {
  const all = smallsOf(words, space.width);
  const fit = (face: FaceName, smalls: Smalls, lines: number, pieces = piecesFor(face, words)) =>
    fitPieces(face, pieces, smalls, { ...space, lines }, words);

  const own = faceThatHas(name, words.main);
  const first = fit(own, all, space.lines);
  if (first === null) return null;
  let best = first;
  const short = (size: number) => best.block.smallest < Math.min(size, space.max * 0.96);
  const prefer = (next: Fitted | null, by: number) => {
    if (next !== null && next.block.smallest > best.block.smallest * by) best = next;
  };

  if (scriptsOf(words.main).has('latin'))
    for (const next of narrower(own)) {
      const { least } = faces[best.block.face];
      if (short(least)) prefer(fit(faceThatHas(next, words.main), all, space.lines), least > 64 ? 0 : 1.1);
    }
  const { face } = best.block;
  const fewer = smallsOf(
    { ...words, original: '', ...(words.under === '' ? {} : { over: '' }) },
    space.width,
  );
  if (short(64) && (words.original ?? '') !== '') prefer(fit(face, fewer, space.lines), 1.08);
  if (short(wanted)) prefer(fit(face, fewer, space.lines + 2), 1.08);
  if (short(wanted)) prefer(fit(face, { above: [], below: [] }, space.lines + 2), 1.15);
  let pieces = piecesFor(face, words);
  while (short(legible) && pieces.length > 2) {
    pieces = shortened(pieces);
    best = fit(face, { above: [], below: [] }, space.lines + 2, pieces) ?? best;
  }
  return best;
}

const piecesFor = (face: FaceName, { main, language }: TitleWords): readonly Piece[] =>
  // A title of more words than a poster could carry is cut before anything is tried.
  piecesOf(dressed(face, main, language)).slice(0, 40);

function smallsOf({ over, under, original = '', language = '' }: TitleWords, width: number): Smalls {
  const set = (text: string, reading = {}) => {
    const lines = text === '' ? null : smallLines(text, width, reading);
    return lines === null ? [] : [lines];
  };
  return {
    above: set(over),
    below: [...set(under), ...set(original, { language, base: directionOf(original) })],
  };
}

function fitPieces(
  face: FaceName,
  pieces: readonly Piece[],
  smalls: Smalls,
  { width, height, max, lines, stack, centred }: Space,
  { main, language = '' }: TitleWords,
): Fitted | null {
  const block = fitLines({
    face,
    pieces,
    reading: { language, base: directionOf(main) },
    width,
    roomFor: (size) => height - heightOfSmalls(smalls, size),
    max,
    most: lines,
    stack,
    centred,
  });
  return block === null ? null : { ...smalls, block };
}

function heightOfSmalls({ above, below }: Smalls, size: number): number {
  const sum = (list: readonly SmallLines[], gap: number) =>
    list.reduce(
      (total, { height }) => total + height(size) + gapBetween,
      list.length === 0 ? 0 : gap - gapBetween,
    );
  return sum(above, gapAbove(size)) + sum(below, gapAbove(size));
}
