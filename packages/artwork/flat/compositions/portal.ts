import { putIn, shapeIn } from '#flat/seat.ts';
import { type Composition, full, H, M, shapeOn, type Sheet, stands, W } from '#flat/sheet.ts';
import { type Colour, contrast, mix } from '#kit/colour.ts';
import { disc } from '#kit/svg.ts';
import type { Prop } from '#lit/set.ts';

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
