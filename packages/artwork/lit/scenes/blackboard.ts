import { put } from '#kit/motif.ts';
import { num, path, rect } from '#kit/svg.ts';
import { drift } from '#lit/light.ts';
import { around, box, down, dusk, filled, line, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Chalk on a dark board, and one person before it. */
export const blackboard: Scene = (set) => {
  const { w, h, u, tone, light, wide, focus, lead, second, random } = set;
  const { top, floor } = roomOf(set);
  const x = wide ? focus.x + u * 3 : w / 2;
  const [width, height] = [wide ? u * 70 : w * 0.86, wide ? u * 40 : u * 36];
  const y = wide ? h * 0.12 : top + u * 5;
  const chalk = second.kind === 'flat' ? lead : second;
  const foot = floor + u * 1;
  const lean = u * random.between(10, 18);
  const pane = (k: number) =>
    poly(
      [x - width * 0.1 + k * u * 15, y],
      [x - width * 0.1 + k * u * 15 + u * 12, y],
      [x - width * 0.1 + k * u * 15 + u * 12 + lean, y + height],
      [x - width * 0.1 + k * u * 15 + lean, y + height],
    );
  const desks = [0, 1, 2]
    .map((i) => {
      const dx = x + u * (i * 19 - 22);
      return (
        box(dx - u * 6, foot + u * 6, u * 12, u * 1.2) +
        box(dx - u * 5, foot + u * 6, u * 0.8, h) +
        box(dx + u * 4.2, foot + u * 6, u * 0.8, h)
      );
    })
    .join('');
  return {
    sky: filled(
      set,
      around(
        set,
        x,
        y + height * 0.6,
        w * (wide ? 0.55 : 0.95),
        [0, tone(0.34)],
        [0.5, tone(0.15)],
        [1, tone(0.02)],
      ),
    ),
    far:
      rect(x - width / 2 - u, y - u, width + u * 2, height + u * 2, tone(0.28)) +
      rect(
        x - width / 2,
        y,
        width,
        height,
        around(set, x, y + height / 2, width * 0.7, [0, tone(0.13)], [1, tone(0.05)]),
      ) +
      path(pane(0) + pane(1), light(0.9), 'opacity=".2" ') +
      rect(x - width / 2 - u, y + height + u, width + u * 2, u * 1, light(0.5)),
    subject:
      put(
        chalk.drawing,
        x + width * 0.16,
        y + height * 0.5,
        height * 0.72,
        { f: light(0.95), a: light(0.95), g: light(0.95) },
        { line: 1.3 },
      ) +
      line(
        `M${num(x - width * 0.42)} ${num(y + height * 0.2)}h${num(width * 0.2)}m${num(-width * 0.2)} ${num(u * 4)}h${num(width * 0.26)}m${num(-width * 0.26)} ${num(u * 4)}h${num(width * 0.14)}`,
        light(0.9),
        u * 0.5,
        'opacity=".5" stroke-linecap="round" ',
      ) +
      rect(0, foot, w, h - foot, down(set, foot, h, [0, tone(0.14)], [1, tone(0.01)])) +
      backlit(set, insider(set), x - width * 0.22, foot + u * 3, u * 25, { lightX: x + u * 20 }),
    near:
      path(desks, tone(0.015)) +
      drift(set, light(0.95), { count: 24, size: 0.24, low: floor }) +
      dusk(set, floor, 0.8),
  };
};
