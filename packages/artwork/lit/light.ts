import { type Colour, mix } from '#kit/colour.ts';
import { num, rect, type Stop, disc, ellipse, path } from '#kit/svg.ts';

import type { LitSet } from './set.ts';

type Point = readonly [x: number, y: number];

/** A fade from one height to another. */
export const down = ({ defs }: LitSet, from: number, to: number, ...stops: Stop[]): Colour =>
  defs.linear({ from: [0, from], to: [0, to], stops });

/** A fade from left to right. */
export const along = ({ defs }: LitSet, from: number, to: number, ...stops: Stop[]): Colour =>
  defs.linear({ from: [from, 0], to: [to, 0], stops });

/** A fade outwards. */
export const around = ({ defs }: LitSet, x: number, y: number, r: number, ...stops: Stop[]): Colour =>
  defs.radial({ at: [x, y], r, stops });

/** All of the picture in one colour or fade. */
export const filled = ({ w, h }: LitSet, paint: Colour): string => rect(0, 0, w, h, paint);

/** All of the picture, lit from a point. */
export const filledAround = (set: LitSet, x: number, y: number, r: number, ...stops: Stop[]): string =>
  filled(set, around(set, x, y, r, ...stops));

/** All below a height, fading downwards. */
export const filledBelow = (set: LitSet, y: number, ...stops: Stop[]): string =>
  rect(0, y, set.w, set.h - y, down(set, y, set.h, ...stops));

/** A straight-edged outline. */
export const poly = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`;

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`;

/** Three short arms close to the top: one long arm would make it a cross. */
export function telegraphPole(x: number, foot: number, tall: number, half: number): string {
  const arms = [0.985, 0.93, 0.875].map((height, index) => {
    const reach = tall * (0.1 - index * 0.015);
    return box(x - reach, foot - tall * height, reach * 2, Math.max(half * 0.7, tall * 0.012));
  });
  const stem: readonly Point[] = [
    [x - half, foot],
    [x - half * 0.7, foot - tall * 0.985],
    [x + half * 0.7, foot - tall * 0.985],
    [x + half, foot],
  ];
  return poly(...stem) + arms.join('');
}

/** An outline's line, not its inside. */
export const line = (d: string, colour: Colour, width: number, more = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${num(width)}" ${more}d="${d}"/>`;

/** A window with a round head. */
export const arched = (x: number, foot: number, w: number, h: number): string =>
  `M${num(x)} ${num(foot)}v${num(w / 2 - h)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0v${num(h - w / 2)}z`;

/** The dark that closes a picture below. */
export const dusk = (set: LitSet, from: number, strength = 0.85): string =>
  `<path fill="${down(set, from, set.h, [0, set.tone(0), 0], [1, set.tone(0), strength])}" d="${box(0, from, set.w, set.h - from)}"/>`;

/** A dark room that is a little less dark around one point. */
export const darkRoom = (set: LitSet, x: number, y: number, bright = 0.3): string =>
  `<path fill="${around(set, x, y, set.w * (set.wide ? 0.58 : 0.95), [0, set.tone(bright)], [0.45, set.tone(bright * 0.42)], [1, set.tone(0.015)])}" d="${box(0, 0, set.w, set.h)}"/>`;

/** The sky down to the horizon: own tone above, the light's tone below, in eased steps so that no band shows. */
export function sky(set: LitSet, low: number = set.horizon): string {
  const { hour, tone, light, defs } = set;
  const [top, middle, bottom] = hour.sky;
  const at = (t: number): Colour => {
    const level = t < 0.5 ? top + (middle - top) * ease(t * 2) : middle + (bottom - middle) * ease(t * 2 - 1);
    return mix(tone(level), light(level), Math.max(0, (t - 0.35) / 0.65) ** 1.2);
  };
  const stops = [0, 0.2, 0.4, 0.55, 0.7, 0.85, 1].map((t): Stop => [t, at(t)]);
  return filled(set, defs.linear({ from: [0, 0], to: [0, low + set.u * 4], stops }));
}

const ease = (t: number): number => t * t * (3 - 2 * t) * 0.6 + t * 0.4;

/** Light that spreads in air. */
export function glow(
  { defs }: LitSet,
  x: number,
  y: number,
  r: number,
  colour: Colour,
  strength: number,
  squash = 1,
): string {
  const falling = [1, 0.72, 0.44, 0.24, 0.1, 0.03, 0];
  const stops = falling.map((share, i): Stop => [i / (falling.length - 1), colour, share * strength]);
  return ellipse(x, y, r, r * squash, defs.radial({ at: [x, y], r, stops, squash }));
}

/** Sun or moon: lit from within, thinner towards the horizon. */
export function orb(set: LitSet, x: number, y: number, r: number): string {
  const { defs, light, hour } = set;
  const [top, bottom] = hour.disc;
  const stops: Stop[] = [
    [0, light(top)],
    [0.45, light(top - (top - bottom) * 0.25)],
    [1, light(bottom)],
  ];
  return disc(x, y, r, defs.linear({ from: [x, y - r], to: [x, y + r], stops }));
}

type Spot = { x: number; y: number; size: number };

/** Many specks in three strengths, each strength one path: round caps make the dots. */
export function specks(
  spots: readonly Spot[],
  colour: Colour,
  opacity: readonly [number, number, number],
): string {
  return opacity
    .map((alpha, level) => {
      const mine = spots.filter((_, i) => i % 3 === level);
      if (mine.length === 0) return '';
      const size = mine.reduce((sum, spot) => sum + spot.size, 0) / mine.length;
      const d = mine.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
      return `<path fill="none" stroke="${colour}" stroke-linecap="round" stroke-width="${num(size * (0.6 + level * 0.45))}" opacity="${alpha}" d="${d}"/>`;
    })
    .join('');
}

export function stars(set: LitSet, low: number = set.horizon, count = 66): string {
  const { w, u, dust: random, light, fine } = set;
  const spots = Array.from({ length: fine ? count : count / 3 }, () => ({
    x: random.next() * w,
    y: random.next() ** 1.4 * low,
    size: u * random.between(0.2, 0.32),
  }));
  return specks(spots, light(0.95), [0.3, 0.55, 0.9]);
}

/** Flakes, embers or dust in the air; nearer ones are larger. */
export function particles(
  set: LitSet,
  colour: Colour,
  { count = 110, low = set.h, size = 0.5 } = {},
): string {
  const { w, u, dust: random, fine } = set;
  if (!fine) return '';
  const spots = Array.from({ length: count }, () => ({
    x: random.next() * w,
    y: random.next() * low,
    size: u * random.between(size * 0.6, size * 1.5),
  }));
  return specks(spots, colour, [0.35, 0.6, 0.85]);
}

/** Streaks of rain, leaning. */
export function streaks(set: LitSet, colour: Colour, count = 120): string {
  const { w, h, u, dust: random, fine } = set;
  const groups = [0.16, 0.3, 0.5].map((opacity, level) => {
    let d = '';
    for (let i = 0; i < (fine ? count : count / 2) / 3; i++) {
      const length = u * random.between(3, 9);
      d += `M${Math.round(random.between(0, w * 1.1))} ${Math.round(random.between(-u * 6, h))}l${num(-length * 0.2)} ${num(length)}`;
    }
    return `<path fill="none" stroke="${colour}" stroke-width="${num(u * (0.12 + level * 0.06))}" opacity="${opacity}" d="${d}"/>`;
  });
  return groups.join('');
}

/** A band of mist that has no edge. */
export function mistBand(
  { w, defs }: LitSet,
  y: number,
  height: number,
  colour: Colour,
  strength: number,
): string {
  const stops: Stop[] = [
    [0, colour, 0],
    [0.5, colour, strength],
    [1, colour, 0],
  ];
  return rect(
    0,
    y - height / 2,
    w,
    height,
    defs.linear({ from: [0, y - height / 2], to: [0, y + height / 2], stops }),
  );
}

/** A beam from a point to a span, fading on its way. */
export function beam(
  { defs }: LitSet,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  colour: Colour,
  strength: readonly [number, number],
): string {
  const [x1, y1, half1] = from;
  const [x2, y2, half2] = to;
  const fill = defs.linear({
    from: [x1, y1],
    to: [x2, y2],
    stops: [
      [0, colour, strength[0]],
      [0.5, colour, strength[0] * 0.45 + strength[1] * 0.55],
      [1, colour, strength[1]],
    ],
  });
  return path(
    `M${num(x1 - half1)} ${num(y1)}H${num(x1 + half1)}L${num(x2 + half2)} ${num(y2)}H${num(x2 - half2)}Z`,
    fill,
  );
}
