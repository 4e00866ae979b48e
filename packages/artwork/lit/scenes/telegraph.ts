import { num, path, rect } from '#kit/svg.ts';
import { flat, hills, layer } from '#lit/land.ts';
import { glow, mistBand, orb, sky, stars } from '#lit/light.ts';
import { box, down, dusk, line, poly } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Wires to the horizon, and nothing else. */
export const telegraph: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide } = set;
  const { floor } = roomOf(set);
  const y = floor - u * 5;
  const x = focus.x - u * (wide ? 12 : 8);
  const r = u * random.between(16, 24);
  const sunX = focus.x + u * 4;
  const ts = [0.05, 0.09, 0.15, 0.25, 0.42, 0.74, 1.3];
  const at = (t: number) => [x + t * u * 62, y + t * u * 15, u * 58 * t + u * 1.5] as const;
  const poles = ts
    .map((t) => {
      const [px, py, tall] = at(t);
      const half = Math.max(0.7, u * 0.75 * t);
      return (
        poly([px - half, py], [px - half * 0.7, py - tall], [px + half * 0.7, py - tall], [px + half, py]) +
        box(px - tall * 0.14, py - tall * 0.93, tall * 0.28, half * 1.2) +
        box(px - tall * 0.1, py - tall * 0.8, tall * 0.2, half)
      );
    })
    .join('');
  let wires = '';
  for (const [k, side] of [
    [0.93, -0.13],
    [0.93, 0.13],
    [0.8, 0.09],
  ] as const) {
    ts.forEach((t, i) => {
      const next = ts[i + 1];
      if (next === undefined) return;
      const [[ax, ay, at1], [bx, by, bt]] = [at(t), at(next)];
      wires += `M${num(ax + side * at1)} ${num(ay - at1 * k)}Q${num((ax + bx) / 2)} ${num((ay - at1 * k + by - bt * k) / 2 + bt * 0.16)} ${num(bx + side * bt)} ${num(by - bt * k)}`;
    });
  }
  const mesa = [
    [-34, 12, 9],
    [22, 9, 13],
    [36, 16, 7],
  ]
    .map(([dx = 0, width = 0, tall = 0]) =>
      poly(
        [sunX + u * (dx - width), y + u],
        [sunX + u * (dx - width * 0.7), y - u * tall],
        [sunX + u * (dx + width * 0.6), y - u * tall],
        [sunX + u * (dx + width), y + u],
      ),
    )
    .join('');
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, sunX, y - r * 0.3, r * 3.2, light(0.88), hour.glow + 0.1) +
      orb(set, sunX, y - r * 0.3, r),
    far: path(mesa, tone(hour.land[0] * 0.9)) + mistBand(set, y, u * 8, light(hour.sky[2]), 0.5),
    subject:
      rect(
        0,
        y,
        w,
        h - y,
        down(set, y, h, [0, light(hour.sky[2] * 0.55)], [0.2, tone(0.2)], [1, tone(0.02)]),
      ) +
      layer(set, hills(set, y + u * 12, u * 1.5, 1), 0.09, { mist: 0.05 }) +
      backlit(set, someone(set), sunX - u * 9, y + u * 6, u * 11, { lightX: sunX }),
    near:
      path(poles, tone(0.015)) +
      line(wires, tone(0.02), u * 0.24) +
      layer(set, flat(set, h * 0.97), 0) +
      dusk(set, floor, 0.5),
  };
};
