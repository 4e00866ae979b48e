import { path, rect } from '#kit/svg.ts';
import { particles, glow, along, box, down, dusk, filled, poly, filledAround } from '#lit/light.ts';
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
    sky: filledAround(
      set,
      x,
      y,
      w * (wide ? 0.55 : 0.9),
      [0, light(0.7)],
      [0.12, tone(0.36)],
      [0.5, tone(0.1)],
      [1, tone(0.02)],
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
    near: particles(set, light(0.95), { count: 26, size: 0.25 }) + dusk(set, floor - u * 2, 0.8),
  };
};

/** Ceiling lamps in a row, doors at the end, no sound. */
export const ward: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 24;
  const [nw, nt, nf] = [u * (wide ? 74 : 50), u * 62, u * 56];
  const e = 0.12;
  const side = (s: number) =>
    path(
      poly(
        [x + s * nw * e, y - nt * e],
        [x + s * nw, y - nt],
        [x + s * nw, y + nf],
        [x + s * nw * e, y + nf * e],
      ),
      along(set, x + s * nw * e, x + s * nw, [0, light(0.7)], [0.3, tone(0.36)], [1, tone(0.05)]),
    );
  const at = (t: number) => e + (1 - e) * t ** 2;
  const lamps = [0.16, 0.34, 0.52, 0.72, 0.94].map((t, i) => {
    const [a, b] = [at(t), at(t + 0.09)];
    const out = i === 2 && random.chance(0.6);
    return (
      path(
        poly(
          [x - u * 12 * a, y - nt * a],
          [x + u * 12 * a, y - nt * a],
          [x + u * 12 * b, y - nt * b],
          [x - u * 12 * b, y - nt * b],
        ),
        out ? tone(0.2) : light(1),
      ) +
      (out
        ? ''
        : path(
            poly(
              [x - u * 14 * a, y + nf * a],
              [x + u * 14 * a, y + nf * a],
              [x + u * 14 * b, y + nf * b],
              [x - u * 14 * b, y + nf * b],
            ),
            light(0.95),
            'opacity=".4" ',
          ))
    );
  });
  const doors = [0.3, 0.52, 0.78]
    .map((t) =>
      [-1, 1]
        .map((s) => {
          const [a, b] = [at(t), at(t + 0.12)];
          return poly(
            [x + s * nw * a, y + nf * a],
            [x + s * nw * a, y - nt * 0.5 * a],
            [x + s * nw * b, y - nt * 0.5 * b],
            [x + s * nw * b, y + nf * b],
          );
        })
        .join(''),
    )
    .join('');
  return {
    sky:
      filled(set, down(set, y - nt * 0.6, h, [0, tone(0.12)], [0.5, tone(0.4)], [1, tone(0.03)])) +
      path(
        poly([x - nw * e, y + nf * e], [x + nw * e, y + nf * e], [x + nw, y + nf], [x - nw, y + nf]),
        down(set, y, h, [0, light(0.66)], [0.3, tone(0.3)], [1, tone(0.03)]),
      ),
    far: side(-1) + side(1) + path(doors, tone(0.1), 'opacity=".8" ') + lamps.join(''),
    subject:
      rect(x - nw * e, y - nt * e, nw * e * 2, (nt + nf) * e, light(0.8)) +
      path(
        box(x - nw * e * 0.8, y - nt * e * 0.55, nw * e * 0.76, nf * e + nt * e * 0.55) +
          box(x + nw * e * 0.04, y - nt * e * 0.55, nw * e * 0.76, nf * e + nt * e * 0.55),
        tone(0.3),
      ) +
      path(
        box(x - nw * e * 0.6, y - nt * e * 0.3, nw * e * 0.3, u * 3) +
          box(x + nw * e * 0.3, y - nt * e * 0.3, nw * e * 0.3, u * 3),
        light(1),
      ) +
      glow(set, x, y, u * 30, light(1), 0.5) +
      backlit(set, insider(set), x + u, y + u * 14, u * 17),
    near:
      filledAround(
        set,
        x,
        y,
        w * (wide ? 0.5 : 0.9),
        [0.25, tone(0), 0],
        [0.8, tone(0), 0.6],
        [1, tone(0), 0.86],
      ) + dusk(set, floor - u * 2, 0.8),
  };
};
