import { num, path, rect } from '#kit/svg.ts';
import { beam, drift, glow } from '#lit/light.ts';
import { along, box, darkRoom, down, dusk, line, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Columns, a long floor, an empty chair. */
export const throne: Scene = (set) => {
  const { h, u, tone, light, focus, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 8;
  const columns = [1, 1.9, 3.2].map((k, i) => {
    const [half, dx] = [u * (1.8 + i * 1.5), u * 15 * k];
    return [-1, 1]
      .map((side) =>
        path(
          box(x + side * dx - half, -u, half * 2, y + u * (2 + i * 5)) +
            box(x + side * dx - half * 1.5, y + u * (0.4 + i * 5), half * 3, u * (1.8 + i)),
          along(
            set,
            x + side * dx - half,
            x + side * dx + half,
            [0, side > 0 ? light(0.5 - i * 0.14) : tone(0.03)],
            [0.5, tone(0.16 - i * 0.05)],
            [1, side > 0 ? tone(0.03) : light(0.5 - i * 0.14)],
          ),
        ),
      )
      .join('');
  });
  const back = y - u * 25;
  const seat = `M${num(x - u * 5)} ${num(y)}V${num(back + u * 6)}L${num(x - u * 3.6)} ${num(back + u * 2)}L${num(x - u * 1.6)} ${num(back + u * 4)}L${num(x)} ${num(back - u * 2)}L${num(x + u * 1.6)} ${num(back + u * 4)}L${num(x + u * 3.6)} ${num(back + u * 2)}L${num(x + u * 5)} ${num(back + u * 6)}V${num(y)}z${box(x - u * 7, y - u * 11, u * 14, u * 2)}${box(x - u * 7, y - u * 11, u * 2.2, u * 11)}${box(x + u * 4.8, y - u * 11, u * 2.2, u * 11)}`;
  const steps = [0, 1, 2]
    .map(
      (i) =>
        rect(x - u * (12 + i * 6), y + u * i * 2.2, u * (24 + i * 12), u * 2.3, tone(0.14 - i * 0.04)) +
        rect(x - u * (12 + i * 6), y + u * i * 2.2, u * (24 + i * 12), u * 0.4, light(0.8 - i * 0.15)),
    )
    .join('');
  return {
    sky: darkRoom(set, x, y - u * 22, 0.36),
    far:
      (columns[0] ?? '') +
      beam(set, [x + u * 5, -u * 6, u * 3.4], [x, y, u * 15], light(0.97), [0.8, 0.14]) +
      glow(set, x, y - u * 14, u * 40, light(0.85), 0.4),
    subject:
      steps +
      path(seat, down(set, back, y, [0, light(0.34)], [0.3, tone(0.08)], [1, tone(0.02)])) +
      line(
        `M${num(x - u * 5)} ${num(back + u * 6)}L${num(x - u * 3.6)} ${num(back + u * 2)}L${num(x - u * 1.6)} ${num(back + u * 4)}L${num(x)} ${num(back - u * 2)}L${num(x + u * 1.6)} ${num(back + u * 4)}L${num(x + u * 3.6)} ${num(back + u * 2)}L${num(x + u * 5)} ${num(back + u * 6)}`,
        light(0.97),
        u * 0.4,
      ),
    near:
      path(
        poly([x - u * 5, y + u * 6.6], [x + u * 5, y + u * 6.6], [x + u * 22, h], [x - u * 22, h]),
        down(set, y, h, [0, light(0.6), 0.6], [1, light(0.4), 0.02]),
      ) +
      columns.slice(1).join('') +
      backlit(set, insider(set), x - u * 2, y + u * 17, u * (wide ? 17 : 15)) +
      drift(set, light(0.95), { count: 30, size: 0.26, low: y }) +
      dusk(set, floor, 0.6),
  };
};
