import type { Colour } from '#kit/colour.ts';
import type { Drawing } from '#kit/motif.ts';
import { type Defs, num } from '#kit/svg.ts';

import type { Seat } from './seat.ts';

const factor = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Ever larger outlines of one drawing, the largest first: each is `reach` units wider than the ink. */
export function echoes(
  defs: Defs,
  drawing: Drawing,
  { x, y, size }: Seat,
  rings: readonly { reach: number; colour: Colour }[],
  turn = 0,
): string {
  const scale = size / 100;
  const shape = drawing.parts
    .filter(({ r }) => r !== 'g')
    .map(({ d, w }) => `<path ${w === undefined ? '' : 'fill="none" '}d="${d}"/>`)
    .join('');
  const reference = defs.symbol(
    `<g transform="translate(${num(x)} ${num(y)})${turn === 0 ? '' : `rotate(${turn})`}scale(${factor(scale)})translate(-50 -50)" stroke-linejoin="round" stroke-linecap="round">${shape}</g>`,
  );
  return rings
    .map(
      ({ reach, colour }) =>
        `<use href="${reference}" fill="${colour}" stroke="${colour}" stroke-width="${num((2 * reach) / scale)}"/>`,
    )
    .join('');
}
