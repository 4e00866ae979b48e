import { num, path, rect } from '#kit/svg.ts';
import { down } from '#lit/light.ts';

import type { LitSet } from './set.ts';

/** The upper edge of a layer of land, from beyond the left edge to beyond the right. */
export type Crest = { points: readonly (readonly [number, number])[]; smooth: boolean };

/** Rolling hills: three waves that don't repeat. */
export function hills({ w, random }: LitSet, y: number, height: number, waves = 1.6): Crest {
  const phases = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)] as const;
  const points: [number, number][] = [];
  for (let i = -1; i <= 15; i++) {
    const t = i / 14;
    const wave =
      Math.sin(t * waves * 6.28 + phases[0]) * 0.6 +
      Math.sin(t * waves * 11.3 + phases[1]) * 0.28 +
      Math.sin(t * waves * 21.7 + phases[2]) * 0.12;
    points.push([t * w, y + wave * height]);
  }
  return { points, smooth: true };
}

/** Mountains: a line broken again and again, each time by less. */
export function peaks({ w, random }: LitSet, y: number, height: number): Crest {
  let line: [number, number][] = [
    [-w * 0.06, y + random.between(-0.3, 0.5) * height],
    [w * random.between(0.2, 0.32), y - random.between(0.1, 0.7) * height],
    [w * random.between(0.42, 0.54), y + random.between(0, 0.5) * height],
    [w * random.between(0.64, 0.82), y - random.between(0.5, 1) * height],
    [w * 1.06, y + random.between(-0.3, 0.5) * height],
  ];
  let reach = height * 0.5;
  for (let round = 0; round < 4; round++) {
    const next: [number, number][] = [];
    line.forEach(([x, at], i) => {
      next.push([x, at]);
      const after = line[i + 1];
      if (after !== undefined) {
        const share = random.between(0.4, 0.6);
        next.push([x + (after[0] - x) * share, (at + after[1]) / 2 + random.between(-reach, reach) * 0.5]);
      }
    });
    line = next;
    reach *= 0.54;
  }
  return { points: line, smooth: false };
}

/** Dunes: long windward slopes that break at a sharp crest. */
export function dunes({ w, random }: LitSet, y: number, height: number): Crest {
  const points: [number, number][] = [];
  let x = -w * random.between(0.1, 0.4);
  while (x < w * 1.1) {
    const length = w * random.between(0.34, 0.6);
    const top = height * random.between(0.5, 1);
    for (let i = 0; i < 7; i++)
      points.push([x + (length * i) / 7, y - top * (1 - Math.cos((i / 7) * Math.PI)) * 0.5]);
    points.push([x + length * 0.97, y - top * 0.97], [x + length * 1.02, y - top * 0.86]);
    x += length * 1.18;
  }
  return { points, smooth: true };
}

/** A tree line of firs on a hill; far ones are mere points. */
export function firs(set: LitSet, y: number, height: number, tree: number): Crest {
  const { random, w, u } = set;
  const ground = hills(set, y, height, 1.1);
  const tiers = tree > u * 12 ? [0.34, 0.66] : tree > u * 8 ? [0.5] : [];
  const points: [number, number][] = [];
  for (let x = -tree; x < w + tree;) {
    const base = heightAt(ground, x);
    const tall = tree * random.between(0.45, 1.25) * (random.chance(0.12) ? 1.5 : 1);
    const half = tall * random.between(0.13, 0.19);
    const side = (sign: number) =>
      tiers.flatMap((t): [number, number][] => [
        [x + sign * half * (1.08 - t), base - tall * (t - 0.05)],
        [x + sign * half * (0.62 - t * 0.6), base - tall * t],
      ]);
    points.push([x - half, base], ...side(-1), [x, base - tall], ...side(1).toReversed(), [x + half, base]);
    x += half * random.between(1.2, 2.8) + (random.chance(0.1) ? tree * 0.6 : 0);
  }
  return { points, smooth: false };
}

/** Roofs of a city; `towers` says how far single ones rise. */
export function roofs({ w, random }: LitSet, y: number, block: number, towers: number): Crest {
  const points: [number, number][] = [];
  let x = -block;
  while (x < w + block) {
    const width = block * random.between(0.5, 1.4);
    const top = y - towers * random.next() ** 2.6;
    points.push([x, top]);
    if (random.chance(0.16)) {
      const mast = x + width * random.between(0.4, 0.6);
      points.push(
        [mast - 1.5, top],
        [mast - 1.5, top - block * 0.7],
        [mast + 1.5, top - block * 0.7],
        [mast + 1.5, top],
      );
    } else if (random.chance(0.22)) {
      points.push(
        [x + width * 0.2, top],
        [x + width * 0.2, top - block * 0.25],
        [x + width * 0.8, top - block * 0.25],
        [x + width * 0.8, top],
      );
    }
    points.push([x + width, top]);
    x += width;
  }
  return { points, smooth: false };
}

export const flat = ({ w }: LitSet, y: number): Crest => ({
  points: [
    [-10, y],
    [w + 10, y],
  ],
  smooth: false,
});

/** The crest's height at x. */
export function heightAt({ points }: Crest, x: number): number {
  const after = points.findIndex(([px]) => px >= x);
  const [right, left] = [points[after], points[after - 1]];
  if (right === undefined) return points.at(-1)?.[1] ?? 0;
  if (left === undefined) return right[1];
  const share = right[0] === left[0] ? 0 : (x - left[0]) / (right[0] - left[0]);
  return left[1] + (right[1] - left[1]) * share;
}

/** The path under a crest, down to `foot`. Whole numbers: land has no finer detail. */
export function under({ points, smooth }: Crest, foot: number): string {
  const [first] = points;
  if (first === undefined) return '';
  let [penX, penY] = [Math.round(first[0]), Math.round(first[1])];
  let d = `M${penX} ${Math.round(foot)}V${penY}`;
  const by = (x: number, y: number) => `${Math.round(x) - penX} ${Math.round(y) - penY}`;
  points.slice(1).forEach(([x, y], i) => {
    if (smooth) {
      const before = points[Math.max(0, i - 1)] ?? first;
      const from = points[i] ?? first;
      const after = points[i + 2] ?? [x, y];
      d += `c${by(from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6)} ${by(x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6)} ${by(x, y)}`;
    } else d += `l${by(x, y)}`;
    [penX, penY] = [Math.round(x), Math.round(y)];
  });
  return `${d.replaceAll(' -', '-')}V${Math.round(foot)}z`;
}

/** A layer of land: dark at its crest, lost in mist at its foot. */
export function layer(
  set: LitSet,
  crest: Crest,
  level: number,
  { foot = set.h, mist = set.hour.mist } = {},
): string {
  const { tone, light } = set;
  const top = crest.points.reduce((min, [, y]) => Math.min(min, y), Infinity);
  const reach = Math.min(foot, top + set.u * 34);
  const lit = level + mist * (0.35 + level);
  const fill = down(
    set,
    top,
    reach,
    [0, tone(level)],
    [0.4, tone(level + (lit - level) * 0.35)],
    [1, level > 0.1 ? light(lit) : tone(lit)],
  );
  return path(under(crest, foot), fill);
}

/** Lit windows scattered under a line of roofs. */
export function windows(set: LitSet, crest: Crest, count: number, size: number): string {
  const { dust: random } = set;
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(0, set.w);
    const y = heightAt(crest, x) + size * 3 + random.next() ** 1.6 * set.u * 22;
    d += `M${num(x)} ${num(y)}h${num(size)}v${num(size * 1.5)}h${num(-size)}z`;
  }
  return path(d, set.light(0.92), 'opacity=".75" ');
}

/** Flat water with the light lying on it as a path of broken strokes. */
export function water(set: LitSet, y: number, lightX: number, width: number): string {
  const { w, h, u, tone, light, dust: random, hour } = set;
  const fill = down(
    set,
    y,
    h,
    [0, light(hour.sky[2] * 0.62)],
    [0.12, tone(hour.sky[2] * 0.42)],
    [0.5, tone(0.1)],
    [1, tone(0.01)],
  );
  const strokes = [0.75, 0.45, 0.28].map((opacity, level) => {
    let d = '';
    for (let i = 0; i < (set.fine ? 9 : 5); i++) {
      const depth = ((i + level / 3) / 9) ** 1.35;
      const span = width * (0.5 + depth * 1.1) * random.between(0.35, 1);
      const x = lightX + random.between(-0.5, 0.5) * width * (0.3 + depth);
      const thick = u * (0.24 + depth * 0.9);
      d += `M${num(x - span / 2)} ${num(y + u * 0.8 + depth * (h - y) * 0.8)}q${num(span / 2)} ${num(-thick)} ${num(span)} 0q${num(-span / 2)} ${num(thick)} ${num(-span)} 0z`;
    }
    return path(d, light(0.95), `opacity="${opacity}" `);
  });
  return rect(0, y, w, h - y, fill) + strokes.join('');
}
