import { disc, num, path, rect } from '#kit/svg.ts';
import { firs, layer } from '#lit/land.ts';
import { drift, glow, mistBand, sky, stars } from '#lit/light.ts';
import { box, down, dusk } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { layerLevel, roomOf, type Scene } from '#lit/set.ts';

/** Two tracks in the snow, and the light they lead to. */
export const snowRoad: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide, lead, second } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 22;
  const bright = Math.max(0.5, hour.sky[2]);
  const track = (side: number) =>
    `M${num(x + side * u * 0.3)} ${num(y + u)}C${num(x + u * (9 + side))} ${num(y + u * 9)} ${num(x - u * (24 - side * 6))} ${num(y + u * 16)} ${num(x + u * (side * 17 - 16))} ${num(h)}h${num(u * 7)}C${num(x - u * (17 - side * 6))} ${num(y + u * 16)} ${num(x + u * (10 + side))} ${num(y + u * 9)} ${num(x + side * u * 0.3 + u * 0.3)} ${num(y + u)}z`;
  const poles = [0.06, 0.14, 0.28, 0.5, 0.86]
    .map((t) => {
      const [px, py, tall] = [x + u * (8 + t * 44), y + (h - y) * t * 0.7, u * (3 + t * 22)];
      return box(px, py - tall, u * (0.2 + t * 0.7), tall);
    })
    .join('');
  const car = [lead, second].some(({ name }) => name === 'car' || name === 'road');
  const house = [lead, second].find(({ name }) => name === 'house');
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x, y - u * 2, u * 56, light(0.95), hour.glow + 0.1, 0.6),
    far:
      layer(set, firs(set, y + u * 1, u * 2, u * 13), layerLevel(set, 1, 4), { foot: y + u * 5 }) +
      mistBand(set, y, u * 10, light(bright), 0.5),
    subject:
      rect(
        0,
        y,
        w,
        h - y,
        down(set, y, h, [0, light(bright)], [0.3, tone(bright * 0.72)], [0.7, tone(0.2)], [1, tone(0.05)]),
      ) +
      path(track(-1) + track(1), tone(0.12), 'opacity=".6" ') +
      path(poles, tone(0.04)) +
      (car
        ? glow(set, x + u * 1, y + u * 3, u * 24, light(1), 0.9) +
          disc(x - u * 0.2, y + u * 3, u * 0.8, light(1)) +
          disc(x + u * 2.6, y + u * 3, u * 0.8, light(1))
        : house === undefined
          ? backlit(set, someone(set), x - u * 3, y + u * 13, u * 13, { lightX: x })
          : backlit(set, house, x + u * 2, y + u * 2, u * 17)),
    near:
      drift(set, light(1), { count: wide ? 170 : 120, size: 0.5 }) +
      (random.chance(0.5)
        ? layer(set, firs(set, floor + u * 26, u * 2, u * 26), 0.012, { mist: 0.02 })
        : '') +
      dusk(set, floor + u * 2, 0.75),
  };
};
