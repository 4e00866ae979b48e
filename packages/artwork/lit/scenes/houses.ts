import { num, path } from '#kit/svg.ts';
import { hills, layer } from '#lit/land.ts';
import { glow, sky, stars, mistBand, box, down, dusk, line, poly, filled, filledBelow } from '#lit/light.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** From the garden path: one lit door in a dark front. */
export const porch: Scene = (set) => {
  const { h, u, tone, light, focus, random, wide, hour } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 5;
  const half = u * (wide ? 31 : 29);
  const eaves = y - u * 27;
  const ridge = eaves - u * 17;
  const front = poly(
    [x - half, y],
    [x - half, eaves],
    [x - half - u * 4, eaves + u],
    [x, ridge],
    [x + half + u * 4, eaves + u],
    [x + half, eaves],
    [x + half, y],
  );
  const window = (wx: number, wy: number, ww: number, wh: number, bright: boolean) =>
    path(
      box(wx, wy, ww, wh),
      bright ? down(set, wy, wy + wh, [0, light(0.96)], [1, light(0.7)]) : tone(0.17),
    ) + path(box(wx + ww / 2 - u * 0.2, wy, u * 0.4, wh) + box(wx, wy + wh * 0.45, ww, u * 0.4), tone(0.03));
  const upper = random.chance(0.5);
  const door = box(x - u * 3.6, y - u * 15, u * 7.2, u * 15);
  return {
    sky:
      sky(set, y - u * 4) +
      (hour.stars ? stars(set, y - u * 20) : '') +
      glow(set, x, eaves, u * 70, light(0.7), hour.glow * 0.7),
    far: layer(set, hills(set, y - u * 12, u * 5, 2), hour.land[0] * 0.6, { foot: y + u }),
    subject:
      path(front, down(set, ridge, y, [0, tone(0.04)], [1, tone(0.11)])) +
      line(
        `M${num(x - half - u * 4)} ${num(eaves + u)}L${num(x)} ${num(ridge)}L${num(x + half + u * 4)} ${num(eaves + u)}`,
        light(0.6),
        u * 0.35,
        'opacity=".5" ',
      ) +
      window(x - u * 22, y - u * 19, u * 9, u * 11, false) +
      window(x + u * 13, y - u * 19, u * 9, u * 11, !upper && random.chance(0.4)) +
      window(x - u * 4.5, eaves - u * 8, u * 9, u * 8.6, upper) +
      filledBelow(set, y, [0, tone(0.12)], [0.5, tone(0.04)], [1, tone(0.005)]) +
      glow(set, x, y - u * 8, u * 34, light(0.9), 0.75) +
      path(door, down(set, y - u * 15, y, [0, light(1)], [1, light(0.84)])) +
      path(
        poly([x - u * 3.6, y], [x + u * 3.6, y], [x + u * 17, h], [x - u * 17, h]),
        down(set, y, h, [0, light(0.88), 0.85], [0.4, light(0.7), 0.3], [1, light(0.6), 0]),
      ) +
      backlit(set, someone(set), x + u * 0.4, y + u * 0.4, u * 11.4),
    near: dusk(set, floor, 0.55),
  };
};

/** A street of gables in the last light; one window is lit. */
export const suburb: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide } = set;
  const { floor } = roomOf(set);
  const y = floor - u * 4;
  const x = focus.x;
  const awake = random.below(2);
  let row = '';
  let panes = '';
  let lit = '';
  let px = wide ? w * 0.3 : -u * 4;
  for (let i = 0; px < w; i++) {
    const width = u * random.between(19, 25);
    const tall = u * random.between(11, 14);
    const roof = u * random.between(8, 12);
    const gable = random.chance(0.6);
    row += gable
      ? poly(
          [px, y],
          [px, y - tall],
          [px - u, y - tall],
          [px + width / 2, y - tall - roof],
          [px + width + u, y - tall],
          [px + width, y - tall],
          [px + width, y],
        )
      : poly(
          [px, y],
          [px, y - tall],
          [px - u, y - tall],
          [px + u * 3, y - tall - roof * 0.7],
          [px + width - u * 3, y - tall - roof * 0.7],
          [px + width + u, y - tall],
          [px + width, y - tall],
          [px + width, y],
        );
    row += box(px + width * 0.76, y - tall - roof * 0.95, u * 2, roof * 0.8);
    const here = Math.abs(px + width / 2 - x) < u * 13 && lit === '';
    const wx = px + width * (awake === 0 ? 0.2 : 0.56);
    if (here) {
      lit = box(wx, y - tall * 0.82, u * 4.4, u * 5);
      lit =
        glow(set, wx + u * 2.2, y - tall * 0.6, u * 26, light(0.9), 0.6) +
        path(lit, light(0.97)) +
        path(
          box(wx + u * 2.05, y - tall * 0.82, u * 0.3, u * 5) +
            box(wx, y - tall * 0.82 + u * 2.3, u * 4.4, u * 0.3),
          tone(0.03),
        ) +
        path(
          poly([wx - u, y], [wx + u * 5.4, y], [wx + u * 12, y + u * 9], [wx - u * 7, y + u * 9]),
          down(set, y, y + u * 9, [0, light(0.85), 0.4], [1, light(0.7), 0]),
        );
    } else if (random.chance(0.7))
      panes +=
        box(px + width * 0.22, y - tall * 0.8, u * 3.4, u * 4) +
        box(px + width * 0.6, y - tall * 0.8, u * 3.4, u * 4);
    px += width + u * random.between(2.5, 6);
  }
  const post = x - u * (wide ? 34 : 30);
  const wires = `M${num(-u)} ${num(y - u * 33)}Q${num(post / 2)} ${num(y - u * 26)} ${num(post)} ${num(y - u * 32)}Q${num((post + w) / 2)} ${num(y - u * 20)} ${num(w + u * 9)} ${num(y - u * 36)}`;
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x + u * 12, y - u * 8, u * 70, light(0.85), hour.glow),
    far:
      layer(set, hills(set, y - u * 15, u * 4, 1.6), hour.land[0], { foot: y }) +
      mistBand(set, y - u * 8, u * 18, light(hour.sky[2]), 0.35),
    subject:
      path(row, down(set, y - u * 24, y, [0, tone(0.035)], [1, tone(0.08)])) +
      path(panes, tone(0.17)) +
      filledBelow(set, y, [0, tone(0.13)], [0.4, tone(0.05)], [1, tone(0.01)]) +
      lit,
    near:
      path(
        poly(
          [post - u * 0.5, h],
          [post - u * 0.35, y - u * 34],
          [post + u * 0.35, y - u * 34],
          [post + u * 0.5, h],
        ) + box(post - u * 4, y - u * 32.5, u * 8, u * 0.6),
        tone(0.015),
      ) +
      line(wires, tone(0.02), u * 0.22) +
      backlit(set, someone(set), x - u * 10, y + u * 10, u * 15, { lightX: x }) +
      dusk(set, floor + u * 2, 0.7),
  };
};

/** A lit diner in a dark street. */
export const diner: Scene = (set) => {
  const { w, h, u, tone, light, random, wide } = set;
  const { floor } = roomOf(set);
  const y = floor - u * 6;
  const [x0, x1] = wide ? [w * 0.5, w + u * 4] : [w * 0.06, w + u * 4];
  const top = y - u * 27;
  const sill = y - u * 8;
  const head = y - u * 20;
  const front = `M${num(x0)} ${num(y)}V${num(top + u * 6)}q0 ${num(-u * 6)} ${num(u * 6)} ${num(-u * 6)}H${num(x1)}V${num(y)}z`;
  const glass = box(x0 + u * 2, head, x1 - x0, sill - head);
  const cool = down(set, head, sill, [0, light(1)], [0.7, light(0.86)], [1, light(0.7)]);
  let bars = '';
  for (let bx = x0 + u * 16; bx < x1; bx += u * 14) bars += box(bx, head, u * 0.5, sill - head);
  const stools = [0.2, 0.42, 0.74].map((t) => x0 + (x1 - x0) * t + u * random.between(-2, 2));
  const guests = stools.map((sx, i) => {
    const s = u * 0.62;
    return i === 2 && random.chance(0.5)
      ? ''
      : `M${num(sx - s * 6)} ${num(sill)}v${num(-s * 5)}q0 ${num(-s * 6)} ${num(s * 4)} ${num(-s * 7)}q${num(-s * 1.4)} ${num(-s * 2)} ${num(-s)} ${num(-s * 4)}q${num(s * 0.6)} ${num(-s * 2.6)} ${num(s * 3)} ${num(-s * 2.6)}t${num(s * 3)} ${num(s * 2.6)}q${num(s * 0.4)} ${num(s * 2)} ${num(-s)} ${num(s * 4)}q${num(s * 4)} ${num(s)} ${num(s * 4)} ${num(s * 7)}v${num(s * 5)}z`;
  });
  const mid = (x0 + x1) / 2;
  return {
    sky:
      filled(set, down(set, 0, y, [0, tone(0.01)], [0.7, tone(0.1)], [1, tone(0.18)])) + stars(set, top, 30),
    far:
      path(box(x0 + u * 12, -u, u * 26, y) + box(x0 + u * 44, u * 12, u * 60, y), tone(0.045)) +
      path(
        box(x0 + u * 18, top - u * 20, u * 3, u * 5) + box(x0 + u * 27, top - u * 11, u * 3, u * 5),
        tone(0.16),
      ),
    subject:
      glow(set, mid, head + u * 6, u * 60, light(0.85), 0.5) +
      path(front, down(set, top, y, [0, tone(0.16)], [0.3, tone(0.06)], [1, tone(0.1)])) +
      line(`M${num(x0 + u * 4)} ${num(top + u * 2)}H${num(x1)}`, light(0.9), u * 0.5) +
      glow(set, mid, top + u * 2, u * 40, light(0.8), 0.4, 0.1) +
      path(glass, cool) +
      path(box(x0 + u * 2, sill - u * 2.4, x1 - x0, u * 2.4), tone(0.1)) +
      path(guests.join(''), tone(0.02)) +
      path(bars, tone(0.05)),
    near:
      filledBelow(set, y, [0, tone(0.14)], [0.4, tone(0.04)], [1, tone(0)]) +
      path(
        poly([x0 + u * 2, y], [x1, y], [x1, h], [x0 - u * 26, h]),
        down(set, y, h, [0, light(0.86), 0.7], [0.35, light(0.7), 0.22], [1, light(0.6), 0]),
      ) +
      backlit(set, someone(set), x0 - u * (wide ? 7 : -6), y + u * 7, u * 19, { lightX: mid }),
  };
};
