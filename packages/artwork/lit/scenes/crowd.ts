import { num, path, rect } from '#kit/svg.ts';
import { beam, drift, glow } from '#lit/light.ts';
import { filled } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import type { Scene } from '#lit/set.ts';

/** Head and shoulders from behind. */
const head = (s: number): string =>
  `M${num(-s * 0.62)} 0a${num(s * 0.62)} ${num(s * 0.74)} 0 1 1 ${num(s * 1.24)} 0c0 ${num(s * 0.6)} ${num(-s * 0.2)} ${num(s * 0.7)} ${num(-s * 0.2)} ${num(s * 0.9)}c${num(s * 0.9)} ${num(s * 0.2)} ${num(s)} ${num(s * 0.7)} ${num(s * 1.1)} ${num(s * 3)}h${num(-s * 3.1)}c0 ${num(-s * 2.3)} ${num(s * 0.2)} ${num(-s * 2.8)} ${num(s * 1.1)} ${num(-s * 3)}c0 ${num(-s * 0.2)} ${num(-s * 0.2)} ${num(-s * 0.3)} ${num(-s * 0.2)} ${num(-s * 0.9)}z`;

/** Many heads before one light. */
export const crowd: Scene = (set) => {
  const { w, h, u, tone, light, defs, focus, random, wide } = set;
  const dark = defs.radial({
    at: [focus.x, h * 0.42],
    r: w * (wide ? 0.6 : 1),
    stops: [
      [0, light(0.82)],
      [0.2, light(0.5)],
      [0.5, tone(0.2)],
      [1, tone(0.03)],
    ],
  });
  const shafts = [-1.5, 0, 1.5].map((i) =>
    beam(
      set,
      [focus.x + i * u * 18, -u * 4, u * 1.4],
      [focus.x + i * u * 5, h * 0.8, u * 13],
      light(0.95),
      [0.5, 0.04],
    ),
  );
  const rows = [0.62, 0.7, 0.8, 0.93].map((row, depth) => {
    const size = u * (2.4 + depth * 2.6);
    const places: [number, number][] = [];
    for (let x = -size; x < w + size; x += size * random.between(1.5, 2.5))
      places.push([x, h * row + random.between(-0.5, 0.5) * size]);
    return (
      defs.repeat(path(head(size), tone(0.3 - depth * 0.098)), places) +
      rect(0, h * (row + 0.04), w, h, tone(0.28 - depth * 0.093), 'opacity=".75" ')
    );
  });
  const hero =
    [set.lead, set.second].find(({ name }) =>
      ['figure', 'couple', 'flag', 'cross', 'puppet'].includes(name),
    ) ?? insider(set);
  return {
    sky: filled(set, dark) + shafts.join('') + glow(set, focus.x, h * 0.44, u * 34, light(1), 0.7),
    far: path(
      `M${num(focus.x - u * 16)} ${num(h * 0.56)}h${num(u * 32)}v${num(u * 20)}h${num(-u * 32)}z`,
      tone(0.12),
    ),
    subject: backlit(set, hero, focus.x, h * 0.565, u * 20) + rows.slice(0, 2).join(''),
    near: rows.slice(2).join('') + drift(set, light(0.95), { count: 30, size: 0.3, low: h * 0.6 }),
  };
};
