import { lineBreaker, type TextPiece, joinPieces, piecesOf } from './breakLines.ts';
import { dressed } from './dressed.ts';
import { type FaceName, faces } from './faces.ts';
import { latinFile, openFont } from './fontFiles.ts';
import { sizeToFill } from './outline.ts';
import { scriptsOf, traits } from './scripts.ts';
import { type ShapedLine, type Reading, shapeLine } from './shape.ts';

/** How far apart two baselines must be for the letters of one line not to touch those of the next. */
function clearance(above: ShapedLine, a: number, below: ShapedLine, b: number, centred: boolean): number {
  const shift = centred ? (above.width * a - below.width * b) / 2 : 0;
  let most = 0;
  for (const upper of above.letters) {
    const depth = (upper.y + upper.box.bottom) * a;
    const [from, to] = [(upper.x + upper.box.left) * a, (upper.x + upper.box.right) * a];
    for (const { x, y, box } of below.letters) {
      const meet = shift + (x + box.left) * b < to && shift + (x + box.right) * b > from;
      if (meet) most = Math.max(most, depth - (y + box.top) * b);
    }
  }
  return most;
}

const known = new Map<FaceName, number>();

/** Height of capitals, in em. */
function capHeight(name: FaceName): number {
  let height = known.get(name);
  if (height === undefined) {
    const font = openFont(latinFile(faces[name]));
    height = (font.capHeight || font.ascent * 0.7) / font.unitsPerEm;
    known.set(name, height);
  }
  return height;
}

/** Lines with their sizes and places. */
export type Block = {
  face: FaceName;
  lines: readonly ShapedLine[];
  sizes: readonly number[];
  /** Of each line, from the block's top. */
  baselines: readonly number[];
  /** From the top of the first capitals to the end of the ink. */
  height: number;
  /** Ink below the last baseline. */
  drop: number;
  smallest: number;
};

type Fit = {
  face: FaceName;
  pieces: readonly TextPiece[];
  reading: Reading;
  width: number;
  /** Height that is left for letters of a size, without the small lines. */
  roomFor: (size: number) => number;
  max: number;
  most: number;
  /** Every line as wide as the area. */
  stack: boolean;
  centred: boolean;
};

/** The number of lines, and their sizes, that make the words largest. */
export function fitLines(fit: Fit): Block | null {
  const breakInto = lineBreaker(fit.face, fit.pieces, fit.reading);
  let best: (Block & { score: number }) | null = null;
  for (let count = 1; count <= Math.min(fit.pieces.length, fit.most); count++) {
    const { lines, clumsy } = breakInto(count);
    if (lines.every(({ width }) => width === 0)) return null;
    const block = fit.stack ? stacked(lines, fit) : even(lines, fit);
    const bold = fit.stack ? Math.max(...block.sizes) ** 0.4 : 1;
    const score = block.smallest * bold * (1 - 0.03 * count) * (1 - 0.08 * clumsy);
    if (best === null || score > best.score) best = { ...block, score };
  }
  return best;
}

/** A line's height: that of its capitals, unless it has accents on them or other letters. */
function riseOf(face: FaceName, { top, leading }: ShapedLine): number {
  const cap = capHeight(face);
  return leading === null && top < cap * 1.12 ? cap : top;
}

/** Between the ink of two lines, in em. */
const air = 0.03;

const dropOf = ({ bottom }: ShapedLine): number => (bottom < 0.05 ? 0 : bottom);

function even(lines: readonly ShapedLine[], { face, width, roomFor, max, centred }: Fit): Block {
  const own = Math.max(...lines.map(({ leading }) => leading ?? faces[face].leading));
  const leading = lines.reduce((most, line, index) => {
    const above = lines[index - 1];
    if (above === undefined || above.bottom + line.top + air <= most) return most;
    return Math.max(most, clearance(above, 1, line, 1, centred) + air);
  }, own);
  const [first, last] = [lines[0], lines.at(-1)];
  const rise = first === undefined ? 0 : riseOf(face, first);
  const drop = last === undefined ? 0 : dropOf(last);
  const tall = rise + (lines.length - 1) * leading + drop;
  const byWidth = lines.reduce((least, line) => Math.min(least, sizeToFill(face, line, width, max)), max);
  const room = Math.max(20, Math.min(roomFor(byWidth), roomFor(56)));
  const size = Math.min(byWidth, room / tall);
  return {
    face,
    lines,
    sizes: lines.map(() => size),
    baselines: lines.map((_, index) => size * (rise + index * leading)),
    height: size * tall,
    drop: size * drop,
    smallest: size,
  };
}

function stacked(lines: readonly ShapedLine[], { face, width, roomFor, max }: Fit): Block {
  const cap = capHeight(face);
  const fitted = lines.map((line) => sizeToFill(face, line, width, max));
  const gap = 0.14 * cap * Math.min(...fitted);
  const baselines: number[] = [];
  lines.forEach((line, index) => {
    const size = fitted[index] ?? 0;
    const above = lines[index - 1];
    const before = baselines[index - 1] ?? 0;
    const rise = size * riseOf(face, line);
    const step = above === undefined ? 0 : clearance(above, fitted[index - 1] ?? 0, line, size, false);
    baselines.push(before + Math.max(rise + (index === 0 ? 0 : gap), step + gap * 0.6));
  });
  const last = lines.at(-1);
  const drop = (fitted.at(-1) ?? 0) * (last === undefined ? 0 : dropOf(last));
  const height = (baselines.at(-1) ?? 0) + drop;
  const shrink = Math.min(1, roomFor(90) / height);
  const sizes = fitted.map((size) => size * shrink);
  return {
    face,
    lines,
    sizes,
    baselines: baselines.map((baseline) => baseline * shrink),
    height: height * shrink,
    drop: drop * shrink,
    smallest: Math.min(...sizes),
  };
}

/** A line and its position. */
export type TextRow = { face: FaceName; line: ShapedLine; size: number; baseline: number };

/** Small words above or below the large ones; their size follows the large ones'. */
export type SmallLines = {
  height: (main: number) => number;
  rows: (main: number, top: number) => TextRow[];
};

const most = 3;
/** In units: below it a second title is illegible on a small poster. */
const least = 30;

/** A second title, or the title in its own letters, on as few lines as its length allows; null where nothing can be set. */
export function smallLines(text: string, width: number, reading: Reading): SmallLines | null {
  const scale = Math.max(1, ...[...scriptsOf(text)].map((script) => traits[script].scale));
  const words = dressed('text', text, reading.language);
  const lines = broken(piecesOf(words), width / (least * scale), reading);
  if (lines === null) return null;
  const widest = lines.reduce((max, line) => Math.max(max, line.width), 0);
  const sizeFor = (main: number) =>
    Math.min(Math.max(least, Math.min(50, main * 0.3)) * scale, width / widest);
  const places = lines.reduce<number[]>((before, line, index) => {
    const above = lines[index - 1];
    const rise = riseOf('text', line);
    const gap =
      above === undefined ? 0 : (before.at(-1) ?? 0) + Math.max(1.24, above.bottom + rise + 0.3) - rise;
    return [...before, gap + rise];
  }, []);
  const tall = (places.at(-1) ?? 0) + Math.max(0, (lines.at(-1)?.bottom ?? 0) - 0.05);
  return {
    height: (main) => sizeFor(main) * tall,
    rows: (main, top) => {
      const size = sizeFor(main);
      return lines.map((line, i): TextRow => ({
        face: 'text',
        line,
        size,
        baseline: top + size * (places[i] ?? 0),
      }));
    },
  };
}

/** Three lines at most; what is longer ends with dots at a word. */
function broken(pieces: readonly TextPiece[], room: number, reading: Reading): readonly ShapedLine[] | null {
  const whole = shapeLine('text', joinPieces(pieces), reading);
  if (whole.width === 0) return null;
  const fewest = Math.min(most, pieces.length, Math.ceil(whole.width / room));
  const breakInto = lineBreaker('text', pieces, reading);
  for (let count = fewest; count <= Math.min(most, pieces.length); count++) {
    const { lines } = breakInto(count);
    if (lines.every(({ width }) => width <= room * 1.02) || pieces.length === 1) return lines;
  }
  return pieces.length === 1 ? [whole] : broken(shortened(pieces), room, reading);
}

/** The first of a title's pieces, and dots for the others. */
export function shortened(pieces: readonly TextPiece[], count = pieces.length - 1): TextPiece[] {
  const kept = pieces.slice(0, count);
  const last = kept.pop();
  if (last === undefined) return [];
  return [...kept, { ...last, text: `${last.text.replace(/[\s.,:;!?–—…\u00AD-]+$/u, '')}…` }];
}
