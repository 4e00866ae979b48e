import { type Drawing, type Inks, type Placing, put } from '#kit/motif.ts';
import type { Defs } from '#kit/svg.ts';
import type { Prop } from '#lit/set.ts';
import type { Area } from '#type/setTitle.ts';
import type { InkBox } from '#type/shape.ts';

const known = new WeakMap<Drawing, InkBox>();

/** The part of its box of 100 × 100 that a drawing covers: its outlines with their strokes, without holes. */
export function inkBox(drawing: Drawing): InkBox {
  const earlier = known.get(drawing);
  if (earlier !== undefined) return earlier;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { r, d, w = 0 } of drawing.parts) {
    if (r === 'g') continue;
    for (const [x, y] of pointsOf(d)) {
      box.left = Math.min(box.left, x - w / 2);
      box.right = Math.max(box.right, x + w / 2);
      box.top = Math.min(box.top, y - w / 2);
      box.bottom = Math.max(box.bottom, y + w / 2);
    }
  }
  const found = box.left < box.right ? box : { left: 0, top: 0, right: 100, bottom: 100 };
  known.set(drawing, found);
  return found;
}

type Point = readonly [x: number, y: number];

const argumentsOf: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

/** Points along a path, near enough to measure it. */
function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  let pen: Point = [0, 0];
  let start = pen;
  for (const [, command = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const op = command.toLowerCase();
    if (op === 'z') pen = start;
    chunksOf(op, text).forEach((values, index) => {
      const line = lineOf(op, values, pen, op === command);
      points.push(...line);
      pen = line.at(-1) ?? pen;
      if (op === 'm' && index === 0) start = pen;
    });
  }
  return points;
}

/** One command of the path: points along it, the last one at its end. */
function lineOf(op: string, values: readonly number[], pen: Point, relative: boolean): Point[] {
  const [zeroX, zeroY] = relative ? pen : [0, 0];
  const at = (index: number): Point => [
    (values[index] ?? 0) + zeroX,
    (values[index + 1] ?? values[index] ?? 0) + zeroY,
  ];
  if (op === 'h') return [[at(0)[0], pen[1]]];
  if (op === 'v') return [[pen[0], at(0)[1]]];
  const to = at(values.length - 2);
  if (op === 'c') return [...curve(pen, at(0), at(2), to), to];
  if (op === 'q' || op === 's') return [...curve(pen, at(0), at(0), to), to];
  const [rx = 0, ry = 0, , large, sweep] = values;
  return op === 'a' ? [...arc(pen, (rx + ry) / 2, large === 1, sweep === 1, to), to] : [to];
}

/** A command's numbers, as many together as it takes; the flags of an arc need no space between them. */
function chunksOf(op: string, text: string): number[][] {
  const number = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?`;
  if (op === 'a') {
    const gap = '[ ,]*';
    const one = [number, number, number, '[01]', '[01]', number, number].map((part) => `(${part})`).join(gap);
    return [...text.matchAll(new RegExp(one, 'gi'))].map((found) => found.slice(1, 8).map(Number));
  }
  const values = (text.match(new RegExp(number, 'gi')) ?? []).map(Number);
  const size = argumentsOf[op] ?? Infinity;
  return Array.from({ length: Math.floor(values.length / size) }, (_, i) =>
    values.slice(i * size, (i + 1) * size),
  );
}

const curve = (a: Point, b: Point, c: Point, d: Point): Point[] =>
  [0.2, 0.4, 0.6, 0.8].map((t) => {
    const s = 1 - t;
    const along = (i: 0 | 1) =>
      s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
    return [along(0), along(1)];
  });

/** A circle's arc; ellipses are measured by their mean radius, which is near enough. */
function arc(from: Point, radius: number, large: boolean, sweep: boolean, to: Point): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.hypot(dx, dy);
  const r = Math.max(radius, chord / 2);
  if (chord === 0) return [];
  const away = Math.sqrt(Math.max(0, r * r - (chord * chord) / 4)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(from[0] + to[0]) / 2 - (dy / chord) * away, (from[1] + to[1]) / 2 + (dx / chord) * away];
  const start = Math.atan2(from[1] - cy, from[0] - cx);
  let turn = Math.atan2(to[1] - cy, to[0] - cx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: 11 }, (_, i) => {
    const angle = start + (turn * (i + 1)) / 12;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** Position and size of a drawing's box, so that its ink fills an area. */
export type Seat = { x: number; y: number; size: number };

type SeatOptions = { /** Stands on the area's lower edge. */ foot?: boolean; flip?: boolean };

/** As large as the area allows: what is measured is the ink, so a flat car and a tall knife are both well seated. */
export function seatOf(
  { drawing }: Prop,
  area: Area,
  { foot = false, flip = false }: SeatOptions = {},
): Seat {
  const { left, top, right, bottom } = inkBox(drawing);
  const scale = Math.min(area.w / (right - left), area.h / (bottom - top));
  const across = ((left + right) / 2 - 50) * scale;
  return {
    x: area.x + area.w / 2 - (flip ? -across : across),
    y: foot
      ? area.y + area.h - (bottom - 50) * scale
      : area.y + area.h / 2 - ((top + bottom) / 2 - 50) * scale,
    size: scale * 100,
  };
}

/** A drawing whose ink fills an area. */
export function putIn(
  prop: Prop,
  area: Area,
  inks: Inks,
  { foot = false, ...placing }: Omit<Placing, 'base'> & SeatOptions = {},
): string {
  const { x, y, size } = seatOf(prop, area, { foot, flip: placing.flip === true });
  return put(prop.drawing, x, y, size, inks, placing);
}

/** The same in one colour: details disappear. */
export const shapeIn = (
  prop: Prop,
  area: Area,
  colour: string,
  placing?: Omit<Placing, 'base'> & SeatOptions,
): string => putIn(prop, area, { f: colour, a: colour, g: null }, placing);

/** Things whose accent is an eye: without it their outline is unrecognisable. */
const looking = new Set(['eye', 'robot', 'skull', 'target']);

/** `inner`, seen only where a drawing has ink; its holes stay holes. */
export function inside(defs: Defs, prop: Prop, area: Area, inner: string, { foot = false } = {}): string {
  const accent = looking.has(prop.name) ? '#000' : '#fff';
  const reference = defs.symbol(putIn(prop, area, { f: '#fff', a: accent, g: '#000' }, { foot }));
  const id = `${reference.slice(1)}m`;
  return `<mask id="${id}"><use href="${reference}"/></mask><g mask="url(#${id})">${inner}</g>`;
}
