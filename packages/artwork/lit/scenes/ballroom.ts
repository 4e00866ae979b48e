import { num, path, rect } from '#kit/svg.ts';
import { drift, glow } from '#lit/light.ts';
import { arched, box, darkRoom, down, dusk, poly } from '#lit/paint.ts';
import { personNamed } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A couple in the moonlight of tall windows. */
export const ballroom: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 5;
  const tall = Math.min(u * 50, y - top - u * 3);
  const windows = [-2, -1, 0, 1, 2].map((i) => x + i * u * 17 - u * 5);
  const couple = backlit(set, personNamed('waltz'), x, y + u * 4, u * 24);
  const shape = windows.map((wx) => arched(wx, y - u * 3, u * 10, tall)).join('');
  const bars = windows
    .map(
      (wx) =>
        box(wx + u * 4.8, y - tall - u * 3, u * 0.4, tall) +
        box(wx, y - tall * 0.66, u * 10, u * 0.4) +
        box(wx, y - tall * 0.36, u * 10, u * 0.4),
    )
    .join('');
  const spill = windows
    .map((wx) =>
      poly(
        [wx, y + u * 1],
        [wx + u * 10, y + u * 1],
        [x + (wx + u * 10 - x) * 1.5, h],
        [x + (wx - x) * 1.5, h],
      ),
    )
    .join('');
  const lamp = x - u * (wide ? 0 : 1);
  return {
    sky:
      darkRoom(set, x, y - tall * 0.4, 0.3) +
      rect(0, y, w, h - y, down(set, y, h, [0, tone(0.2)], [1, tone(0.01)])),
    far:
      path(shape, down(set, y - tall, y, [0, light(0.74)], [1, light(1)])) +
      path(bars, tone(0.08)) +
      path(spill, down(set, y, h, [0, light(0.9), 0.5], [0.6, light(0.7), 0.1], [1, light(0.6), 0])) +
      glow(set, x, y - tall * 0.4, u * 60, light(0.9), 0.34),
    subject:
      `<g opacity=".3" transform="translate(0 ${num((y + u * 4) * 2)})scale(1 -1)">${couple}</g>` + couple,
    near:
      path(
        box(lamp - u * 0.15, -u, u * 0.3, y - tall - u * 5 > 0 ? y - tall : u * 7) +
          poly(
            [lamp - u * 8, y - tall + u * 2],
            [lamp + u * 8, y - tall + u * 2],
            [lamp + u * 3, y - tall + u * 7],
            [lamp - u * 3, y - tall + u * 7],
          ),
        tone(0.02),
      ) +
      drift(set, light(0.95), { count: 40, size: 0.26, low: y }) +
      dusk(set, floor + u * 3, 0.7),
  };
};
