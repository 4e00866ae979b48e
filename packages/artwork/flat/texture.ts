import type { Colour } from '#kit/colour.ts';
import type { Random } from '#kit/random.ts';
import { type Defs, num, path } from '#kit/svg.ts';

import { H, W } from './sheet.ts';

/** Dry-ink flecks: one tile of tiny squares, repeated; no filter. */
export function flecks(random: Random, defs: Defs, colour: Colour): string {
  let d = '';
  for (let i = 0; i < 44; i++) {
    const size = random.chance(0.8) ? 1.6 : 3;
    d += `M${random.below(226)} ${random.below(226)}h${size}v${size}h-${size}z`;
  }
  return `<rect width="${W}" height="${H}" fill="${defs.pattern(228, `<path fill="${colour}" d="${d}"/>`)}" opacity=".32"/>`;
}

/** Halftone that swells downwards: dashes of no length with round caps are dots. */
export function halftone(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  { step = 14, opacity = 1 } = {},
): string {
  const [rows, bands] = [Math.round(h / step), 7];
  let picture = '';
  for (let band = 0; band < bands; band++) {
    let d = '';
    for (let row = Math.ceil((band * rows) / bands); row < ((band + 1) * rows) / bands; row++)
      d += `M${x + (row % 2 === 1 ? step / 2 : 0)} ${y + row * step}h${w}`;
    picture += `<path stroke-width="${num(((band + 0.5) / bands) * step * 0.8)}" d="${d}"/>`;
  }
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-dasharray="0 ${step}" opacity="${opacity}">${picture}</g>`;
}

/** An engraver's lines, swelling downwards. */
export function hatch(x: number, y: number, w: number, h: number, colour: Colour, step = 12): string {
  const rows = Math.round(h / step);
  let d = '';
  for (let row = 0; row < rows; row++) {
    const thick = 1.2 + (row / rows) * step * 0.62;
    d += `M${x} ${num(y + row * step)}h${w}v${num(thick)}h${-w}z`;
  }
  return path(d, colour);
}

/** A quadrilateral cut with scissors. */
export function scrap(
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  off: number,
): string {
  const corner = (px: number, py: number) =>
    `${num(px + random.between(-off, off))} ${num(py + random.between(-off, off))}`;
  return path(`M${corner(x, y)}L${corner(x + w, y)}L${corner(x + w, y + h)}L${corner(x, y + h)}Z`, colour);
}
