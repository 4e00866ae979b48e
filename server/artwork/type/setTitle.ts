import { breakLines, type TitleWords } from './breakLines.ts';
import { capHeight, type FaceName, faces } from './faces.ts';
import { type Block, fitLines } from './fitLines.ts';
import { emptyBox, type Gap, joinBoxes, outline } from './outline.ts';
import { type Box, dressed, type Line, shapeLine } from './shape.ts';

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

export type SetTitle = { d: string; box: Box; size: number; gap: Gap | null; lines: readonly string[] };

/** A line where it stands. */
type Row = { face: FaceName; line: Line; size: number; baseline: number };

/** Between the large and the small words, in sizes of the large. */
const apart = 0.2;

/** Typesets a title as large as its area allows, breaking at sense, the second title small above or below. */
export function setTitle(
  face: FaceName,
  words: TitleWords,
  area: Area,
  { align = 'left', valign = 'top', max = 260, lines = 5, stack = false, omit }: TitleOptions = {},
): SetTitle {
  const minor = words.over === '' ? words.under : words.over;
  const small = minor === '' ? null : setSmall(minor, area.w);
  const block = fitLines({
    face,
    words: dressed(face, words.main).split(' '),
    width: area.w,
    roomFor: (size) => area.h - extraOf(small, size),
    max,
    most: lines,
    stack,
  });
  if (block === null || words.main.trim() === '') return nothingAt(area);
  const rows = rowsOf({ face, words, block, small, stack }, area, valign);
  return {
    ...drawRows(rows, area, align, omit),
    size: block.smallest,
    lines: block.lines.map(({ text }) => text),
  };
}

/** A title without words still has a place, so that what stands below it finds one. */
const nothingAt = ({ x, y }: Area): SetTitle => ({
  d: '',
  box: { left: x, top: y, right: x, bottom: y },
  size: 0,
  gap: null,
  lines: [],
});

type Small = ReturnType<typeof setSmall>;
type Setting = { face: FaceName; words: TitleWords; block: Block; small: Small | null; stack: boolean };

const extraOf = (small: Small | null, size: number): number =>
  small === null ? 0 : small.height(size) + size * apart;

/** The small line above, the large ones, the small one below, from the top that the area's alignment asks for. */
function rowsOf(
  { face, words, block, small, stack }: Setting,
  area: Area,
  valign: TitleOptions['valign'],
): Row[] {
  const size = block.smallest;
  const extra = extraOf(small, size);
  const free = area.h - block.height - extra - tailOf(face, block) * (words.under === '' ? 1 : 0.7);
  const top = area.y + (valign === 'bottom' ? free : valign === 'middle' ? free / 2 : 0);
  if (small === null) return mainRows(face, block, top, stack);
  return words.over === ''
    ? [
        ...mainRows(face, block, top, stack),
        ...small.rows(size, top + block.height + size * apart + tailOf(face, block) * 0.7),
      ]
    : [...small.rows(size, top), ...mainRows(face, block, top + extra, stack)];
}

/** Room for the tails of the last line, where it has any. */
const tailOf = (face: FaceName, { lines, sizes }: Block): number =>
  !faces[face].upper && /[gjpqyQ,;]/.test(lines.at(-1)?.text ?? '') ? 0.2 * (sizes.at(-1) ?? 0) : 0;

function mainRows(
  face: FaceName,
  { lines, sizes, gap, smallest }: Block,
  top: number,
  stack: boolean,
): Row[] {
  const cap = capHeight(face);
  let baseline = top;
  return lines.map((line, index) => {
    const size = sizes[index] ?? smallest;
    if (index === 0) baseline += size * cap;
    else baseline += stack ? size * cap + gap : size * faces[face].leading;
    return { face, line, size, baseline };
  });
}

function drawRows(rows: readonly Row[], area: Area, align: Align, omit: RegExp | undefined) {
  let d = '';
  let box = emptyBox;
  let gap: Gap | null = null;
  for (const { face, line, size, baseline } of rows) {
    // An opening quotation mark hangs into the margin.
    const hang = align === 'left' && /^[“‘]/.test(line.text) ? size * 0.16 : 0;
    const x = startOf(area, line.width * size, align) - hang;
    const drawn = outline(face, line, size, x, baseline, gap === null ? omit : undefined);
    d += drawn.d;
    box = joinBoxes(box, drawn.box);
    gap ??= drawn.gap;
  }
  return { d, box, gap };
}

const startOf = ({ x, w }: Area, width: number, align: Align): number =>
  x + (align === 'left' ? 0 : align === 'right' ? w - width : (w - width) / 2);

/** The second title: small capitals, on as few lines as its length allows. */
function setSmall(text: string, width: number) {
  const words = dressed('text', text).split(' ');
  const long = shapeLine('text', words.join(' ')).width * 30 > width;
  const count = Math.min(words.length, long ? (text.length > 60 ? 3 : 2) : 1);
  const { lines, widest } = breakLines('text', words, count);
  const sizeFor = (main: number) => Math.min(Math.max(30, Math.min(50, main * 0.3)), width / widest);
  return {
    height: (main: number) => sizeFor(main) * (0.74 * count + 0.5 * (count - 1)),
    rows: (main: number, top: number): Row[] => {
      const size = sizeFor(main);
      return lines.map((line, i) => ({ face: 'text', line, size, baseline: top + size * (0.74 + i * 1.24) }));
    },
  };
}

type SmallLineOptions = { size?: number; align?: Align; width?: number };

/** A single small line, shrunk to its width: credits. */
export function smallLine(
  text: string,
  x: number,
  y: number,
  { size = 25, align = 'left', width = 588 }: SmallLineOptions = {},
): { d: string; box: Box } {
  const line = shapeLine('text', dressed('text', text));
  if (line.letters.length === 0) return { d: '', box: emptyBox };
  const at = Math.min(size, width / line.width);
  const w = line.width * at;
  return outline('text', line, at, x - (align === 'left' ? 0 : align === 'right' ? w : w / 2), y);
}
