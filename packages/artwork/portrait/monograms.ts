import { hatch } from '#flat/texture.ts';
import { type Colour, contrast, mix, readable, type Palette } from '#kit/colour.ts';
import type { Random } from '#kit/random.ts';
import { type Defs, disc, num, path, rect } from '#kit/svg.ts';
import type { Ramp } from '#lit/set.ts';
import { posterSize } from '#pictures/setUp.ts';
import type { FaceName } from '#type/faces.ts';
import { joinBoxes } from '#type/outline.ts';
import type { InkBox } from '#type/shape.ts';

import { type Glyph, glyphIn, type Initials } from './initials.ts';

const { w: W, h: H } = posterSize;

/** The parameters of a monogram. */
type Seat = Initials & {
  face: FaceName;
  p: Palette;
  tone: Ramp;
  random: Random;
  defs: Defs;
};

type Monogram = {
  body: string;
  /** The letters' ink; some of it may leave the sheet on purpose. */
  box: InkBox;
  /** Where the small sign has room, and on which ground. */
  corner: { x: number; y: number; ground: Colour };
  /** The sheet's colour at its left edge. */
  ground: Colour;
};

type Compose = (seat: Seat) => Monogram;

/** The strongest of the inks on a colour, 3 or better: letters of this size need no more. */
const inkOn = ({ figure, type, paper, ground, accent }: Palette, on: Colour): Colour => {
  const inks = [figure, accent, type, paper, ground] as const;
  return inks.find((ink) => contrast(ink, on) >= 3) ?? readable(inks, on);
};

/** A second ink that differs from the first and is seen on the ground. */
const otherOn = (p: Palette, on: Colour, first: Colour): Colour =>
  [p.accent, p.figure, p.type, p.paper].find(
    (ink) => ink !== first && contrast(ink, on) >= 1.9 && contrast(ink, first) >= 1.25,
  ) ?? mix(on, first, 0.5);

const sheet = (colour: Colour) => rect(0, 0, W, H, colour);
const lower = { x: 56, y: H - 56 };

/** One letter larger than the sheet; the other small, where it left room. */
const giant: Compose = ({ first, second, face, p }) => {
  const ink = inkOn(p, p.ground);
  const big = glyphIn(face, first, { x: -76, y: 196, w: 900, h: 960 }, 0, 1);
  const small = glyphIn(face, second, { x: 56, y: 56, w: W - 112, h: 214 }, 1, 0);
  return {
    body: sheet(p.ground) + path(big.d, ink) + path(small.d, otherOn(p, p.ground, ink)),
    box: joinBoxes(big.box, small.box),
    corner: { x: 56, y: 56 + 84, ground: p.ground },
    ground: p.ground,
  };
};

/** Letters that are cut out of a disc and printed beyond it. */
const lens: Compose = ({ first, second, face, p, random, defs }) => {
  const [cx, cy, r] = [
    W * random.pick([0.42, 0.5, 0.58]),
    random.between(430, 520),
    random.between(262, 300),
  ];
  const letters = glyphIn(face, first + second, { x: 46, y: 270, w: W - 92, h: 470 });
  const ink = inkOn(p, p.ground);
  const round = otherOn(p, p.ground, ink);
  const inside = contrast(p.ground, round) >= 3 ? p.ground : readable([p.type, p.paper, p.ground], round);
  return {
    body:
      sheet(p.ground) +
      disc(cx, cy, r, round) +
      path(letters.d, ink) +
      defs.clip(
        `<circle cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(r)}"/>`,
        path(letters.d, inside),
      ),
    box: letters.box,
    corner: { ...lower, ground: p.ground },
    ground: p.ground,
  };
};

/** One above the other, a bar between. */
const stack: Compose = ({ first, second, face, p }) => {
  const ink = inkOn(p, p.ground);
  const bar = otherOn(p, p.ground, ink);
  const room = { x: 56, w: W - 112, h: 404 };
  const upper = glyphIn(face, first, { ...room, y: 56 }, 0);
  const below = glyphIn(face, second, { ...room, y: H - 56 - room.h }, 1);
  return {
    body: sheet(p.ground) + path(upper.d, ink) + rect(0, H / 2 - 17, W, 34, bar) + path(below.d, ink),
    box: joinBoxes(upper.box, below.box),
    corner: { ...lower, ground: p.ground },
    ground: p.ground,
  };
};

/** The sheet in two colours, and letters that swap theirs at the cut. */
const split: Compose = ({ first, second, face, p, random, defs }) => {
  const other = [p.figure, p.accent, p.type].find((colour) => contrast(colour, p.ground) >= 3) ?? p.type;
  const [from, to] = random.pick([
    [W / 2, W / 2],
    [W * 0.78, W * 0.22],
    [W * 0.22, W * 0.78],
  ] as const);
  const letters = glyphIn(face, first + second, { x: 52, y: 240, w: W - 104, h: 540 });
  const right = `<path d="M${from} 0H${W}V${H}H${to}z"/>`;
  return {
    body:
      sheet(p.ground) + path(letters.d, other) + defs.clip(right, sheet(other) + path(letters.d, p.ground)),
    box: letters.box,
    corner: { ...lower, ground: to < 180 ? other : p.ground },
    ground: p.ground,
  };
};

/** A medal: an engraver's lines, and the monogram struck into them. */
const medal: Compose = ({ first, second, face, p, defs }) => {
  const ink = inkOn(p, p.ground);
  const [cx, cy, r] = [W / 2, 470, 268];
  const field = otherOn(p, p.ground, ink);
  const letters = glyphIn(face, first + second, { x: cx - 186, y: cy - 150, w: 372, h: 300 });
  const struck = contrast(p.ground, field) >= 3 ? p.ground : readable([p.type, p.paper, p.ground], field);
  return {
    body:
      sheet(p.ground) +
      disc(cx, cy, r + 26, ink) +
      disc(cx, cy, r + 18, p.ground) +
      defs.clip(
        `<circle cx="${cx}" cy="${cy}" r="${r}"/>`,
        sheet(field) + hatch(cx - r, cy - r, r * 2, r * 2, mix(field, struck, 0.22), 14),
      ) +
      path(letters.d, struck) +
      rect(cx - 118, 838, 236, 4, ink) +
      rect(cx - 74, 852, 148, 4, ink),
    box: letters.box,
    corner: { ...lower, ground: p.ground },
    ground: p.ground,
  };
};

/** Two letters printed one over the other; where they meet is a third ink. */
const overprint: Compose = ({ first, second, face, p, defs }) => {
  const one = inkOn(p, p.ground);
  const other = otherOn(p, p.ground, one);
  const third = [p.type, p.paper, p.ground].find(
    (ink) => contrast(ink, one) >= 1.6 && contrast(ink, other) >= 1.6,
  );
  const { a, b } = overlapping(face, first, second);
  return {
    body:
      sheet(p.ground) +
      path(a.d, one) +
      path(b.d, other) +
      defs.clip(`<path d="${a.d}"/>`, path(b.d, third ?? mix(one, '#000000', 0.5))),
    box: joinBoxes(a.box, b.box),
    corner: { ...lower, ground: p.ground },
    ground: p.ground,
  };
};

/** Two letters, the second lower and to the right but still overlapping the first; a disc replaces a missing one. */
function overlapping(face: FaceName, first: string, second: string): { a: Glyph; b: Glyph } {
  const at = (text: string, x: number, y: number) => glyphIn(face, text, { x, y, w: 396, h: 540 }, 0, 0);
  const wide = ({ box }: Glyph) => box.right - box.left;
  const high = ({ box }: Glyph) => box.bottom - box.top;
  const a = at(first, 0, 0);
  if (second === '') {
    const left = (W - wide(a)) / 2 - 40;
    const corner = { x: left + wide(a) * 0.9, y: 190 + high(a) * 0.9 };
    return { a: at(first, left, 190), b: round(Math.min(corner.x, W - 214), Math.round(corner.y), 170) };
  }
  const b = at(second, 0, 0);
  const shared = Math.min(wide(a), wide(b)) * 0.4;
  const drop = high(a) * 0.46;
  const left = (W - (wide(a) + wide(b) - shared)) / 2;
  const top = (H - (drop + high(b))) / 2 - 16;
  return { a: at(first, left, top), b: at(second, left + wide(a) - shared, top + drop) };
}

const round = (x: number, y: number, r: number): Glyph => ({
  d: `M${num(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  box: { left: x - r, top: y - r, right: x + r, bottom: y + r },
});

/** Letters in slats that have slipped. */
const slats: Compose = ({ first, second, face, p, defs }) => {
  const ink = inkOn(p, p.ground);
  const other = otherOn(p, p.ground, ink);
  const letters = glyphIn(face, first + second, { x: 68, y: 220, w: W - 136, h: 580 });
  const [count, top] = [4, letters.box.top];
  const tall = (letters.box.bottom - top) / count;
  const step = Math.min(15, tall * 0.12);
  let body = sheet(p.ground);
  for (let i = 0; i < count; i++) {
    const y = Math.round(top + i * tall);
    const shift = Math.round(i % 2 === 0 ? -step : step);
    body += defs.clip(
      `<path d="M0 ${y}h${W}v${Math.round(tall)}h-${W}z"/>`,
      `<path fill="${i === 2 ? other : ink}" transform="translate(${shift} 0)" d="${letters.d}"/>`,
    );
  }
  return { body, box: letters.box, corner: { ...lower, ground: p.ground }, ground: p.ground };
};

/** A name in the lamp: dark letters before a lit disc, lit letters beyond it. */
const lamp: Compose = ({ first, second, face, tone, random, defs }) => {
  const ground = defs.linear({
    from: [0, 0],
    to: [0, H],
    stops: [
      [0, tone(0.05)],
      [0.55, tone(0.2)],
      [1, tone(0.06)],
    ],
  });
  const [cx, cy] = [W * random.between(0.4, 0.6), H * random.between(0.4, 0.46)];
  const r = W * random.between(0.34, 0.4);
  const stops = [[0.3, tone(0.6), 0.5] as const, [0.6, tone(0.45), 0.2] as const, [1, tone(0.3), 0] as const];
  const glow = defs.radial({ at: [cx, cy], r: r * 2.2, stops });
  const round = defs.linear({
    from: [0, cy - r],
    to: [0, cy + r],
    stops: [
      [0, tone(0.92)],
      [1, tone(0.56)],
    ],
  });
  const letters = glyphIn(face, first + second, { x: 62, y: 250, w: W - 124, h: 500 });
  return {
    body:
      sheet(ground) +
      sheet(glow) +
      disc(cx, cy, r, round) +
      path(letters.d, tone(0.94)) +
      defs.clip(
        `<circle cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(r)}"/>`,
        path(letters.d, tone(0.03)),
      ),
    box: letters.box,
    corner: { ...lower, ground: tone(0.08) },
    ground: tone(0.05),
  };
};

export const monograms = { giant, lens, stack, split, medal, overprint, slats, lamp };
export type MonogramName = keyof typeof monograms;

/** The manners that need two letters. */
export const forTwo: ReadonlySet<MonogramName> = new Set(['stack', 'giant']);
