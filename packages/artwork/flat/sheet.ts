import { type Colour, contrast, mix, readable, type Palette } from '#kit/colour.ts';
import { type Inks, type Placing, put } from '#kit/motif.ts';
import type { Random } from '#kit/random.ts';
import { type Defs, rect } from '#kit/svg.ts';
import type { Prop } from '#lit/set.ts';
import type { Align, Area, SetTitle, TitleOptions } from '#type/setTitle.ts';

/** Rays around a point, as one path. */
export function rays(x: number, y: number, count: number, reach: number, turn = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [turn + (i * 2 * Math.PI) / count, turn + ((i + 0.5) * 2 * Math.PI) / count];
    const at = (angle: number) =>
      `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
    d += `M${x} ${y}L${at(a)}L${at(b)}Z`;
  }
  return d;
}

/** The sheet is 2:3, with a margin of 7 % of its width. */
export const W = 684;
export const H = 1026;
export const M = 48;

type CreditOptions = { size?: number; align?: Align; width?: number; stacked?: boolean };

/** Paper, inks and what is drawn on it. */
export type Sheet = {
  p: Palette;
  /** The leading and the second thing. */
  A: Prop;
  B: Prop;
  random: Random;
  defs: Defs;
  /** How far the accent plate slips. */
  slip: number;
  title: (area: Area, options: TitleOptions, colour: Colour) => string;
  /** Sets the title without drawing it: for compositions that need its measure. */
  measure: (area: Area, options: TitleOptions) => SetTitle;
  /** The title's first letter alone, filling an area as it can. */
  initial: (area: Area) => SetTitle;
  credit: (x: number, y: number, options: CreditOptions, colour: Colour) => string;
};

export type Composition = (sheet: Sheet) => string;

export const full = (colour: Colour): string => rect(0, 0, W, H, colour);

/** Figure, accent and ground; an accent with too little contrast to either is replaced by another ink. */
export const inksOf = (p: Palette, ground: Colour = p.ground, figure: Colour = p.figure): Inks => ({
  f: figure,
  a:
    [p.accent, p.paper, p.ground].find(
      (colour) => contrast(colour, figure) >= 1.5 && contrast(colour, ground) >= 1.3,
    ) ?? mix(figure, ground, 0.42),
  g: ground,
});

export const stands = ({ kind }: Prop): boolean => kind === 'actor' || kind === 'tall' || kind === 'object';

/** The strongest of a palette's inks on a colour. */
export const readableInk = (p: Palette, ground: Colour): Colour =>
  readable([p.type, p.paper, p.ground, p.figure], ground);

/** A third ink, as far as can be from a ground and from what is already on it. */
export const apart = (p: Palette, ground: Colour, taken: Colour): Colour => {
  const far = (colour: Colour) => Math.min(contrast(colour, ground) / 1.6, contrast(colour, taken));
  return [p.accent, p.paper, p.type, p.figure]
    .filter((colour) => contrast(colour, ground) >= 1.8)
    .reduce((best, colour) => (far(colour) > far(best) + 0.3 ? colour : best), p.accent);
};

/** The same for shapes, which may be weaker than letters: 2.2 is enough to see them. */
export const shapeOn = (p: Palette, ground: Colour, order: readonly (keyof Palette)[]): Colour => {
  const colours = order.map((role) => p[role]);
  return colours.find((colour) => contrast(colour, ground) >= 2.2) ?? readableInk(p, ground);
};

const dark = (colour: Colour): Colour => mix(colour, '#000000', 0.3);

/** A motif with its right half in shade, which gives it volume. */
export function shaded(
  { defs, slip }: Sheet,
  { drawing }: Prop,
  x: number,
  y: number,
  size: number,
  inks: Inks,
  placing: Placing = {},
): string {
  const shade: Inks = { f: dark(inks.f), a: dark(inks.a), g: inks.g };
  return (
    put(drawing, x, y, size, inks, { slip, ...placing }) +
    defs.clip(rect(x, 0, W, H, '#000'), put(drawing, x, y, size, shade, placing))
  );
}
