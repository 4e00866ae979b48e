import { readFileSync } from 'node:fs';

import { z } from 'zod';

import type { Colour } from './colour.ts';
import { num } from './svg.ts';

const Kind = z.enum(['scene', 'round', 'actor', 'tall', 'object', 'sky', 'flat']);

/** A path of a drawing. */
type Part = {
  /** figure, accent, or ground: a hole through to what is behind. */
  r: 'f' | 'a' | 'g';
  d: string;
  /** Width of the stroke; without it the path is filled. */
  w?: number;
};

/** A drawing in a box of 100 × 100. */
export type Drawing = { tag: string; parts: readonly Part[] };

/** Lengths in the file are whole fifths of a unit: as fine as a poster shows, and two characters shorter. */
const unit = 5;

const scaled = (number: string): string => String(Number(number) / unit).replace(/^(-?)0\./, '$1.');

/** An arc's turn and its two flags are no lengths. */
const ofArc = (number: string, index: number): string =>
  [2, 3, 4].includes(index % 7) ? number : scaled(number);

const inBox = (d: string): string =>
  d.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const values = numbers.match(/-?\d+/g) ?? [];
    const lengths = values.map((value, i) => (command === 'a' ? ofArc(value, i) : scaled(value)));
    return command + lengths.join(' ').replaceAll(' -', '-');
  });

/** Parts follow one another: role, width of a stroke, path. */
const Parts = z
  .string()
  .regex(/^([fag]\d*M[^fgM;]+(;|$))+$/)
  .transform((text): Part[] =>
    text.split(';').map((part) => {
      const start = part.indexOf('M');
      const r = part.startsWith('f') ? 'f' : part.startsWith('a') ? 'a' : 'g';
      const d = inBox(part.slice(start));
      return start === 1 ? { r, d } : { r, d, w: Number(part.slice(1, start)) / unit };
    }),
  );

const Motif = z
  .object({
    kind: Kind,
    /** Calm box [x, y, w, h] for a second thing, within the outlines of all drawings. */
    hole: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
    drawings: z.record(z.string(), Parts),
    /** Drawings that do something else than their motif. */
    kinds: z.record(z.string(), Kind).default({}),
  })
  .transform(({ drawings, ...motif }, context) => {
    const [first, ...others] = Object.entries(drawings).map(([tag, parts]): Drawing => ({ tag, parts }));
    if (first !== undefined) return { ...motif, variants: [first, ...others] as const };
    context.addIssue({ code: 'custom', message: 'A motif has at least one drawing' });
    return z.NEVER;
  });

export type Motif = z.infer<typeof Motif>;

const file = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(new URL('../data/motifs.json', import.meta.url), 'utf8')));

export const motifNames: readonly string[] = Object.keys(file);

const unpacked = new Map<string, Motif>();

/** The drawings of a motif, unpacked when they are first asked for. An unknown name is drawn as a star. */
export function motifNamed(name: string): Motif {
  const known = Object.hasOwn(file, name) ? name : 'star';
  const motif = unpacked.get(known) ?? Motif.parse(file[known]);
  unpacked.set(known, motif);
  return motif;
}

/** One drawing of a motif by its tag, else its first. */
export function drawingOf(name: string, tag: string): Drawing {
  const { variants } = motifNamed(name);
  return variants.find((variant) => variant.tag === tag) ?? variants[0];
}

/** Colours by role; a role without colour isn't drawn. */
export type Inks = { f: Colour; a: Colour; g: Colour | null };

export type Placing = {
  /** `y` is the foot, not the centre. */
  base?: boolean;
  flip?: boolean;
  turn?: number;
  upside?: boolean;
  stretch?: number;
  /** Outlines only, of this width in units of the box. */
  line?: number;
  /** How far the accent plate slips in print, in units of the box. */
  slip?: number;
};

const factor = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Draws a motif with its centre (or foot) at x, y. */
export function put(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  inks: Inks,
  placing: Placing = {},
): string {
  const { base = false, flip = false, turn = 0, upside = false, stretch = 1, line = 0, slip = 0 } = placing;
  const scale = size / 100;
  const across = flip ? -scale : scale;
  const down = (upside ? -scale : scale) * stretch;
  const transform = `translate(${num(x)} ${num(y)})${turn === 0 ? '' : `rotate(${num(turn)})`}scale(${factor(across)}${across === down ? '' : ` ${factor(down)}`})translate(-50 ${base ? -100 : -50})`;
  const parts = drawing.parts.map((part) => {
    const colour = inks[part.r];
    if (colour === null) return '';
    if (line > 0) {
      const width = part.w !== undefined && part.w < 3 ? 1 : line;
      return `<path fill="none" stroke="${colour}" stroke-width="${num(width)}" d="${part.d}"/>`;
    }
    const slipped =
      slip > 0 && part.r === 'a' && inks.a !== inks.f ? `transform="translate(${slip} ${-slip})" ` : '';
    return part.w === undefined
      ? `<path ${slipped}fill="${colour}" d="${part.d}"/>`
      : `<path ${slipped}fill="none" stroke="${colour}" stroke-width="${part.w}" d="${part.d}"/>`;
  });
  return `<g transform="${transform}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g>`;
}

/** The outline filled with one colour: details disappear. */
export const silhouette = (
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  fill: Colour,
  placing?: Placing,
): string => put(drawing, x, y, size, { f: fill, a: fill, g: null }, placing);
