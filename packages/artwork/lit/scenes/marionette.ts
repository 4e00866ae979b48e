import { ellipse, num, path, rect } from '#kit/svg.ts';
import { drift, glow } from '#lit/light.ts';
import { around, box, down, dusk, filled, line, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A puppeteer pulls the strings; the hand stays in the dark. */
export const marionette: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random, lead, second } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 4;
  const puppet = [lead, second].find(({ name, drawing }) => name === 'puppet' && drawing.tag !== 'cross');
  const person = puppet ?? insider(set);
  const size = u * 26;
  const bar = Math.max(top, 0) + u * 8;
  const turn = random.between(-9, 9);
  const points = [
    [-11, 0.72],
    [-5, 0.2],
    [0, 0.02],
    [5, 0.2],
    [11, 0.72],
  ] as const;
  const strings = points
    .map(
      ([dx, t]) =>
        `M${num(x + u * dx * 1.5)} ${num(bar + dx * turn * u * 0.012)}L${num(x + u * dx * 0.52)} ${num(y - size * (1 - t * 0.7))}`,
    )
    .join('');
  return {
    sky:
      filled(
        set,
        around(
          set,
          x,
          y - u * 16,
          w * (wide ? 0.52 : 0.9),
          [0, light(0.74)],
          [0.22, light(0.44)],
          [0.5, tone(0.18)],
          [1, tone(0.02)],
        ),
      ) + rect(0, y, w, h - y, down(set, y, h, [0, tone(0.16)], [1, tone(0.01)])),
    far:
      glow(set, x, y - u * 18, u * 34, light(1), 0.6) +
      ellipse(x, y + u, u * 26, u * 4, light(0.8), 'opacity=".5" '),
    subject:
      line(strings, tone(0.03), u * 0.22) +
      path(
        poly([x - u * 3, y], [x + u * 3, y], [x + u * 8, y + u * 15], [x - u * 8, y + u * 15]),
        tone(0.02),
        'opacity=".45" ',
      ) +
      backlit(set, person, x, y + u * 0.6, size),
    near:
      `<g transform="rotate(${num(turn)} ${num(x)} ${num(bar)})">${path(box(x - u * 18, bar - u * 1, u * 36, u * 2) + poly([x - u * 1, bar - u * 6], [x + u * 1.2, bar - u * 6], [x + u * 2, bar + u * 7], [x - u * 2, bar + u * 7]), tone(0.015))}</g>` +
      drift(set, light(0.95), { count: 24, size: 0.24, low: y }) +
      dusk(set, floor + u * 2, 0.7),
  };
};
