import { seeded } from '#kit/random.ts';

import { type FaceName, faces } from './faces.ts';
import type { ShapedLine, Command, InkBox, ShapedLetter } from './shape.ts';

/** Extra letter spacing by size, in em: wider for small letters, tighter for large ones. */
function airAt(face: FaceName, size: number): number {
  if (faces[face].tracking > 0.05) return 0;
  if (size <= 60) return 0.02;
  if (size <= 120) return (0.02 * (120 - size)) / 60;
  return Math.max(-0.012, (-0.012 * (size - 120)) / 100);
}

/** A line's ink in units at a size. */
export const widthAt = (face: FaceName, { width, steps }: ShapedLine, size: number): number =>
  size * (width + steps * airAt(face, size)) * (faces[face].cut ? 1.03 : 1);

/** The size at which a line is as wide as this, not above the largest. */
export function sizeToFill(face: FaceName, line: ShapedLine, width: number, max: number): number {
  if (line.width === 0) return max;
  let size = Math.min(max, width / line.width);
  for (let i = 0; i < 4; i++) size = Math.min(max, (size * width) / Math.max(1, widthAt(face, line, size)));
  return Math.min(size, (size * width) / widthAt(face, line, size));
}

/** The place of a letter left out for a motif. */
export type Gap = { x: number; y: number; r: number };

/** A line of letters as one path, and the box of its ink. */
type Outlined = { d: string; box: InkBox; gap: Gap | null };

export const emptyBox: InkBox = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export const joinBoxes = (a: InkBox, b: InkBox): InkBox => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const written = new Map<number, string>();

/** Tenths of a unit, as short as a path allows. */
function digits(tenths: number): string {
  let word = written.get(tenths);
  if (word === undefined) {
    word = String(tenths / 10).replace(/^(-?)0\./, '$1.');
    if (written.size < 20_000) written.set(tenths, word);
  }
  return word;
}

/** A minus sign needs no space before it. */
const pair = (a: number, b: number): string => (b < 0 ? digits(a) + digits(b) : `${digits(a)} ${digits(b)}`);

/** From em to tenths of a unit, in steps of the grid that the size deserves. */
type Place = { x: number; y: number; cos: number; sin: number; step: number };

/** Bounds of the ink, updated while letters are drawn. */
type Extent = { left: number; top: number; right: number; bottom: number };

/** One letter's path in relative commands. */
function drawLetter({ commands }: ShapedLetter, { x, y, cos, sin, step }: Place, ink: Extent): string {
  let d = '';
  let [penX, penY] = [0, 0];
  for (const { op, points } of commands) {
    let [atX, atY] = [penX, penY];
    let steps = '';
    let still = true;
    for (let i = 0; i < points.length; i += 2) {
      const [u, v] = [points[i] ?? 0, points[i + 1] ?? 0];
      // Without the sum a zero could be a negative one, which is another word.
      atX = Math.round((x + u * cos - v * sin) / step) * step + 0;
      atY = Math.round((y + u * sin + v * cos) / step) * step + 0;
      if (atX < ink.left) ink.left = atX;
      if (atX > ink.right) ink.right = atX;
      if (atY < ink.top) ink.top = atY;
      if (atY > ink.bottom) ink.bottom = atY;
      const [dx, dy] = op === 'M' ? [atX, atY] : [atX - penX, atY - penY];
      if (dx !== 0 || dy !== 0) still = false;
      steps += steps !== '' && dx >= 0 ? ` ${pair(dx, dy)}` : pair(dx, dy);
    }
    d += commandFor(op, steps, still, atX - penX, atY - penY);
    [penX, penY] = [atX, atY];
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
  line: ShapedLine,
  size: number,
  x: number,
  y: number,
  omit?: RegExp,
): Outlined {
  const step = size > 110 ? 10 : size > 40 ? 5 : 2;
  const hand = seeded(line.text);
  const air = airAt(face, size);
  const { cut } = faces[face];
  const left = omit === undefined ? -1 : line.letters.findIndex(({ char }) => omit.test(char));
  let d = '';
  const ink: Extent = { ...emptyBox };
  line.letters.forEach((letter, index) => {
    if (index === left) return;
    const turn = cut ? hand.between(-0.04, 0.04) : 0;
    const scale = (cut ? hand.between(0.96, 1.04) : 1) * size;
    const shift = cut ? hand.between(-0.016, 0.016) * size : 0;
    const place: Place = {
      x: 10 * (x + (letter.x + letter.step * air) * size),
      y: 10 * (y + letter.y * size + shift),
      cos: 10 * Math.cos(turn) * scale,
      sin: 10 * Math.sin(turn) * scale,
      step,
    };
    d += drawLetter(letter, place, ink);
  });
  const box: InkBox = {
    left: ink.left / 10,
    top: ink.top / 10,
    right: ink.right / 10,
    bottom: ink.bottom / 10,
  };
  const omitted = line.letters[left];
  if (omitted === undefined) return { d, box, gap: null };
  const gap = gapOf(omitted, size, x + omitted.step * air * size, y);
  const round = { left: gap.x - gap.r, top: gap.y - gap.r, right: gap.x + gap.r, bottom: gap.y + gap.r };
  return { d, box: joinBoxes(box, round), gap };
}

function gapOf({ box, x: at }: ShapedLetter, size: number, x: number, y: number): Gap {
  const r = (Math.max(box.bottom - box.top, box.right - box.left) / 2) * size;
  return { x: x + (at + (box.left + box.right) / 2) * size, y: y + ((box.top + box.bottom) / 2) * size, r };
}
