import type { FaceName } from './faces.ts';
import { joined, type Piece } from './pieces.ts';
import { type Line, type Reading, shapeLine } from './shape.ts';

const weak = new Set(
  'a an the of and or in on to for at by from with vs vs. de la le les el du des und der die das il lo & no. mr. mrs. dr. st. is as your my his her'.split(
    ' ',
  ),
);

export type Broken = { lines: readonly Line[]; widest: number };

/** The pieces on `count` lines: as even as can be, and never a weak word at a line's end if it can be helped. */
export function breakLines(face: FaceName, all: readonly Piece[], count: number, reading: Reading): Broken {
  const pieces = atMostFourteen(all);
  const lineOf = lineMaker(face, pieces, reading);
  const last = Math.min(count, pieces.length) - 1;
  let best: (Broken & { cost: number }) | null = null;
  const chosen: Line[] = [];
  const fill = (from: number, widest: number, clumsy: number): void => {
    const ends = chosen.length === last ? pieces.length : from + 1;
    for (let to = ends; to <= pieces.length - (last - chosen.length); to++) {
      const line = lineOf(from, to);
      const wider = Math.max(widest, line.width);
      // Longer lines can only be worse.
      if (best !== null && wider * (1 + 0.12 * clumsy) >= best.cost) return;
      chosen.push(line);
      if (to < pieces.length) fill(to, wider, clumsy + (endsWeak(line) ? 1 : 0));
      else if (chosen.length === last + 1) {
        const ragged = chosen.reduce((sum, { width }) => sum + (wider - width), 0) / count;
        const cost = wider * (1 + 0.12 * clumsy) + 0.06 * ragged;
        if (best === null || cost < best.cost) best = { lines: [...chosen], widest: wider, cost };
      }
      chosen.pop();
    }
  };
  fill(0, 0, 0);
  return best ?? { lines: [], widest: 0 };
}

const endsWeak = ({ text }: Line): boolean => weak.has(text.slice(text.lastIndexOf(' ') + 1).toLowerCase());

function lineMaker(face: FaceName, pieces: readonly Piece[], reading: Reading) {
  const shaped = new Map<number, Line>();
  return (from: number, to: number): Line => {
    const key = from * 16 + to;
    let line = shaped.get(key);
    if (line === undefined)
      shaped.set(key, (line = shapeLine(face, joined(pieces.slice(from, to)), reading)));
    return line;
  };
}

/** Many breaks are tried, so a title of many words is first joined to at most fourteen pieces. */
function atMostFourteen(pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.length <= 14) return pieces;
  const step = Math.ceil(pieces.length / 14);
  return Array.from({ length: Math.ceil(pieces.length / step) }, (_, i): Piece => {
    const part = pieces.slice(i * step, (i + 1) * step);
    return { text: joined(part), spaced: part[0]?.spaced ?? true };
  });
}
