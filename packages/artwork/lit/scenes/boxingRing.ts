import { ellipse, num, path, rect } from '#kit/svg.ts';
import { drift, glow } from '#lit/light.ts';
import { around, box, down, dusk, filled, line, poly } from '#lit/paint.ts';
import { personNamed } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Ropes, canvas, one light, smoke. */
export const boxingRing: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 9;
  const [back, front] = [u * 26, u * (wide ? 44 : 40)];
  const rope = (k: number) =>
    `M${num(x - front)} ${num(y + u * 9 - k * 1.3)}L${num(x - back)} ${num(y - k)}H${num(x + back)}L${num(x + front)} ${num(y + u * 9 - k * 1.3)}`;
  const post = (px: number, py: number, tall: number, half: number) =>
    box(px - half, py - tall, half * 2, tall + u * 3);
  const fighter = personNamed('boxer');
  return {
    sky: filled(
      set,
      around(
        set,
        x,
        y - u * 14,
        w * (wide ? 0.55 : 0.95),
        [0, tone(0.36)],
        [0.4, tone(0.14)],
        [1, tone(0.01)],
      ),
    ),
    far:
      [-1, 0, 1]
        .map((k) =>
          path(
            poly(
              [x + k * u * 9 - u * 3, -u],
              [x + k * u * 9 + u * 3, -u],
              [x + k * u * 15 + u * 16, y + u * 4],
              [x + k * u * 15 - u * 16, y + u * 4],
            ),
            down(set, 0, y, [0, light(0.95), 0.5], [1, light(0.85), 0.04]),
          ),
        )
        .join('') +
      path([-1, 0, 1].map((k) => box(x + k * u * 9 - u * 3.4, -u, u * 6.8, u * 3)).join(''), light(1)) +
      glow(set, x, y - u * 6, u * 46, light(0.9), 0.4),
    subject:
      path(
        poly([x - back, y], [x + back, y], [x + front, y + u * 9], [x - front, y + u * 9]),
        down(set, y, y + u * 9, [0, light(0.95)], [1, light(0.66)]),
      ) +
      path(post(x - back, y, u * 16, u * 0.5) + post(x + back, y, u * 16, u * 0.5), tone(0.06)) +
      line([5, 10, 15].map((k) => rope(u * k)).join(''), light(0.8), u * 0.5, 'opacity=".85" ') +
      ellipse(x, y + u * 4.4, u * 17, u * 1.2, tone(0.04), 'opacity=".4" ') +
      backlit(set, fighter, x - u * 8, y + u * 4.4, u * 24, { lightX: x }) +
      backlit(set, fighter, x + u * 9.5, y + u * 4.8, u * 24, { lightX: x, flip: true }),
    near:
      path(
        post(x - front, y + u * 9, u * 22, u * 0.9) +
          post(x + front, y + u * 9, u * 22, u * 0.9) +
          box(x - front - u * 2, y + u * 9, front * 2 + u * 4, h),
        tone(0.025),
      ) +
      rect(x - front - u * 2, y + u * 9, front * 2 + u * 4, u * 0.5, light(0.7), 'opacity=".6" ') +
      drift(set, light(0.95), { count: 60, size: 0.24, low: floor }) +
      dusk(set, floor, 0.7),
  };
};
