import { dressed } from './dressed.ts';
import type { FaceName } from './faces.ts';
import type { SmallLines, TextRow } from './fitLines.ts';
import { type Fitted, fitTitle, gapAbove, gapBelow, gapBetween, type TitleWords } from './fitTitle.ts';
import { directionOf } from './itemise.ts';
import { widthAt, emptyBox, type Gap, joinBoxes, outline } from './outline.ts';
import { type ShapedLine, type InkBox, shapeLine } from './shape.ts';

export type Area = { x: number; y: number; w: number; h: number };
export type Align = 'left' | 'centre' | 'right';

export type TitleOptions = {
  align?: Align;
  valign?: 'top' | 'middle' | 'bottom';
  /** Largest size of letters. */
  max?: number;
  lines?: number;
  /** Every line as wide as the area. */
  stack?: boolean;
  /** The first letter that matches is left out, for a motif in its place. */
  omit?: RegExp;
};

export type SetTitle = {
  d: string;
  box: InkBox;
  size: number;
  /** The face that sets it: a narrower one than asked for where the words are long. */
  face: FaceName;
  gap: Gap | null;
  lines: readonly string[];
};

/** Typesets a title as large as its area allows, breaking at sense, its small words above or below. */
export function setTitle(
  face: FaceName,
  words: TitleWords,
  area: Area,
  { align = 'left', valign = 'top', max = 260, lines = 5, stack = false, omit }: TitleOptions = {},
): SetTitle {
  const space = { width: area.w, height: area.h, max, lines, stack, centred: align === 'centre' };
  const fitted = words.main.trim() === '' ? null : fitTitle(face, words, space);
  if (fitted === null) return nothingAt(area, face);
  const { rows, height } = rowsOf(fitted);
  const free = area.h - height;
  const top = area.y + (valign === 'bottom' ? free : valign === 'middle' ? free / 2 : 0);
  const flushRight = align === 'left' && directionOf(words.main) === 'rtl';
  return {
    ...drawRows(rows, flushRight ? hugging(rows, area) : area, {
      top,
      align: flushRight ? 'right' : align,
      stack,
      omit,
    }),
    size: fitted.block.smallest,
    face: fitted.block.face,
    lines: fitted.block.lines.map(({ text }) => text),
  };
}

/** A title without words still has a position, so that what is below it can be placed. */
const nothingAt = ({ x, y }: Area, face: FaceName): SetTitle => ({
  d: '',
  box: { left: x, top: y, right: x, bottom: y },
  size: 0,
  face,
  gap: null,
  lines: [],
});

/** The small lines above, the large ones, the small ones below, from a top of 0. */
function rowsOf({ block, above, below }: Fitted): { rows: TextRow[]; height: number } {
  const size = block.smallest;
  const rows: TextRow[] = [];
  let y = 0;
  const add = (group: SmallLines) => {
    rows.push(...group.rows(size, y));
    y += group.height(size) + gapBetween;
  };
  above.forEach(add);
  if (above.length > 0) y += gapAbove(size) - gapBetween;
  block.lines.forEach((line, index) =>
    rows.push({
      face: block.face,
      line,
      size: block.sizes[index] ?? size,
      baseline: y + (block.baselines[index] ?? 0),
    }),
  );
  y += block.height;
  if (below.length === 0) return { rows, height: y };
  y += gapBelow(size, block.drop);
  below.forEach(add);
  return { rows, height: y - gapBetween };
}

/** Right-to-left text is flush right within its own width, where other text is flush left. */
function hugging(rows: readonly TextRow[], { x, y, w, h }: Area): Area {
  const widest = rows.reduce((most, { face, line, size }) => Math.max(most, widthAt(face, line, size)), 0);
  return { x, y, w: Math.min(w, widest), h };
}

type Drawing = { top: number; align: Align; stack: boolean; omit: RegExp | undefined };

function drawRows(rows: readonly TextRow[], area: Area, { top, align, stack, omit }: Drawing) {
  let d = '';
  let box = emptyBox;
  let gap: Gap | null = null;
  for (const { face, line, size, baseline } of rows) {
    const hang = stack ? 0 : hangOf(line, align) * size;
    const x = startOf(area, widthAt(face, line, size), align) + Math.max(-hangRoom, Math.min(hangRoom, hang));
    const drawn = outline(
      face,
      line,
      size,
      x,
      top + baseline,
      gap === null && face !== 'text' ? omit : undefined,
    );
    d += drawn.d;
    box = joinBoxes(box, drawn.box);
    gap ??= drawn.gap;
  }
  return { d, box, gap };
}

/** Quotation marks may hang this far into the margin. */
const hangRoom = 30;

const startOf = ({ x, w }: Area, width: number, align: Align): number =>
  x + (align === 'left' ? 0 : align === 'right' ? w - width : (w - width) / 2);

type SmallLineOptions = { size?: number; align?: Align; width?: number };

/** A single small line, shrunk to its width: credits. */
export function smallLine(
  text: string,
  x: number,
  y: number,
  { size = 25, align = 'left', width = 588 }: SmallLineOptions = {},
): { d: string; box: InkBox } {
  const line = shapeLine('text', dressed('text', text));
  if (line.letters.length === 0) return { d: '', box: emptyBox };
  const at = Math.min(size, width / line.width);
  const w = line.width * at;
  return outline('text', line, at, x - (align === 'left' ? 0 : align === 'right' ? w : w / 2), y);
}

type Side = 'left' | 'centre' | 'right';

/** Letters that look indented when their ink is flush, and by how much, in em. */
const inset: readonly (readonly [RegExp, number])[] = [
  [/^[OCGQÖÓØocedq0689]/u, 0.012],
  [/^[TYVWvwyfÿ]/u, 0.02],
  [/^[AÅÄÁXJ]/u, 0.014],
];

/**
 * How far a line is moved so that its edge looks true, in em, to the right: quotation marks hang into the margin,
 * round and slanting letters a little.
 */
function hangOf({ letters, width, text }: ShapedLine, side: Side): number {
  if (side === 'left') {
    const [first, second] = letters;
    if (first === undefined) return 0;
    if (second !== undefined && /^[“‘„«"'(]/.test(text)) return -0.9 * (second.x + second.box.left);
    return -(inset.find(([test]) => test.test(text))?.[1] ?? 0);
  }
  if (side === 'centre') return 0;
  const before = letters.at(-2);
  return before !== undefined && /[”’.,…»)]$/.test(text) ? 0.9 * (width - before.x - before.box.right) : 0;
}
