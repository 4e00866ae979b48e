import { disc, num, path, rect } from '#kit/svg.ts';
import { flat, layer } from '#lit/land.ts';
import { glow, orb, sky, stars } from '#lit/light.ts';
import { box, down, dusk, line, poly } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A pier over the water, with two people at its end. */
export const pier: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide } = set;
  const { floor } = roomOf(set);
  const y = floor - u * 14;
  const x = focus.x;
  const r = u * random.between(12, 18);
  const deck = poly([x - u * 2.2, y + u * 3], [x + u * 2.2, y + u * 3], [x + u * 20, h], [x - u * 36, h]);
  const posts = [0.06, 0.16, 0.32, 0.58]
    .map((t) => {
      const [l, rr, py, tall] = [
        x - u * 2.2 - t * u * 36,
        x + u * 2.2 + t * u * 19,
        y + u * 3 + (h - y) * t,
        u * (3 + t * 19),
      ];
      return (
        box(l, py - tall, u * (0.3 + t), tall + u * 3 * t) +
        box(rr, py - tall, u * (0.3 + t), tall + u * 3 * t)
      );
    })
    .join('');
  const lamp = [-1, 1]
    .map(
      (s) =>
        glow(set, x + s * u * 4, y - u * 3, u * 9, light(1), 0.8) +
        disc(x + s * u * 4, y - u * 3, u * 0.6, light(1)) +
        rect(x + s * u * 4 - u * 0.15, y - u * 3, u * 0.3, u * 7, tone(0.02)),
    )
    .join('');
  const glints = Array.from({ length: 22 }, () => {
    const t = random.next() ** 1.5;
    const [gx, gy, long] = [
      x + random.between(-1, 1) * r * (0.5 + t * 1.4),
      y + u + t * (h - y) * 0.6,
      u * (2 + t * 9),
    ];
    return `M${num(gx - long / 2)} ${num(gy)}q${num(long / 2)} ${num(-u * 0.5)} ${num(long)} 0q${num(-long / 2)} ${num(u * 0.5)} ${num(-long)} 0z`;
  }).join('');
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x, y - r, r * 3.4, light(0.9), hour.glow + 0.05) +
      orb(set, x, y - r * 1.15, r),
    far:
      layer(set, flat(set, y), 0.1) +
      rect(
        0,
        y,
        w,
        h - y,
        down(set, y, h, [0, light(hour.sky[2] * 0.66)], [0.2, tone(0.24)], [1, tone(0.02)]),
      ) +
      path(glints, light(0.97), 'opacity=".6" '),
    subject:
      path(deck, down(set, y, h, [0, tone(0.12)], [1, tone(0.01)])) +
      line(
        Array.from(
          { length: 9 },
          (_, i) =>
            `M${num(x - u * 2.2 - u * 34 * (i / 9) ** 2)} ${num(y + u * 3 + (h - y - u * 3) * (i / 9) ** 2)}H${num(x + u * 2.2 + u * 18 * (i / 9) ** 2)}`,
        ).join(''),
        light(0.6),
        u * 0.25,
        'opacity=".3" ',
      ) +
      lamp +
      backlit(set, someone(set), x - u * 0.2, y + u * 6, u * 13),
    near: path(posts, tone(0.012)) + dusk(set, wide ? floor + u * 3 : floor, 0.6),
  };
};
