import type { Colour } from '#kit/colour.ts';
import { num, rect, type Stop } from '#kit/svg.ts';

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

/** A straight-edged outline. */
export const poly = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`;

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`;

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
