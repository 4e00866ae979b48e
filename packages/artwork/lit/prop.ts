import { put, silhouette } from '#kit/motif.ts';
import { disc, group, num, type Stop } from '#kit/svg.ts';

import { glow, orb, down } from './light.ts';
import type { LitSet, Prop } from './set.ts';

/** What can be placed in a light: the first of the two that is a thing. */
export const thing = ({ lead, second }: LitSet): Prop =>
  [lead, second].find(
    ({ kind, name }) => kind === 'object' || kind === 'tall' || (kind === 'round' && name !== 'sun'),
  ) ?? lead;

const buildings = new Set(['house', 'castle', 'school']);

export const building = ({ lead, second }: LitSet): Prop | undefined =>
  [lead, second].find(({ name }) => buildings.has(name));

const creatures = new Set(['animal', 'dinosaur', 'insect', 'bird', 'fish', 'ghost', 'robot']);

export const creature = ({ lead, second }: LitSet): Prop =>
  [lead, second].find(({ name }) => creatures.has(name)) ?? lead;

/** Things whose openings are lit from within at night. */
const inhabited = new Set([
  'house',
  'castle',
  'school',
  'train',
  'ship',
  'car',
  'window',
  'skyline',
  'robot',
]);

/** A dark shape against the light, with a thin rim of it on the lit side. */
export function backlit(
  set: LitSet,
  { name, drawing }: Prop,
  x: number,
  ground: number,
  size: number,
  { level = 0.01, lightX = x, flip = false, base = true, turn = 0 } = {},
): string {
  const { tone, light } = set;
  const side = Math.sign(lightX - x) * Math.min(size * 0.012, set.u * 0.3);
  const placing = { base, flip, turn };
  const rim =
    side === 0
      ? ''
      : group('opacity=".55"', silhouette(drawing, x + side, ground, size, light(0.86), placing));
  const dark = tone(level);
  const holes = inhabited.has(name) ? light(0.9) : tone(level + 0.16);
  return rim + put(drawing, x, ground, size, { f: dark, a: tone(level + 0.07), g: holes }, placing);
}

/** A thing the size of a mountain, in haze that hides its foot. */
export function colossus(
  set: LitSet,
  { drawing, kind }: Prop,
  x: number,
  foot: number,
  size: number,
  { turn = 0, flip = false, level = set.hour.land[0] * 0.62, lightX = x } = {},
): string {
  const { tone, light } = set;
  const haze = light(set.hour.sky[2] * 0.86);
  const fade = (from: number) => {
    const stops: Stop[] = [
      [0, tone(from)],
      [0.45, tone(from + 0.05)],
      [0.8, tone(from + (set.hour.sky[2] - from) * 0.3)],
      [1, haze],
    ];
    return down(set, 0, 100, ...stops);
  };
  const base = kind !== 'sky' && kind !== 'round';
  const placing = { base, turn, flip };
  const side = Math.sign(lightX - x) * set.u * 0.4;
  const rim =
    side === 0 ? '' : group('opacity=".5"', silhouette(drawing, x + side, foot, size, light(0.8), placing));
  return (
    rim +
    put(drawing, x, foot, size, { f: fade(level), a: fade(level + 0.12), g: fade(level + 0.3) }, placing)
  );
}

/** A round motif in the place of sun or moon. */
export function celestial(set: LitSet, { name, drawing }: Prop, x: number, y: number, r: number): string {
  if (name === 'sun') return orb(set, x, y, r);
  if (name === 'moon') return orb(set, x, y, r) + craters(set, x, y, r);
  const { light, tone, hour } = set;
  if (name === 'star') return guidingStar(set, x, y - r * 0.5, r);
  if (name === 'ring')
    return (
      glow(set, x, y, r * 2.1, light(0.85), 0.6) +
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 1.15)}" fill="none" stroke="${light(hour.disc[0])}" stroke-width="${num(r * 0.16)}"/>`
    );
  return (
    orb(set, x, y, r * 1.02) + put(drawing, x, y, r * 1.96, { f: light(0.62), a: light(0.99), g: tone(0.12) })
  );
}

/** A star that is all light: four long rays and a heart. */
function guidingStar(set: LitSet, x: number, y: number, r: number): string {
  const { light } = set;
  const ray = (long: number, thin: number, angle: number) =>
    `<path transform="translate(${num(x)} ${num(y)})rotate(${angle})" fill="${light(1)}" d="M0 ${num(-long)}Q${num(thin * 0.2)} ${num(-thin)} ${num(thin)} 0Q${num(thin * 0.2)} ${num(thin)} 0 ${num(long)}Q${num(-thin * 0.2)} ${num(thin)} ${num(-thin)} 0Q${num(-thin * 0.2)} ${num(-thin)} 0 ${num(-long)}z"/>`;
  return (
    glow(set, x, y, r * 2.4, light(0.9), 0.5) +
    ray(r * 2.2, r * 0.12, 0) +
    ray(r * 1.2, r * 0.12, 90) +
    group('opacity=".7"', ray(r * 0.5, r * 0.06, 45) + ray(r * 0.5, r * 0.06, 135)) +
    glow(set, x, y, r * 0.7, light(1), 1)
  );
}

function craters({ light }: LitSet, x: number, y: number, r: number): string {
  const shade = light(0.84);
  return group(
    'opacity=".5"',
    disc(x - r * 0.3, y - r * 0.25, r * 0.26, shade) +
      disc(x + r * 0.34, y + r * 0.2, r * 0.34, shade) +
      disc(x - r * 0.12, y + r * 0.5, r * 0.16, shade) +
      disc(x + r * 0.1, y - r * 0.55, r * 0.12, shade),
  );
}
