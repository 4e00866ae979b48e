import { type Inks, type Placing, put } from '#kit/motif.ts';
import type { Prop } from '#lit/set.ts';
import type { Area } from '#type/setTitle.ts';

import { inkBox } from './inkBox.ts';

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
