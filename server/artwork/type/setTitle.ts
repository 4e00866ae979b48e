import { breakLines, type TitleWords } from './breakLines.ts';
import { capHeight, type FaceName, faces } from './faces.ts';
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
  omit?: RegExp;
};

export type SetTitle = { d: string; box: Box; size: number; gap: Gap | null; lines: readonly string[] };

type Block = {
  lines: readonly Line[];
  sizes: readonly number[];
  /** From the top of the first capitals to the last baseline. */
  height: number;
  gap: number;
  smallest: number;
};

const smallSize = 0.3;

/** Typesets a title as large as its area allows, breaking at sense, the second title small above or below. */
export function setTitle(
  face: FaceName,
  { main, over, under }: TitleWords,
  area: Area,
  { align = 'left', valign = 'top', max = 260, lines: most = 5, stack = false, omit }: TitleOptions = {},
): SetTitle {
  const minor = over === '' ? under : over;
  const cap = capHeight(face);
  const words = dressed(face, main).split(' ');
  const small = minor === '' ? null : setSmall(minor, area.w, over === '' ? 2 : 1);
  const roomFor = (size: number) => (small === null ? area.h : area.h - small.height(size) - size * 0.2);

  let best: (Block & { score: number }) | null = null;
  for (let count = 1; count <= Math.min(words.length, most); count++) {
    const { lines, widest } = breakLines(face, words, count);
    const block = stack
      ? stacked(lines, area.w, roomFor(90), max, cap)
      : even(face, lines, widest, area.w, roomFor, max, cap);
    const evenness = stack ? Math.max(...block.sizes) ** 0.4 : 1;
    const score = block.smallest * evenness * (1 - 0.03 * count);
    if (best === null || score > best.score) best = { ...block, score };
  }
  if (best === null) return { d: '', box: emptyBox, size: 0, gap: null, lines: [] };

  const { lines, sizes } = best;
  const size = best.smallest;
  const descends = !faces[face].upper && under === '' && /[gjpqyQ,;]/.test(lines.at(-1)?.text ?? '');
  const tail = descends ? 0.2 * (sizes.at(-1) ?? 0) : 0;
  const extra = small === null ? 0 : small.height(size) + size * 0.2;
  const total = best.height + tail + extra;
  const start =
    valign === 'top' ? area.y : valign === 'bottom' ? area.y + area.h - total : area.y + (area.h - total) / 2;
  const left = (width: number) =>
    align === 'left' ? area.x : align === 'right' ? area.x + area.w - width : area.x + (area.w - width) / 2;

  let d = '';
  let box = emptyBox;
  let gap: Gap | null = null;
  let y = start;
  const draw = (drawnFace: FaceName, line: Line, at: number, baseline: number) => {
    const hang = align === 'left' && /^[“‘(]/.test(line.text) ? at * 0.16 : 0;
    const drawn = outline(
      drawnFace,
      line,
      at,
      left(line.width * at) - hang,
      baseline,
      gap === null ? omit : undefined,
    );
    d += drawn.d;
    box = joinBoxes(box, drawn.box);
    gap ??= drawn.gap;
  };
  const drawSmall = () => {
    if (small === null) return;
    const at = small.size(size);
    for (const line of small.lines) {
      y += at * 0.74;
      draw('text', line, at, y);
      y += at * 0.5;
    }
    y -= at * 0.5;
  };
  if (over !== '') {
    drawSmall();
    y += size * 0.2;
  }
  lines.forEach((line, index) => {
    const at = sizes[index] ?? size;
    y += stack ? at * cap + (index > 0 ? best.gap : 0) : index === 0 ? at * cap : at * faces[face].leading;
    draw(face, line, at, y);
  });
  if (under !== '') {
    y += size * 0.2;
    drawSmall();
  }
  return { d, box, size, gap, lines: lines.map(({ text }) => text) };
}

function even(
  face: FaceName,
  lines: readonly Line[],
  widest: number,
  width: number,
  roomFor: (size: number) => number,
  max: number,
  cap: number,
): Block {
  const tall = (lines.length - 1) * faces[face].leading + cap + (faces[face].upper ? 0 : 0.2);
  const byWidth = Math.min(width / (widest * (faces[face].cut ? 1.02 : 1)), max);
  const size = Math.min(byWidth, Math.max(20, roomFor(byWidth)) / tall, Math.max(20, roomFor(56)) / tall);
  return {
    lines,
    sizes: lines.map(() => size),
    height: size * ((lines.length - 1) * faces[face].leading + cap),
    gap: 0,
    smallest: size,
  };
}

function stacked(lines: readonly Line[], width: number, room: number, max: number, cap: number): Block {
  const fitted = lines.map((line) => Math.min(width / line.width, max));
  const gap = 0.14 * Math.min(...fitted) * cap;
  const height = fitted.reduce((sum, size) => sum + size * cap, gap * (lines.length - 1));
  const shrink = Math.min(1, room / height);
  const sizes = fitted.map((size) => size * shrink);
  return { lines, sizes, height: height * shrink, gap: gap * shrink, smallest: Math.min(...sizes) };
}

/** The second title: small capitals on as few lines as its size allows. */
function setSmall(text: string, width: number, most: number) {
  const words = dressed('text', text).split(' ');
  const count = Math.min(
    words.length,
    shapeLine('text', words.join(' ')).width * 30 > width ? Math.max(most, 2) : 1,
  );
  const options = count === 1 ? [1] : text.length > 60 ? [3, 2] : [2];
  const { lines, widest } = breakLines('text', words, Math.min(words.length, options[0] ?? 1));
  const size = (main: number) => Math.min(Math.max(30, Math.min(50, main * smallSize)), width / widest);
  return {
    lines,
    size,
    height: (main: number) => size(main) * (0.74 * lines.length + 0.5 * (lines.length - 1)),
  };
}

/** A single small line, shrunk to its width: credits. */
export function smallLine(
  text: string,
  x: number,
  y: number,
  {
    size = 25,
    align = 'left',
    width = 588,
    face = 'text',
  }: { size?: number; align?: Align; width?: number; face?: FaceName } = {},
): { d: string; box: Box } {
  const line = shapeLine(face, dressed(face, text));
  if (line.letters.length === 0) return { d: '', box: emptyBox };
  const at = Math.min(size, width / line.width);
  const w = line.width * at;
  return outline(face, line, at, align === 'left' ? x : align === 'right' ? x - w : x - w / 2, y);
}
