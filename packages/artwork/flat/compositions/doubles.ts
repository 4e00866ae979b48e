import { inkBox, inside } from '#flat/seat.ts';
import {
  type Composition,
  full,
  H,
  M,
  shapeOn,
  W,
  inksOf,
  readableInk,
  shaded,
  stands,
} from '#flat/sheet.ts';
import { type Colour, mix, mixClean, contrast, isLight } from '#kit/colour.ts';
import { type Drawing, put, silhouette, motifNamed } from '#kit/motif.ts';
import { type Defs, num, rect, disc, path } from '#kit/svg.ts';

import { type Seat, seatOf, putIn, shapeIn } from '../seat.ts';

const factor = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Ever larger outlines of one drawing, the largest first: each is `reach` units wider than the ink. */
function echoes(
  defs: Defs,
  drawing: Drawing,
  { x, y, size }: Seat,
  rings: readonly { reach: number; colour: Colour }[],
): string {
  const scale = size / 100;
  const shape = drawing.parts
    .filter(({ r }) => r !== 'g')
    .map(({ d, w }) => `<path ${w === undefined ? '' : 'fill="none" '}d="${d}"/>`)
    .join('');
  const reference = defs.symbol(
    `<g transform="translate(${num(x)} ${num(y)})scale(${factor(scale)})translate(-50 -50)" stroke-linejoin="round" stroke-linecap="round">${shape}</g>`,
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

/** One shape comes nearer, darker at each step. */
export const procession: Composition = ({ p, A, random, title, credit }) => {
  const flip = random.chance(0.5);
  const steps = Array.from({ length: 5 }, (_, i) => {
    const t = i / 4;
    const x = 130 + t * 310;
    const at = flip ? W - x : x;
    const [y, size] = [430 + t * 460, 150 + t * 320];
    const area = { x: at - size / 2, y: y - size, w: size, h: size };
    const { x: sx, y: sy, size: ss } = seatOf(A, area, { foot: true, flip });
    // A rim of ground parts each one from the next.
    const rim = silhouette(A.drawing, sx, sy, ss, p.ground, { flip, line: 900 / ss });
    return i === 4
      ? rim + put(A.drawing, sx, sy, ss, inksOf(p), { flip })
      : rim + silhouette(A.drawing, sx, sy, ss, mix(p.ground, p.figure, 0.2 + t * 0.5), { flip });
  });
  return (
    full(p.ground) +
    steps.join('') +
    rect(0, 888, W, H - 888, p.figure) +
    title(
      { x: flip ? M : 206, y: 56, w: 430, h: 250 },
      { max: 170, align: flip ? 'left' : 'right' },
      p.type,
    ) +
    credit(M, 966, {}, readableInk(p, p.figure))
  );
};

/** One thing above the line, another as its reflection. */
export const reflection: Composition = (sheet) => {
  const { p, A, B, random, title, credit } = sheet;
  const y = 432;
  const above = seatOf(A, { x: 92, y: 52, w: 500, h: 382 }, { foot: true });
  const below = seatOf(B, { x: 122, y, w: 440, h: 356 });
  const { bottom } = inkBox(B.drawing);
  const water = isLight(p.ground) ? p.figure : mix(p.ground, '#000000', 0.28);
  const truth = contrast(p.accent, water) > 2.2 ? p.accent : p.paper;
  const slits = Array.from({ length: 7 }, (_, i) =>
    rect(0, y + 26 + i * i * 8 + i * 14, W, 3 + i * 1.4, water),
  );
  return (
    full(p.ground) +
    disc(random.pick([228, 456, 342]), y - 170, 180, mixClean(p.ground, [p.paper, p.figure], 0.24)) +
    shaded(sheet, A, above.x, above.y, above.size, inksOf(p)) +
    rect(0, y, W, H - y, water) +
    silhouette(B.drawing, below.x, y - ((100 - bottom) * below.size) / 100, below.size, truth, {
      base: true,
      upside: true,
    }) +
    slits.join('') +
    title(
      { x: M, y: 826, w: W - 2 * M, h: 122 },
      { max: 150, align: 'centre', valign: 'middle' },
      readableInk(p, water),
    ) +
    credit(342, H - 36, { align: 'centre', size: 23 }, readableInk(p, water))
  );
};

/** An outline filled with a landscape: sun, hills, and the second thing in it. */
export const doubleExposure: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const area = { x: 42, y: 60, w: 600, h: 664 };
  const sky = contrast(p.accent, p.ground) > 1.7 ? p.accent : p.figure;
  const dark = shapeOn(p, sky, ['figure', 'ground', 'type']);
  // Land in the colour of the sheet would be a hole in the outline.
  const land =
    contrast(dark, p.ground) > 1.5 ? dark : mix(sky, isLight(p.ground) ? '#000000' : '#ffffff', 0.5);
  const x = random.pick([258, 342, 426]);
  const pale = mix(sky, '#ffffff', 0.5);
  const sun = contrast(pale, p.ground) > 1.5 && contrast(pale, sky) > 1.25 ? disc(x, 350, 124, pale) : '';
  const far = mix(sky, land, 0.42);
  const ridge = (y: number, lift: number, colour: string) =>
    path(
      `M0 ${y}C140 ${y - lift} 250 ${y - lift * 0.2} 380 ${y - lift * 0.7}S590 ${y + lift * 0.3} 684 ${y - lift * 0.5}V760H0Z`,
      colour,
    );
  const world =
    B.kind === 'scene'
      ? putIn(
          B,
          { x: -40, y: 360, w: 764, h: 300 },
          { f: far, a: mix(sky, land, 0.6), g: sky },
          { foot: true, flip: true },
        ) +
        putIn(
          B,
          { x: -20, y: 400, w: 724, h: 330 },
          { f: land, a: mix(sky, land, 0.7), g: sky },
          { foot: true },
        )
      : ridge(560, 90, far) +
        ridge(650, -70, mix(sky, land, 0.72)) +
        (stands(B) ? shapeIn(B, { x: x - 100, y: 420, w: 200, h: 236 }, land, { foot: true }) : '') +
        ridge(700, 60, land);
  return (
    full(p.ground) +
    inside(defs, A, area, rect(0, 0, W, 760, sky) + sun + world) +
    title({ x: M, y: 762, w: W - 2 * M, h: 176 }, { align: 'centre', valign: 'middle', max: 170 }, p.type) +
    credit(342, H - M, { align: 'centre' }, p.type)
  );
};

/** The second thing cut out of the first. */
export const negative: Composition = ({ p, A, B, random, title, credit }) => {
  const [size, y] = [600, 392];
  const [left, top, width, height] = motifNamed(A.name).hole ?? [34, 36, 32, 36];
  const scale = size / 100;
  const cx = 342 + (left + width / 2 - 50) * scale;
  const cy = y + (top + height / 2 - 50) * scale;
  const room = Math.min(width, height) * scale;
  const onDisc =
    disc(cx, cy, room * 0.62, p.accent) +
    silhouette(B.drawing, cx, cy, room * 0.86, shapeOn(p, p.accent, ['ground', 'figure', 'paper']));
  const cut = stands(B)
    ? silhouette(B.drawing, cx, cy, room, p.ground)
    : put(B.drawing, cx, cy, room, { f: p.ground, a: p.accent, g: p.figure });
  return (
    full(p.ground) +
    silhouette(A.drawing, 342, y, size, p.figure) +
    (random.chance(0.65) ? onDisc : cut) +
    title({ x: M, y: 736, w: W - 2 * M, h: 196 }, { align: 'centre', valign: 'middle', max: 170 }, p.type) +
    credit(342, H - M, { align: 'centre' }, p.type)
  );
};
