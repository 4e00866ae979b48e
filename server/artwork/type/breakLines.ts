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
  const shaped = new Map<number, Line>();
  const lineOf = (from: number, to: number): Line => {
    const key = from * 16 + to;
    const known = shaped.get(key) ?? shapeLine(face, joined(pieces.slice(from, to)), reading);
    shaped.set(key, known);
    return known;
  };
  let best: (Broken & { cost: number }) | null = null;
  const fill = (from: number, left: number, before: readonly Line[]): void => {
    if (left === 1) {
      const lines = [...before, lineOf(from, pieces.length)];
      const widest = lines.reduce((max, { width }) => Math.max(max, width), 0);
      const ragged = lines.reduce((sum, { width }) => sum + (widest - width), 0) / count;
      const clumsy = lines
        .slice(0, -1)
        .filter(({ text }) => weak.has(text.slice(text.lastIndexOf(' ') + 1).toLowerCase())).length;
      const cost = widest * (1 + 0.12 * clumsy) + 0.06 * ragged;
      if (best === null || cost < best.cost) best = { lines, widest, cost };
      return;
    }
    for (let to = from + 1; to <= pieces.length - left + 1; to++)
      fill(to, left - 1, [...before, lineOf(from, to)]);
  };
  fill(0, Math.min(count, pieces.length), []);
  return best ?? { lines: [], widest: 0 };
}

/** Every break is tried, so a title of many words is first joined to at most fourteen pieces. */
function atMostFourteen(pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.length <= 14) return pieces;
  const step = Math.ceil(pieces.length / 14);
  return Array.from({ length: Math.ceil(pieces.length / step) }, (_, i): Piece => {
    const part = pieces.slice(i * step, (i + 1) * step);
    return { text: joined(part), spaced: part[0]?.spaced ?? true };
  });
}
