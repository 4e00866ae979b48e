import { disc, num, path, rect } from '#kit/svg.ts';
import { around, box, down, filled, line, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** The view through a scope, with crosshairs. */
export const scope: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random, defs } = set;
  const { top, floor } = roomOf(set);
  const x = wide ? w * 0.72 : focus.x;
  const y = wide ? h * 0.44 : (top + floor) / 2;
  const r = wide ? u * 37 : Math.min(w * 0.44, (floor - top) * 0.48);
  const round = disc(x, y, r, '#000');
  const ground = y + r * 0.4;
  const px = x + u * random.between(-3, 5);
  let towers = '';
  for (let i = -6; i < 6; i++)
    towers += box(x + i * u * 8, ground - u * random.between(10, 30), u * random.between(5, 8), u * 40);
  const ticks = [-3, -2, -1, 1, 2, 3]
    .map(
      (k) =>
        box(x + k * r * 0.16 - u * 0.12, y - u * 0.9, u * 0.24, u * 1.8) +
        box(x - u * 0.9, y + k * r * 0.16 - u * 0.12, u * 1.8, u * 0.24),
    )
    .join('');
  return {
    sky:
      filled(set, tone(0.008)) +
      defs.clip(
        round,
        filled(set, down(set, y - r, ground, [0, light(0.5)], [0.6, light(0.8)], [1, light(0.96)])),
      ),
    far: defs.clip(
      round,
      path(towers, light(0.55)) +
        rect(0, ground - u * 2, w, h, down(set, ground - u * 2, y + r, [0, light(0.6)], [1, tone(0.2)])),
    ),
    subject: defs.clip(
      round,
      path(
        poly(
          [px - u * 2, ground + u * 4],
          [px + u * 2, ground + u * 4],
          [px + u * 16, y + r],
          [px + u * 8, y + r],
        ),
        tone(0.04),
        'opacity=".5" ',
      ) + backlit(set, insider(set), px, ground + u * 5, r * 0.62),
    ),
    near:
      disc(x, y, r, around(set, x, y, r, [0.6, tone(0), 0], [0.9, tone(0), 0.5], [1, tone(0), 0.95])) +
      path(
        box(x - r, y - u * 0.16, r * 2, u * 0.32) +
          box(x - u * 0.16, y - r, u * 0.32, r * 2) +
          box(x - r, y - u * 0.5, r * 0.4, u) +
          box(x + r * 0.6, y - u * 0.5, r * 0.4, u) +
          box(x - u * 0.5, y + r * 0.6, u, r * 0.4) +
          ticks,
        tone(0.01),
      ) +
      line(
        `M${num(x - r * 0.72)} ${num(y - r * 0.72)}A${num(r * 1.02)} ${num(r * 1.02)} 0 0 1 ${num(x + r * 0.72)} ${num(y - r * 0.72)}`,
        light(0.7),
        u * 0.5,
        'opacity=".5" ',
      ),
  };
};
