import { disc, num, path, rect } from '#kit/svg.ts';
import { hills, layer } from '#lit/land.ts';
import { glow, mistBand, sky, stars } from '#lit/light.ts';
import { box, down, dusk, line } from '#lit/paint.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Nose on, wheels down, the lights of the runway running towards us. */
export const runway: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 14;
  const cy = y - u * 20;
  const spots = [0.05, 0.1, 0.17, 0.27, 0.41, 0.62, 0.95];
  const lamps = spots.flatMap((t) =>
    [-1, -0.33, 0.33, 1].map(
      (k) => [x + k * (u * 3 + t * u * 62), y + (h - y) * t, u * (0.3 + t * 1.1)] as const,
    ),
  );
  const span = u * (wide ? 38 : 36);
  const plane =
    `M${num(x - span)} ${num(cy - u * 2.4)}L${num(x - u * 4)} ${num(cy + u * 2)}L${num(x - u * 4)} ${num(cy + u * 4)}L${num(x - span)} ${num(cy - u * 1.5)}z` +
    `M${num(x + span)} ${num(cy - u * 2.4)}L${num(x + u * 4)} ${num(cy + u * 2)}L${num(x + u * 4)} ${num(cy + u * 4)}L${num(x + span)} ${num(cy - u * 1.5)}z` +
    `M${num(x - u * 0.5)} ${num(cy - u * 4)}L${num(x - u * 0.3)} ${num(cy - u * 15)}h${num(u * 0.6)}L${num(x + u * 0.5)} ${num(cy - u * 4)}z` +
    `M${num(x - u * 13)} ${num(cy - u * 6.4)}L${num(x)} ${num(cy - u * 4.4)}L${num(x + u * 13)} ${num(cy - u * 6.4)}L${num(x)} ${num(cy - u * 3)}z` +
    box(x - u * 9.2, cy + u * 4, u * 0.8, u * 6.4) +
    box(x + u * 8.4, cy + u * 4, u * 0.8, u * 6.4) +
    box(x - u * 0.4, cy + u * 5, u * 0.8, u * 6);
  return {
    sky:
      sky(set, y) + (hour.stars ? stars(set, y) : '') + glow(set, x, cy, u * 62, light(0.9), hour.glow + 0.2),
    far:
      layer(set, hills(set, y - u, u * 2, 1.5), hour.land[0], { foot: y + u }) +
      rect(0, y, w, h - y, down(set, y, h, [0, tone(0.2)], [0.3, tone(0.09)], [1, tone(0.01)])) +
      mistBand(set, y, u * 8, light(hour.sky[2]), 0.5),
    subject:
      path(plane, tone(0.03)) +
      disc(x, cy + u * 1.4, u * 5, tone(0.025)) +
      disc(x - u * 17, cy + u * 4, u * 2.5, tone(0.02)) +
      disc(x + u * 17, cy + u * 4, u * 2.5, tone(0.02)) +
      line(
        `M${num(x - u * 4.6)} ${num(cy - u)}a${num(u * 5)} ${num(u * 5)} 0 0 1 ${num(u * 9.2)} 0`,
        light(0.9),
        u * 0.3,
        'opacity=".7" ',
      ) +
      [-11, 0, 11]
        .map(
          (dx) =>
            glow(set, x + u * dx, cy + u * 4, u * 13, light(1), 0.95) +
            disc(x + u * dx, cy + u * 4, u * 0.9, light(1)),
        )
        .join('') +
      lamps.map(([lx, ly, r]) => disc(lx, ly, r, light(0.97))).join('') +
      glow(set, x, y + u * 8, u * 40, light(0.9), 0.35, 0.2),
    near: dusk(set, floor, 0.8),
  };
};
