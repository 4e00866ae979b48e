import { put } from '#kit/motif.ts';
import { num } from '#kit/svg.ts';
import { glow } from '#lit/light.ts';
import { around, filled } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** From above: all the wrong ways, and someone at the heart. */
export const labyrinth: Scene = (set) => {
  const { w, h, u, tone, light, wide, lead, second, random } = set;
  const { top, floor } = roomOf(set);
  const x = wide ? w * 0.7 : w * 0.5;
  const y = wide ? h * 0.46 : (top + floor) / 2 + u * 2;
  const maze = [lead, second].find(({ name }) => name === 'maze' || name === 'spiral') ?? lead;
  const size = wide ? u * 118 : w * 1.25;
  const turn = random.between(-30, 30);
  const plan = (dy: number, ink: string) =>
    `<g transform="translate(${num(x)} ${num(y + dy)})scale(1 .56)rotate(${num(turn)})">${put(maze.drawing, 0, 0, size, { f: ink, a: ink, g: null })}</g>`;
  const walls = [3.4, 2.6, 1.8, 1].map((k) => plan(u * k, tone(0.035))).join('');
  return {
    sky: filled(
      set,
      around(
        set,
        x,
        y,
        w * (wide ? 0.5 : 0.85),
        [0, light(0.8)],
        [0.16, light(0.5)],
        [0.45, tone(0.2)],
        [1, tone(0.02)],
      ),
    ),
    far: walls + plan(0, around(set, 50, 50, 62, [0, light(0.7)], [0.4, tone(0.36)], [1, tone(0.08)])),
    subject: glow(set, x, y, u * 26, light(1), 0.7, 0.6) + backlit(set, insider(set), x, y + u * 2.4, u * 10),
    near: filled(
      set,
      around(set, x, y, w * (wide ? 0.56 : 0.9), [0.3, tone(0), 0], [0.8, tone(0), 0.7], [1, tone(0), 0.9]),
    ),
  };
};
