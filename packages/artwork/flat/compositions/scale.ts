import { seatOf, shapeIn, putIn } from '#flat/seat.ts';
import {
  type Composition,
  full,
  H,
  inksOf,
  M,
  readableInk,
  W,
  shaded,
  shapeOn,
  type Sheet,
  stands,
} from '#flat/sheet.ts';
import { halftone } from '#flat/texture.ts';
import { mix, mixClean, type Colour, contrast } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import { rect, disc } from '#kit/svg.ts';
import type { Prop } from '#lit/set.ts';

/** So close that it leaves the sheet on two sides. */
export const closeUp: Composition = ({ p, A, random, slip, title, credit }) => {
  const left = random.chance(0.5);
  const side = left ? 'right' : 'left';
  const ink = readableInk(p, p.figure);
  return (
    full(p.ground) +
    put(A.drawing, left ? 140 : 544, 440, 1000, inksOf(p), { flip: !left, turn: left ? -6 : 6, slip }) +
    rect(0, 742, W, H - 742, p.figure) +
    title({ x: M, y: 776, w: W - 2 * M, h: 160 }, { max: 170, align: side, valign: 'middle' }, ink) +
    credit(left ? W - M : M, H - 42, { align: side }, ink)
  );
};

const huge = new Set(['castle', 'house', 'rocket', 'tree', 'dinosaur', 'robot', 'ship', 'cross', 'door']);
const human = new Set(['figure', 'couple', 'car', 'animal']);

/** One huge thing; a person at its foot, if any, gives the scale. */
export const monument: Composition = (sheet) => {
  const { p, A, B, random, title, credit } = sheet;
  const measured = huge.has(A.name) && human.has(B.name);
  const side = random.pick([-1, 1]);
  const x = measured ? 342 - side * 60 : 342;
  const back = random.chance(0.5)
    ? halftone(0, 330, W, 620, mix(p.ground, p.figure, 0.5), { opacity: 0.7 })
    : disc(x, 640, 300, mixClean(p.ground, [p.accent, p.figure], 0.5));
  const earth = mix(p.figure, '#000000', 0.35);
  const seat = seatOf(A, { x: x - 296, y: 300, w: 592, h: 670 }, { foot: true });
  return (
    full(p.ground) +
    back +
    shaded(sheet, A, seat.x, seat.y, seat.size, inksOf(p), {}) +
    rect(0, 968, W, 60, earth) +
    (measured
      ? shapeIn(
          B,
          { x: side > 0 ? 520 : 44, y: 836, w: 120, h: 134 },
          shapeOn(p, p.ground, ['accent', 'type', 'paper']),
          { foot: true },
        )
      : '') +
    title({ x: M, y: 56, w: W - 2 * M, h: 210 }, { max: 280, align: measured ? 'left' : 'centre' }, p.type) +
    credit(M, 1006, { size: 21 }, readableInk(p, earth))
  );
};

/** Openings: outline, where things are placed in them, and how wide they are. */
const frames = {
  arch: { d: 'M126 690V330A216 216 0 0 1 558 330V690Z', foot: 690, w: 432 },
  circle: { d: 'M74 400a268 268 0 1 1 536 0a268 268 0 1 1 -536 0Z', foot: 668, w: 536 },
  slot: { d: 'M192 84H492V716H192Z', foot: 716, w: 300 },
  gate: { d: 'M116 702V392C116 262 226 142 342 82C458 142 568 262 568 392V702Z', foot: 702, w: 452 },
  screen: {
    d: 'M120 150H564Q612 150 612 198V632Q612 680 564 680H120Q72 680 72 632V198Q72 150 120 150Z',
    foot: 680,
    w: 540,
  },
} as const;
type Frame = (typeof frames)[keyof typeof frames];

type Light = { inside: Colour; dark: Colour; pale: Colour };

/** One thing behind the opening, on the ground where it can be. */
function alone({ p, A }: Sheet, { foot, w }: Frame, { inside, dark, pale }: Light): string {
  const rooted = A.kind === 'actor' || A.kind === 'tall';
  const area = rooted
    ? { x: 342 - w * 0.42, y: 190, w: w * 0.84, h: foot - 188 }
    : { x: 342 - w * 0.39, y: 230, w: w * 0.78, h: 340 };
  // A slender thing before a disc is a sweet on a stick.
  const sun = A.kind === 'tall' ? '' : disc(412, 330, Math.min(104, w * 0.3), pale);
  const accent = contrast(p.paper, dark) > 1.8 ? p.paper : inside;
  return sun + putIn(A, area, { f: dark, a: accent, g: inside }, { foot: rooted });
}

/** A place behind the opening, and what is seen there. */
function country({ p }: Sheet, place: Prop, thing: Prop, { foot }: Frame, light: Light): string {
  const { inside, dark, pale } = light;
  const sky =
    thing.kind === 'round'
      ? disc(342, 330, 120, pale) +
        putIn(thing, { x: 252, y: 240, w: 180, h: 180 }, { f: dark, a: inside, g: pale })
      : disc(412, 330, 104, pale);
  const someone = stands(thing)
    ? shapeIn(
        thing,
        { x: 222, y: foot - 170, w: 160, h: 160 },
        shapeOn(p, dark, ['paper', 'accent', 'ground']),
        { foot: true },
      )
    : '';
  const area = { x: 42, y: 300, w: 600, h: foot - 296 };
  return (
    sky + putIn(place, area, { f: dark, a: mix(dark, inside, 0.35), g: inside }, { foot: true }) + someone
  );
}

/** A frame that opens on to another world. */
export const portal: Composition = (sheet) => {
  const { p, A, B, random, defs, title, credit } = sheet;
  const frame = frames[random.pick(['arch', 'circle', 'slot', 'gate', 'screen'])];
  const inside = p.accent;
  const dark = shapeOn(p, inside, ['figure', 'ground', 'type', 'paper']);
  const pale = contrast(p.paper, dark) > 1.8 ? p.paper : mix(inside, '#000000', 0.3);
  const light = { inside, dark, pale };
  const place = A.kind === 'scene' ? A : B.kind === 'scene' ? B : null;
  const world =
    place === null ? alone(sheet, frame, light) : country(sheet, place, place === A ? B : A, frame, light);
  return (
    full(p.ground) +
    defs.clip(`<path d="${frame.d}"/>`, full(inside) + world) +
    `<path d="${frame.d}" fill="none" stroke="${p.type}" stroke-width="2.5" transform="translate(342 400)scale(1.045)translate(-342 -400)"/>` +
    title({ x: M, y: 762, w: W - 2 * M, h: 166 }, { max: 130, align: 'centre', valign: 'middle' }, p.type) +
    credit(342, H - M, { align: 'centre', size: 23 }, p.type)
  );
};

const height = 236;

/** Three frames of a film: far away, nearer, and so near that it exceeds the frame. */
export const threeFrames: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const w = W - 2 * M;
  const flip = random.chance(0.5);
  const frame = (index: number, ground: string, inner: string): string => {
    const y = M + index * (height + 14);
    return defs.clip(rect(M, y, w, height, '#000'), rect(M, y, w, height, ground) + inner);
  };
  const [one, two, three] = [mix(p.figure, p.paper, 0.3), p.accent, p.figure];
  const inks = (ground: string) => {
    const f = shapeOn(p, ground, ['ground', 'figure', 'type', 'paper']);
    const a = shapeOn(p, ground, ['paper', 'accent', 'type']);
    return { f, a: a === f ? mix(f, ground, 0.5) : a, g: ground };
  };
  const [y1, y2, y3] = [M, M + height + 14, M + 2 * (height + 14)];
  const land = shapeOn(p, one, ['ground', 'figure', 'type', 'paper']);
  const tall = stands(A) || A.kind === 'scene';
  return (
    full(p.ground) +
    frame(
      0,
      one,
      (tall ? rect(M, y1 + height - 34, w, 34, land) : '') +
        putIn(
          A,
          { x: flip ? 430 : 110, y: y1 + height - 34 - 96, w: 150, h: 100 },
          { f: land, a: land, g: null },
          { foot: true, flip },
        ),
    ) +
    frame(1, two, putIn(A, { x: M + 24, y: y2 + 20, w: w - 48, h: height + 70 }, inks(two), { flip })) +
    frame(2, three, putIn(B, { x: M + 60, y: y3 + 18, w: w - 120, h: height - 36 }, inks(three))) +
    title({ x: M, y: 800, w, h: 140 }, { max: 170, valign: 'middle' }, p.type) +
    credit(M, H - 42, {}, p.type)
  );
};
