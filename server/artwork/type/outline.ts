import { seeded } from '#server/artwork/kit/random.ts';

import { type FaceName, faces } from './faces.ts';
import { airAt } from './optical.ts';
import type { Box, Command, Letter, Line } from './shape.ts';

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

/** A number as short as a path allows; a minus sign needs no space before it. */
function digits(value: number): string {
  if (Number.isInteger(value)) return value === 0 ? '0' : String(value);
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '0';
  const word = String(rounded);
  return word.startsWith('0.') ? word.slice(1) : word.startsWith('-0.') ? `-${word.slice(2)}` : word;
}

const join = (before: string, value: number): string => {
  const word = digits(value);
  return word.charCodeAt(0) === 45 ? before + word : `${before} ${word}`;
};

/** From em to the sheet, on the grid that the size deserves. */
type Place = { x: number; y: number; cos: number; sin: number; grid: number };

/** Where the ink ends, kept while letters are drawn. */
type Extent = { left: number; top: number; right: number; bottom: number };

/** One letter's path in relative commands. */
function drawLetter({ commands }: Letter, { x, y, cos, sin, grid }: Place, ink: Extent): string {
  let d = '';
  let [penX, penY] = [0, 0];
  for (const { op, points } of commands) {
    let [fromX, fromY] = [penX, penY];
    let steps = '';
    let still = true;
    for (let i = 0; i < points.length; i += 2) {
      const [u, v] = [points[i] ?? 0, points[i + 1] ?? 0];
      fromX = Math.round((x + u * cos - v * sin) * grid) / grid;
      fromY = Math.round((y + u * sin + v * cos) * grid) / grid;
      if (fromX < ink.left) ink.left = fromX;
      if (fromX > ink.right) ink.right = fromX;
      if (fromY < ink.top) ink.top = fromY;
      if (fromY > ink.bottom) ink.bottom = fromY;
      const [dx, dy] = op === 'M' ? [fromX, fromY] : [fromX - penX, fromY - penY];
      if (dx !== 0 || dy !== 0) still = false;
      steps = join(steps === '' ? digits(dx) : join(steps, dx), dy);
    }
    d += commandFor(op, steps, still, fromX - penX, fromY - penY);
    [penX, penY] = [fromX, fromY];
  }
  return d;
}

/** A step that goes nowhere is left out; a straight one along an axis has a shorter command. */
function commandFor(op: Command['op'], steps: string, still: boolean, dx: number, dy: number): string {
  if (op === 'z') return 'z';
  if (op === 'M') return `M${steps}`;
  if (still) return '';
  if (op === 'l' && dy === 0) return `h${digits(dx)}`;
  if (op === 'l' && dx === 0) return `v${digits(dy)}`;
  return op + steps;
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
  const grid = size > 110 ? 1 : size > 40 ? 2 : 5;
  const hand = seeded(line.text);
  const air = airAt(face, size);
  const { cut } = faces[face];
  const left = omit === undefined ? -1 : line.letters.findIndex(({ char }) => omit.test(char));
  let d = '';
  const box: Extent = { ...emptyBox };
  line.letters.forEach((letter, index) => {
    if (index === left) return;
    const turn = cut ? hand.between(-0.04, 0.04) : 0;
    const scale = (cut ? hand.between(0.96, 1.04) : 1) * size;
    const shift = cut ? hand.between(-0.016, 0.016) * size : 0;
    const place: Place = {
      x: x + (letter.x + letter.step * air) * size,
      y: y + letter.y * size + shift,
      cos: Math.cos(turn) * scale,
      sin: Math.sin(turn) * scale,
      grid,
    };
    d += drawLetter(letter, place, box);
  });
  const omitted = line.letters[left];
  if (omitted === undefined) return { d, box, gap: null };
  const gap = gapOf(omitted, size, x + omitted.step * air * size, y);
  const round = { left: gap.x - gap.r, top: gap.y - gap.r, right: gap.x + gap.r, bottom: gap.y + gap.r };
  return { d, box: joinBoxes(box, round), gap };
}

function gapOf({ box, x: at }: Letter, size: number, x: number, y: number): Gap {
  const r = (Math.max(box.bottom - box.top, box.right - box.left) / 2) * size;
  return { x: x + (at + (box.left + box.right) / 2) * size, y: y + ((box.top + box.bottom) / 2) * size, r };
}
