import { disc, path } from '#kit/svg.ts';
import { glow } from '#lit/light.ts';
import { along, around, box, down, dusk, filled, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Underground: lamps in a row, and two lights that come out of the dark. */
export const platform: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 24;
  const edge = (t: number) => [x + u * 3 - t * u * (wide ? 56 : 46), y + u * 4 + (h - y) * t] as const;
  const wall = path(
    poly([x + u * 13, y - u * 10], [w + u, -u * 30], [w + u, h], [x + u * 13, y + u * 8]),
    along(set, x, w, [0, tone(0.3)], [1, tone(0.04)]),
  );
  const lamps = [0.06, 0.14, 0.26, 0.44, 0.72].map((t) => {
    const [lx, ly] = [x - u * 5 - t * u * 44, y - u * 11 - t * u * 46];
    return (
      path(
        poly(
          [lx - u * 7 * t - u, ly],
          [lx + u * 7 * t + u, ly],
          [lx + u * 6 * t + u, ly + u * 2 * t + u * 0.3],
          [lx - u * 6 * t - u, ly + u * 2 * t + u * 0.3],
        ),
        light(0.97),
      ) + glow(set, lx, ly, u * (5 + t * 34), light(0.85), 0.5)
    );
  });
  const [ex, ey] = edge(0.02);
  const [bx, by] = edge(1);
  const train = box(x + u * 1.4, y - u * 8, u * 11, u * 13.4);
  const pillars = [0.2, 0.42]
    .map((t) => {
      const px = x - u * 9 - t * u * 58;
      return box(px - u * 5 * t, -u, u * 9 * t, h);
    })
    .join('');
  return {
    sky: filled(
      set,
      around(
        set,
        x + u * 7,
        y,
        w * (wide ? 0.6 : 0.9),
        [0, light(0.55)],
        [0.2, tone(0.3)],
        [0.6, tone(0.1)],
        [1, tone(0.02)],
      ),
    ),
    far:
      wall +
      lamps.join('') +
      path(train, tone(0.03)) +
      path(box(x + u * 2.8, y - u * 6, u * 8.2, u * 4.4), light(0.42)) +
      glow(set, x + u * 3.6, y + u * 2.4, u * 16, light(1), 0.9) +
      glow(set, x + u * 10.4, y + u * 2.4, u * 16, light(1), 0.9) +
      disc(x + u * 3.6, y + u * 2.4, u * 0.9, light(1)) +
      disc(x + u * 10.4, y + u * 2.4, u * 0.9, light(1)),
    subject:
      path(
        poly([ex, ey], [bx + u * 30, by], [-u, by], [-u, y + u * 7]),
        down(set, y, h, [0, light(0.5)], [0.3, tone(0.2)], [1, tone(0.02)]),
      ) +
      path(
        poly([ex, ey], [ex + u * 0.4, ey], [bx + u * 36, by], [bx + u * 30, by]),
        light(0.8),
        'opacity=".7" ',
      ) +
      backlit(set, insider(set), x - u * 10, floor - u * 6, u * 25, { lightX: x + u * 8 }),
    near: path(pillars, tone(0.02)) + dusk(set, floor - u * 4, 0.85),
  };
};
