import { ellipse, num, path } from '#kit/svg.ts';
import { drift } from '#lit/light.ts';
import { around, down, dusk, filled, line, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Iron, glass, and what grows in there. */
export const greenhouse: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random, lead, second } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 10;
  const plant = [lead, second].find(({ name }) => name === 'flower' || name === 'tree');
  const ribs = [0.24, 0.36, 0.54, 0.8, 1.2].map((k) => [u * 46 * k, u * 58 * k, k] as const);
  const arc = (rx: number, ry: number) =>
    `M${num(x - rx)} ${num(y + ry * 0.16)}V${num(y - ry * 0.4)}A${num(rx)} ${num(ry * 0.6)} 0 0 1 ${num(x + rx)} ${num(y - ry * 0.4)}V${num(y + ry * 0.16)}`;
  const purlins = [-1, -0.82, -0.5, 0, 0.5, 0.82, 1]
    .map((c) => {
      const [[rx1, ry1], [rx2, ry2]] = [ribs[0] ?? [0, 0], ribs[4] ?? [0, 0]];
      const sy = Math.sqrt(1 - c * c);
      return `M${num(x + c * rx1)} ${num(y - ry1 * 0.4 - sy * ry1 * 0.6)}L${num(x + c * rx2)} ${num(y - ry2 * 0.4 - sy * ry2 * 0.6)}`;
    })
    .join('');
  const leaf = (lx: number, ly: number, long: number, angle: number) =>
    `M${num(lx)} ${num(ly)}q${num(Math.cos(angle - 0.4) * long * 0.6)} ${num(Math.sin(angle - 0.4) * long * 0.6)} ${num(Math.cos(angle) * long)} ${num(Math.sin(angle) * long)}q${num(-Math.cos(angle - 0.5) * long * 0.5)} ${num(-Math.sin(angle - 0.5) * long * 0.5)} ${num(-Math.cos(angle) * long)} ${num(-Math.sin(angle) * long)}z`;
  const bush = (bx: number, by: number, long: number) =>
    Array.from({ length: 13 }, () =>
      leaf(bx + u * random.between(-3, 3), by, long * random.between(0.5, 1.1), random.between(-2.8, -0.35)),
    ).join('');
  const far = [-1, 1]
    .map((side) => bush(x + side * u * 12, y + u * 3, u * 11) + bush(x + side * u * 18, y + u * 5, u * 14))
    .join('');
  const near = [-1, 1]
    .map(
      (side) =>
        bush(x + side * u * 31, floor + u * 6, u * 27) + bush(x + side * u * 42, floor + u * 11, u * 36),
    )
    .join('');
  return {
    sky: filled(
      set,
      around(
        set,
        x,
        y - u * 16,
        w * (wide ? 0.55 : 0.9),
        [0, light(1)],
        [0.2, light(0.78)],
        [0.46, tone(0.42)],
        [1, tone(0.05)],
      ),
    ),
    far:
      ribs.map(([rx, ry, k]) => line(arc(rx, ry), tone(0.36 - k * 0.28), u * (0.25 + k * 0.9))).join('') +
      line(purlins, tone(0.2), u * 0.3, 'opacity=".7" ') +
      path(far, tone(0.24)),
    subject:
      path(
        poly([x - u * 3, y + u * 2], [x + u * 3, y + u * 2], [x + u * 26, h], [x - u * 26, h]),
        down(set, y, h, [0, light(0.95)], [0.3, light(0.5)], [1, tone(0.03)]),
      ) +
      (plant === undefined
        ? backlit(set, insider(set), x, y + u * 9, u * 20)
        : backlit(set, plant, x, y + u * 8, u * 27) + ellipse(x, y + u * 8, u * 5, u * 1.2, tone(0.02))),
    near:
      path(near, tone(0.012)) +
      drift(set, light(1), { count: 40, size: 0.26, low: floor }) +
      dusk(set, floor + u * 2, 0.8),
  };
};
