import { put } from '#kit/motif.ts';
import { ellipse, group, num, path, rect } from '#kit/svg.ts';
import {
  particles,
  glow,
  around,
  down,
  poly,
  box,
  dusk,
  line,
  filledAround,
  filledBelow,
} from '#lit/light.ts';
import { personNamed, insider } from '#lit/people.ts';
import { thing, backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** What is left on the table, under one low lamp. */
export const table: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 10;
  const lampY = y - u * (wide ? 47 : 42);
  const subject = thing(set);
  const size = u * 22;
  const lit = down(set, 0, 100, [0, light(0.98)], [0.5, light(0.6)], [1, tone(0.2)]);
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
    sky: filledAround(
      set,
      x,
      y - u * 14,
      w * (wide ? 0.52 : 0.9),
      [0, tone(0.34)],
      [0.4, tone(0.14)],
      [1, tone(0.015)],
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
      particles(set, light(0.95), { count: 22, size: 0.24, low: y }),
  };
};

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
    sky: filledAround(
      set,
      x,
      y - u * 14,
      w * (wide ? 0.55 : 0.95),
      [0, tone(0.36)],
      [0.4, tone(0.14)],
      [1, tone(0.01)],
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
      particles(set, light(0.95), { count: 60, size: 0.24, low: floor }) +
      dusk(set, floor, 0.7),
  };
};

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
    sky: filledAround(
      set,
      x,
      y + height * 0.6,
      w * (wide ? 0.55 : 0.95),
      [0, tone(0.34)],
      [0.5, tone(0.15)],
      [1, tone(0.02)],
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
      filledBelow(set, foot, [0, tone(0.14)], [1, tone(0.01)]) +
      backlit(set, insider(set), x - width * 0.22, foot + u * 3, u * 25, { lightX: x + u * 20 }),
    near:
      path(desks, tone(0.015)) +
      particles(set, light(0.95), { count: 24, size: 0.24, low: floor }) +
      dusk(set, floor, 0.8),
  };
};
