import { lineBreaker } from './breakLines.ts';
import { dressed } from './dressed.ts';
import type { FaceName } from './faces.ts';
import { riseOf } from './fitLines.ts';
import { joinPieces, piecesOf, type TextPiece } from './pieces.ts';
import { scriptsOf, traits } from './scripts.ts';
import { type Reading, type ShapedLine, shapeLine } from './shape.ts';

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
