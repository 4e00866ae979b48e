import { put } from '#kit/motif.ts';
import { ellipse, group, num, path, rect } from '#kit/svg.ts';
import { thing } from '#lit/leads.ts';
import { drift, glow } from '#lit/light.ts';
import { around, down, filled, poly } from '#lit/paint.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** What is left on the table, under one low lamp. */
export const table: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random, defs } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 10;
  const lampY = y - u * (wide ? 47 : 42);
  const subject = thing(set);
  const size = u * 22;
  const lit = defs.linear({
    from: [0, 0],
    to: [0, 100],
    stops: [
      [0, light(0.98)],
      [0.5, light(0.6)],
      [1, tone(0.2)],
    ],
  });
  const cone = down(set, lampY, y, [0, light(0.95), 0.5], [1, light(0.8), 0.06]);
  const chair = (side: number) =>
    group(
      'opacity=".95"',
      path(
        poly(
          [x + side * u * 33, y - u * 9],
          [x + side * u * 34.6, y - u * 9.4],
          [x + side * u * 36, h],
          [x + side * u * 33.6, h],
        ),
        tone(0.03),
      ) +
        rect(x + side * u * 30 - u * 5, y - u * 9, u * 10, u * 3.4, tone(0.035)) +
        rect(x + side * u * 30 - u * 5, y - u * 3, u * 10, u * 2, tone(0.035)),
    );
  return {
    sky: filled(
      set,
      around(
        set,
        x,
        y - u * 14,
        w * (wide ? 0.52 : 0.9),
        [0, tone(0.34)],
        [0.4, tone(0.14)],
        [1, tone(0.015)],
      ),
    ),
    far:
      rect(x - u * 0.15, -u, u * 0.3, lampY + u, tone(0.01)) +
      path(
        `M${num(x - u * 9)} ${num(lampY + u * 4)}q${num(u)} ${num(-u * 6)} ${num(u * 7)} ${num(-u * 6.4)}h${num(u * 4)}q${num(u * 6)} ${num(u * 0.4)} ${num(u * 7)} ${num(u * 6.4)}z`,
        tone(0.03),
      ) +
      path(
        poly([x - u * 8.6, lampY + u * 4], [x + u * 8.6, lampY + u * 4], [x + u * 30, y], [x - u * 30, y]),
        cone,
      ) +
      glow(set, x, lampY + u * 4.6, u * 9, light(1), 1, 0.5) +
      glow(set, x, lampY + u * 4, u * 44, light(0.85), 0.4) +
      chair(-1) +
      chair(1),
    subject:
      ellipse(x, y + u * 1.6, u * 37, u * 5.6, tone(0.09)) +
      ellipse(
        x,
        y,
        u * 37,
        u * 5.6,
        around(set, x, y, u * 37, [0, light(0.84)], [0.4, light(0.5)], [1, tone(0.18)]),
      ) +
      ellipse(x + u, y + u * 1.2, size * 0.36, u * 1.5, tone(0), 'opacity=".55" ') +
      put(
        subject.drawing,
        x,
        y + u * 1.4,
        size,
        { f: lit, a: light(0.5), g: tone(0.06) },
        { base: true, turn: subject.kind === 'tall' ? random.between(-3, 3) : 0 },
      ),
    near:
      rect(x - u * 2, y + u * 6.6, u * 4, h - y, tone(0.03)) +
      drift(set, light(0.95), { count: 22, size: 0.24, low: y }),
  };
};
