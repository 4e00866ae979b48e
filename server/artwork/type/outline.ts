import { seeded } from '../kit/random.ts';
import { type FaceName, faces } from './faces.ts';
import type { Box, Line } from './shape.ts';

export type Gap = { x: number; y: number; r: number };

/** A line of letters as one path, the box of its ink, and where a letter was left out for a motif. */
export type Outlined = { d: string; box: Box; gap: Gap | null };

const digits = (values: readonly number[]): string =>
  values
    .map((value) => String(Math.round(value * 10) / 10))
    .join(' ')
    .replace(/ -/g, '-')
    .replace(/(^|[ -])0\./g, '$1.');

export const emptyBox: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export const joinBoxes = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Draws a line with its ink flush left at x, on the baseline y. `omit` leaves out the first such letter. */
export function outline(
  face: FaceName,
  line: Line,
  size: number,
  x: number,
  y: number,
  omit?: RegExp,
): Outlined {
  const grid = size > 64 ? 1 : size > 34 ? 2 : 4;
  const hand = seeded(line.text);
  let d = '';
  let gap: Gap | null = null;
  let box = emptyBox;
  for (const letter of line.letters) {
    const originX = x + letter.x * size;
    if (gap === null && omit?.test(letter.char) === true) {
      const { left, right, top, bottom } = letter.box;
      const r = (Math.max(bottom - top, right - left) / 2) * size;
      gap = { x: originX + ((left + right) / 2) * size, y: y + ((top + bottom) / 2) * size, r };
      box = joinBoxes(box, { left: gap.x - r, right: gap.x + r, top: gap.y - r, bottom: gap.y + r });
      continue;
    }
    const turn = faces[face].cut ? hand.between(-0.04, 0.04) : 0;
    const scale = faces[face].cut ? hand.between(0.96, 1.04) : 1;
    const shift = faces[face].cut ? hand.between(-0.016, 0.016) * size : 0;
    const [cos, sin] = [Math.cos(turn) * scale * size, Math.sin(turn) * scale * size];
    let [penX, penY] = [0, 0];
    for (const { op, points } of letter.commands) {
      if (op === 'z') {
        d += 'z';
        continue;
      }
      const at: number[] = [];
      for (let i = 0; i < points.length; i += 2) {
        const [u, v] = [points[i] ?? 0, points[i + 1] ?? 0];
        const px = Math.round((originX + u * cos - v * sin) * grid) / grid;
        const py = Math.round((y + shift + u * sin + v * cos) * grid) / grid;
        at.push(px, py);
        box = joinBoxes(box, { left: px, right: px, top: py, bottom: py });
      }
      const [toX, toY] = [at.at(-2) ?? 0, at.at(-1) ?? 0];
      const relative = at.map((value, i) => value - (i % 2 === 0 ? penX : penY));
      if (op === 'M') d += `M${digits(at)}`;
      else if (relative.every((value) => value === 0)) continue;
      else if (op !== 'l') d += op + digits(relative);
      else if (toY === penY) d += `h${digits([toX - penX])}`;
      else if (toX === penX) d += `v${digits([toY - penY])}`;
      else d += `l${digits(relative)}`;
      [penX, penY] = [toX, toY];
    }
  }
  return { d, box, gap };
}
