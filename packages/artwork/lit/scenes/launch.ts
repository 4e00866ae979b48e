import { num, path, rect } from '#kit/svg.ts';
import { flat, layer } from '#lit/land.ts';
import { drift, glow, sky, stars } from '#lit/light.ts';
import { around, box, down, poly } from '#lit/paint.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A launch from the ground. */
export const launch: Scene = (set) => {
  const { w, h, u, tone, light, focus, random, lead, second } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 2;
  const tip = Math.max(top + u * 14, u * 18);
  const rocket = [lead, second].find(({ name }) => name === 'rocket');
  const size = u * 24;
  const plume = down(set, tip + size * 0.4, y, [0, light(1)], [0.5, light(0.95), 0.9], [1, light(0.8), 0.5]);
  let smoke = '';
  for (let i = 0; i < 34; i++) {
    const t = random.next();
    const side = i % 2 === 0 ? 1 : -1;
    const r = u * (3 + (1 - t) * 9 * random.between(0.5, 1));
    smoke += `M${num(x + side * t * u * 52 - r)} ${num(y - r * 0.5 + t * u * 4)}a${num(r)} ${num(r)} 0 1 1 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-r * 2)} 0z`;
  }
  const clouds = path(
    smoke,
    around(
      set,
      x,
      y - u * 8,
      u * 56,
      [0, light(1)],
      [0.16, light(0.86)],
      [0.4, light(0.5)],
      [0.75, tone(0.2)],
      [1, tone(0.08)],
    ),
  );
  const tower = x + u * 24;
  let gantry = box(tower, y - u * 46, u * 0.7, u * 46) + box(tower + u * 5, y - u * 46, u * 0.7, u * 46);
  for (let i = 0; i < 9; i++)
    gantry += poly(
      [tower, y - u * (i * 5 + 1)],
      [tower + u * 5.4, y - u * (i * 5 + 6)],
      [tower + u * 5.4, y - u * (i * 5 + 5.4)],
      [tower, y - u * (i * 5 + 0.4)],
    );
  return {
    sky: sky(set, y) + stars(set, y * 0.7) + glow(set, x, y - u * 8, u * 80, light(0.9), 0.7),
    far: layer(set, flat(set, y - u * 1), 0.14) + path(gantry, tone(0.05)),
    subject:
      path(
        poly(
          [x - u * 1.4, tip + size * 0.4],
          [x + u * 1.4, tip + size * 0.4],
          [x + u * 5.4, y],
          [x - u * 5.4, y],
        ),
        plume,
      ) +
      glow(set, x, tip + size * 0.62, u * 16, light(1), 1) +
      (rocket === undefined
        ? path(
            `M${num(x)} ${num(tip - size * 0.5)}q${num(u * 2.6)} ${num(u * 4)} ${num(u * 2.2)} ${num(u * 9)}V${num(tip + size * 0.42)}h${num(-u * 4.4)}V${num(tip - size * 0.5 + u * 9)}q${num(-u * 0.4)} ${num(-u * 5)} ${num(u * 2.2)} ${num(-u * 9)}z`,
            tone(0.05),
          )
        : backlit(set, rocket, x, tip + size * 0.5, size, { lightX: x })),
    near:
      clouds +
      rect(0, y + u * 3, w, h - y, down(set, y + u * 3, h, [0, tone(0.1)], [1, tone(0)])) +
      drift(set, light(0.95), { count: 60, size: 0.3 }),
  };
};
