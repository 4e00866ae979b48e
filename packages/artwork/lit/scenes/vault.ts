import { disc, num, path, rect } from '#kit/svg.ts';
import { glow } from '#lit/light.ts';
import { along, around, down, dusk, filled, line, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A vault door ajar, with gold inside. */
export const vault: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide } = set;
  const { top, floor } = roomOf(set);
  const r = wide ? u * 31 : Math.min(w * 0.38, (floor - top) * 0.42);
  const x = focus.x;
  const y = floor - r - u * 2;
  const shift = r * 0.5;
  const ring = (cx: number, k: number, width: number, ink: string) =>
    `<circle cx="${num(cx)}" cy="${num(y)}" r="${num(r * k)}" fill="none" stroke="${ink}" stroke-width="${num(width)}"/>`;
  const steel = along(
    set,
    x - shift - r,
    x - shift + r,
    [0, tone(0.05)],
    [0.6, tone(0.16)],
    [0.93, tone(0.34)],
    [1, light(0.9)],
  );
  const bolts = Array.from(
    { length: 14 },
    (_, i) =>
      `M${num(x - shift + Math.cos(i * 0.4488) * r * 0.8)} ${num(y + Math.sin(i * 0.4488) * r * 0.8)}h0`,
  ).join('');
  const spokes = Array.from(
    { length: 5 },
    (_, i) =>
      `M${num(x - shift)} ${num(y)}L${num(x - shift + Math.cos(i * 1.2566 + 0.3) * r * 0.36)} ${num(y + Math.sin(i * 1.2566 + 0.3) * r * 0.36)}`,
  ).join('');
  return {
    sky:
      filled(
        set,
        around(
          set,
          x + r * 0.6,
          y,
          w * (wide ? 0.5 : 0.9),
          [0, tone(0.3)],
          [0.4, tone(0.13)],
          [1, tone(0.02)],
        ),
      ) + rect(0, floor, w, h - floor, down(set, floor, h, [0, tone(0.1)], [1, tone(0)])),
    far:
      ring(x, 1.08, r * 0.18, tone(0.09)) +
      ring(x, 1.18, u * 0.4, tone(0.3)) +
      disc(
        x,
        y,
        r,
        around(set, x + r * 0.3, y, r * 1.2, [0, light(1)], [0.5, light(0.86)], [1, light(0.5)]),
      ) +
      backlit(set, insider(set), x + r * 0.62, y + r * 0.92, r * 0.74) +
      glow(set, x + r * 0.6, y, r * 1.5, light(1), 0.6),
    subject:
      disc(x - shift, y, r * 0.98, steel) +
      ring(x - shift, 0.62, u * 0.5, tone(0.26)) +
      line(bolts, tone(0.3), u * 1.5, 'stroke-linecap="round" ') +
      line(spokes, light(0.5), u * 1.3, 'stroke-linecap="round" ') +
      ring(x - shift, 0.36, u * 0.9, light(0.46)) +
      disc(x - shift, y, u * 2.6, tone(0.3)),
    near:
      path(
        poly([x + r * 0.2, floor], [x + r * 0.95, floor], [x + r * 2, h], [x + r * 0.1, h]),
        down(set, floor, h, [0, light(0.9), 0.7], [1, light(0.6), 0]),
      ) + dusk(set, floor + u * 3, 0.6),
  };
};
