import { num, path, rect } from '#kit/svg.ts';
import { hills, layer } from '#lit/land.ts';
import { glow, sky, stars } from '#lit/light.ts';
import { box, down, dusk, line, poly } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** From the garden path: one lit door in a dark front. */
export const porch: Scene = (set) => {
  const { w, h, u, tone, light, focus, random, wide, hour } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 5;
  const half = u * (wide ? 31 : 29);
  const eaves = y - u * 27;
  const ridge = eaves - u * 17;
  const front = poly(
    [x - half, y],
    [x - half, eaves],
    [x - half - u * 4, eaves + u],
    [x, ridge],
    [x + half + u * 4, eaves + u],
    [x + half, eaves],
    [x + half, y],
  );
  const window = (wx: number, wy: number, ww: number, wh: number, bright: boolean) =>
    path(
      box(wx, wy, ww, wh),
      bright ? down(set, wy, wy + wh, [0, light(0.96)], [1, light(0.7)]) : tone(0.17),
    ) + path(box(wx + ww / 2 - u * 0.2, wy, u * 0.4, wh) + box(wx, wy + wh * 0.45, ww, u * 0.4), tone(0.03));
  const upper = random.chance(0.5);
  const door = box(x - u * 3.6, y - u * 15, u * 7.2, u * 15);
  return {
    sky:
      sky(set, y - u * 4) +
      (hour.stars ? stars(set, y - u * 20) : '') +
      glow(set, x, eaves, u * 70, light(0.7), hour.glow * 0.7),
    far: layer(set, hills(set, y - u * 12, u * 5, 2), hour.land[0] * 0.6, { foot: y + u }),
    subject:
      path(front, down(set, ridge, y, [0, tone(0.04)], [1, tone(0.11)])) +
      line(
        `M${num(x - half - u * 4)} ${num(eaves + u)}L${num(x)} ${num(ridge)}L${num(x + half + u * 4)} ${num(eaves + u)}`,
        light(0.6),
        u * 0.35,
        'opacity=".5" ',
      ) +
      window(x - u * 22, y - u * 19, u * 9, u * 11, false) +
      window(x + u * 13, y - u * 19, u * 9, u * 11, !upper && random.chance(0.4)) +
      window(x - u * 4.5, eaves - u * 8, u * 9, u * 8.6, upper) +
      rect(0, y, w, h - y, down(set, y, h, [0, tone(0.12)], [0.5, tone(0.04)], [1, tone(0.005)])) +
      glow(set, x, y - u * 8, u * 34, light(0.9), 0.75) +
      path(door, down(set, y - u * 15, y, [0, light(1)], [1, light(0.84)])) +
      path(
        poly([x - u * 3.6, y], [x + u * 3.6, y], [x + u * 17, h], [x - u * 17, h]),
        down(set, y, h, [0, light(0.88), 0.85], [0.4, light(0.7), 0.3], [1, light(0.6), 0]),
      ) +
      backlit(set, someone(set), x + u * 0.4, y + u * 0.4, u * 11.4),
    near: dusk(set, floor, 0.55),
  };
};
