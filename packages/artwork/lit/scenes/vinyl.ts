import { disc, num } from '#kit/svg.ts';
import { drift, glow } from '#lit/light.ts';
import { around, dusk, filled, line } from '#lit/paint.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A record, large as a planet, with light in its grooves. */
export const vinyl: Scene = (set) => {
  const { w, h, u, tone, light, wide, random, fine } = set;
  const { top, floor } = roomOf(set);
  const r = wide ? u * 56 : w * 0.56;
  const x = wide ? w * 0.74 : w * 0.56;
  const y = wide ? h * 0.5 : (top + floor) / 2;
  const tilt = random.between(-0.5, 0.5);
  const wedge = (a: number, half: number, opacity: number) =>
    `<path fill="${light(0.95)}" opacity="${opacity}" d="M${num(x)} ${num(y)}L${num(x + Math.cos(a - half) * r)} ${num(y + Math.sin(a - half) * r)}A${num(r)} ${num(r)} 0 0 1 ${num(x + Math.cos(a + half) * r)} ${num(y + Math.sin(a + half) * r)}z"/>`;
  const grooves = Array.from(
    { length: fine ? 17 : 9 },
    (_, i) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * (0.36 + i * (fine ? 0.037 : 0.07)))}"/>`,
  ).join('');
  const arm = `M${num(x + r * 0.98)} ${num(y - r * 0.9)}L${num(x + r * 0.72)} ${num(y + r * 0.1)}L${num(x + r * 0.44)} ${num(y + r * 0.42)}`;
  return {
    sky: filled(set, around(set, x, y, r * 1.7, [0, tone(0.3)], [0.6, tone(0.14)], [1, tone(0.02)])),
    far: glow(set, x - r * 0.6, y - r * 0.7, u * 52, light(0.85), 0.5) + disc(x, y, r, tone(0.012)),
    subject:
      [-0.9, 2.24]
        .map((a) => [0.34, 0.22, 0.1].map((half) => wedge(a + tilt, half, 0.13)).join(''))
        .join('') +
      `<g fill="none" stroke="${tone(0.02)}" stroke-width="${num(u * 0.5)}" opacity=".8">${grooves}</g>` +
      disc(
        x,
        y,
        r * 0.31,
        around(set, x - r * 0.1, y - r * 0.1, r * 0.36, [0, light(0.92)], [1, light(0.6)]),
      ) +
      disc(x, y, r * 0.2, tone(0.1), 'opacity=".16" ') +
      disc(x, y, r * 0.025, tone(0.02)) +
      line(arm, tone(0.3), u * 1.5, 'stroke-linejoin="round" ') +
      line(arm, light(0.9), u * 0.4, 'opacity=".6" stroke-linejoin="round" '),
    near: drift(set, light(0.9), { count: 26, size: 0.24 }) + dusk(set, floor - u * 16, 0.92),
  };
};
