import { seeded } from '#server/artwork/kit/random.ts';

import { type FaceName, faces } from './faces.ts';
import { airAt } from './optical.ts';
import type { Box, Letter, Line } from './shape.ts';

/** Where a letter was left out for a motif. */
export type Gap = { x: number; y: number; r: number };

/** A line of letters as one path, and the box of its ink. */
export type Outlined = { d: string; box: Box; gap: Gap | null };

export const emptyBox: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export const joinBoxes = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Numbers one after the other, as short as a path allows: a minus sign needs no space before it. */
function digits(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const rounded = Math.round(value * 10) / 10;
    const word = String(rounded === 0 ? 0 : rounded);
    const short = word.startsWith('0.') ? word.slice(1) : word.startsWith('-0.') ? `-${word.slice(2)}` : word;
    text += text === '' || rounded < 0 ? short : ` ${short}`;
  }
  return text;
}

/** From em to the sheet: `to` gives [x, y] rounded to the grid that the size deserves. */
type Placed = (u: number, v: number) => readonly [number, number];

/** One letter's path in relative commands. */
function drawLetter({ commands }: Letter, to: Placed, seen: (x: number, y: number) => void): string {
  let d = '';
  let [penX, penY] = [0, 0];
  for (const { op, points } of commands) {
    const at: number[] = [];
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = to(points[i] ?? 0, points[i + 1] ?? 0);
      seen(x, y);
      at.push(x, y);
    }
    if (op === 'z') d += 'z';
    else if (op === 'M') d += `M${digits(at)}`;
    else
      d += segment(
        op,
        at.map((value, i) => value - (i % 2 === 0 ? penX : penY)),
      );
    penX = at.at(-2) ?? penX;
    penY = at.at(-1) ?? penY;
  }
  return d;
}

/** A step that goes nowhere is left out; a straight one along an axis has a shorter command. */
function segment(op: 'l' | 'q' | 'c', steps: readonly number[]): string {
  if (steps.every((step) => step === 0)) return '';
  const [dx = 0, dy = 0] = steps;
  if (op === 'l' && dy === 0) return `h${digits([dx])}`;
  if (op === 'l' && dx === 0) return `v${digits([dy])}`;
  return op + digits(steps);
}

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
  const air = airAt(face, size);
  const { cut } = faces[face];
  const left = omit === undefined ? -1 : line.letters.findIndex(({ char }) => omit.test(char));
  let d = '';
  let box = emptyBox;
  const seen = (px: number, py: number) => {
    box = joinBoxes(box, { left: px, right: px, top: py, bottom: py });
  };
  line.letters.forEach((letter, index) => {
    if (index === left) return;
    const turn = cut ? hand.between(-0.04, 0.04) : 0;
    const scale = (cut ? hand.between(0.96, 1.04) : 1) * size;
    const shift = cut ? hand.between(-0.016, 0.016) * size : 0;
    const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
    const [originX, originY] = [x + (letter.x + letter.step * air) * size, y + letter.y * size + shift];
    const to: Placed = (u, v) => [
      Math.round((originX + u * cos - v * sin) * grid) / grid,
      Math.round((originY + u * sin + v * cos) * grid) / grid,
    ];
    d += drawLetter(letter, to, seen);
  });
  const omitted = line.letters[left];
  const gap = omitted === undefined ? null : gapOf(omitted, size, x + omitted.step * air * size, y);
  if (gap !== null) {
    seen(gap.x - gap.r, gap.y - gap.r);
    seen(gap.x + gap.r, gap.y + gap.r);
  }
  return { d, box, gap };
}

function gapOf({ box, x: at }: Letter, size: number, x: number, y: number): Gap {
  const r = (Math.max(box.bottom - box.top, box.right - box.left) / 2) * size;
  return { x: x + (at + (box.left + box.right) / 2) * size, y: y + ((box.top + box.bottom) / 2) * size, r };
}
