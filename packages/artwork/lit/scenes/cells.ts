import { path } from '#kit/svg.ts';
import { drift, glow } from '#lit/light.ts';
import { along, around, box, down, dusk, filled, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A corridor of bars; the day is at its end. */
export const cells: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 25;
  const [nearW, nearTop, nearFoot] = [u * (wide ? 76 : 50), y - u * 60, y + u * 54];
  const at = (t: number) => 0.075 + 0.925 * t ** 2.2;
  let bars = '';
  let glowing = '';
  for (let i = 0; i <= 30; i++) {
    const t = at(i / 30);
    if (i % 6 === 0) continue;
    for (const side of [-1, 1]) {
      const px = x + side * nearW * t;
      const thick = u * 1.5 * t;
      bars += box(px - thick / 2, y + (nearTop - y) * t * 0.82, thick, (nearFoot - nearTop) * t * 0.86);
    }
  }
  for (let cell = 0; cell < 5; cell++) {
    const [a, b] = [at((cell * 6 + 1) / 30), at((cell * 6 + 5) / 30)];
    glowing += poly(
      [x + nearW * a, y + (nearFoot - y) * a],
      [x + nearW * b, y + (nearFoot - y) * b],
      [x - nearW * b * 0.2, y + (nearFoot - y) * b],
      [x - nearW * a * 0.5, y + (nearFoot - y) * a],
    );
  }
  const end = 0.075;
  const wall = (side: number) =>
    path(
      poly(
        [x + side * nearW * end, y + (nearTop - y) * end],
        [x + side * nearW, nearTop],
        [x + side * nearW * 3, nearTop],
        [x + side * nearW * 3, h * 2],
        [x + side * nearW, nearFoot],
        [x + side * nearW * end, y + (nearFoot - y) * end],
      ),
      along(set, x + side * u * 5, x + side * nearW, [0, light(0.5)], [0.3, tone(0.2)], [1, tone(0.03)]),
    );
  const rail = (k: number) =>
    [-1, 1]
      .map((side) =>
        poly(
          [x + side * nearW * end, y + k * end * u],
          [x + side * nearW, y + k * u],
          [x + side * nearW, y + (k + 2) * u],
          [x + side * nearW * end, y + (k + 2) * end * u],
        ),
      )
      .join('');
  return {
    sky: filled(
      set,
      around(
        set,
        x,
        y,
        w * (wide ? 0.55 : 0.9),
        [0, light(0.7)],
        [0.12, tone(0.36)],
        [0.5, tone(0.1)],
        [1, tone(0.02)],
      ),
    ),
    far:
      wall(-1) +
      wall(1) +
      path(
        box(x - nearW * end, y + (nearTop - y) * end, nearW * end * 2, (nearFoot - nearTop) * end),
        light(1),
      ),
    subject:
      path(glowing, down(set, y, h, [0, light(0.95), 0.6], [1, light(0.7), 0.08])) +
      path(bars + rail(-46) + rail(-4), tone(0.02)) +
      glow(set, x, y, u * 38, light(1), 0.7) +
      backlit(set, insider(set), x - u, y + u * 14, u * 19),
    near: drift(set, light(0.95), { count: 26, size: 0.25 }) + dusk(set, floor - u * 2, 0.8),
  };
};
