import { num, path } from '#kit/svg.ts';
import { glow } from '#lit/light.ts';
import { around, filled, line, poly } from '#lit/paint.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Straight down the well of a stair. */
export const stairwell: Scene = (set) => {
  const { w, h, u, tone, light, wide, random } = set;
  const { top, floor } = roomOf(set);
  const x = w * (wide ? 0.7 : 0.52);
  const y = wide ? h * 0.45 : (top + floor) / 2;
  const spin = random.pick([-1, 1]);
  const turns = 7;
  const corner = (r: number, angle: number) =>
    [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.94] as const;
  let flights = '';
  let rails = '';
  for (let i = 0; i < turns; i++) {
    const t = i / (turns - 1);
    const [outer, inner] = [i, i + 0.62].map((k) => (wide ? u * 92 : w * 1.02) * 0.68 ** k + u * 2);
    if (outer === undefined || inner === undefined) continue;
    for (let side = 0; side < 4; side++) {
      const a = side * 1.5708 + 0.5 + i * 0.13 * spin;
      const b = a + 1.5708;
      const lit = 0.06 + t * 0.42 + (side === 2 ? 0.2 : side === 3 ? 0.1 : 0) * (0.4 + t);
      flights += path(
        poly(corner(outer, a), corner(outer, b), corner(inner, b), corner(inner, a)),
        t > 0.5 ? light(lit) : tone(lit),
      );
      let treads = '';
      for (let k = 1; k < 9; k++) {
        const f = k / 9;
        const at = (r: number) => {
          const [[ax, ay], [bx, by]] = [corner(r, a), corner(r, b)];
          return `${num(ax + (bx - ax) * f)} ${num(ay + (by - ay) * f)}`;
        };
        treads += `M${at(outer)}L${at(inner)}`;
      }
      flights += line(treads, tone(lit * 0.4), Math.max(0.7, u * 0.6 * (1 - t)), 'opacity=".7" ');
    }
    rails += line(
      poly(...[0, 1, 2, 3].map((side) => corner(inner, side * 1.5708 + 0.5 + i * 0.13 * spin))),
      light(0.5 + t * 0.45),
      u * (0.7 - t * 0.4),
    );
  }
  return {
    sky: filled(set, tone(0.03)),
    far: flights + rails + glow(set, x, y, u * 26, light(1), 0.9),
    subject: '',
    near: filled(
      set,
      around(set, x, y, w * (wide ? 0.6 : 0.9), [0.3, tone(0), 0], [0.8, tone(0), 0.6], [1, tone(0), 0.88]),
    ),
  };
};
