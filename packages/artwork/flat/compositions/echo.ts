import { type Composition, full, H, M, shapeOn, W } from '#flat/sheet.ts';
import { type Colour, mix, mixClean } from '#kit/colour.ts';
import { type Drawing, put } from '#kit/motif.ts';
import { type Defs, num, rect } from '#kit/svg.ts';

import { type Seat, seatOf } from '../seat.ts';

const factor = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Ever larger outlines of one drawing, the largest first: each is `reach` units wider than the ink. */
function echoes(
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

/** A thing sends out rings of its own outline, to the edges of the sheet. */
export const echo: Composition = ({ p, A, random, defs, title, credit }) => {
  const fading = random.chance(0.4);
  const step = random.pick([46, 56, 68]);
  const x = random.pick([118, 162, 206]);
  const seat = seatOf(A, { x, y: 216, w: 360, h: 360 });
  const count = Math.ceil(560 / step);
  const heart = shapeOn(p, p.accent, ['ground', 'figure', 'paper', 'type']);
  const rings = Array.from({ length: count }, (_, i) => {
    const k = count - i;
    const colour = fading
      ? mixClean(p.ground, [p.figure, p.paper], 0.12 + 0.88 * (1 - k / (count + 1)) ** 1.4)
      : k % 2 === 1
        ? p.figure
        : p.ground;
    return { reach: k * step - step * 0.35, colour };
  });
  return (
    full(fading ? mix(p.ground, p.figure, 0.04) : p.ground) +
    echoes(defs, A.drawing, seat, [...rings, { reach: 16, colour: p.accent }]) +
    put(A.drawing, seat.x, seat.y, seat.size, { f: heart, a: p.accent, g: p.accent }) +
    rect(0, 782, W, H - 782, p.ground) +
    title({ x: M, y: 802, w: W - 2 * M, h: 150 }, { max: 170, valign: 'middle' }, p.type) +
    credit(M, H - 36, { size: 23 }, p.type)
  );
};
