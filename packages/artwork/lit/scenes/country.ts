import { num, path, rect } from '#kit/svg.ts';
import { hills, layer, heightAt, flat } from '#lit/land.ts';
import {
  glow,
  mistBand,
  orb,
  sky,
  stars,
  down,
  dusk,
  poly,
  around,
  line,
  filledBelow,
  filledAround,
  telegraphPole,
} from '#lit/light.ts';
import { someone, personNamed } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Two walls of rock and a strip of day. */
export const canyon: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 2;
  const wall = (side: number, gap: number, level: number, steps: number) => {
    const edge: [number, number][] = [];
    let dx = gap * random.between(1.5, 1.9);
    for (let i = 0; i <= steps; i++) {
      edge.push([x + side * dx, -u + ((y + u * 4) * i) / steps]);
      if (i % 2 === 0) dx += gap * random.between(-0.3, 0.06);
      dx = Math.max(gap * 0.5, dx);
    }
    const outer = side > 0 ? w + u * 3 : -u * 3;
    return path(
      poly([outer, -u], ...edge, [outer, h]),
      down(set, 0, y, [0, tone(level + 0.05)], [0.6, tone(level)], [1, light(level + 0.16)]),
    );
  };
  const r = u * random.between(8, 12);
  const path1 = `M${num(x - u * 4)} ${num(y)}h${num(u * 8)}Q${num(x + u * 3)} ${num(y + u * 9)} ${num(x + u * 22)} ${num(h)}H${num(x - u * 30)}Q${num(x - u * 1)} ${num(y + u * 12)} ${num(x - u * 4)} ${num(y)}z`;
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x, y - u * 12, u * 60, light(0.95), hour.glow + 0.2) +
      orb(set, x + u * 1, y - u * 16, r),
    far:
      layer(set, hills(set, y - u * 3, u * 2, 2), hour.land[0], { foot: y + u }) +
      wall(-1, u * 17, 0.4, 9) +
      wall(1, u * 16, 0.34, 8) +
      mistBand(set, y - u * 5, u * 20, light(hour.sky[2]), 0.4) +
      wall(-1, u * 24, 0.2, 7) +
      wall(1, u * 23, 0.17, 7),
    subject:
      filledBelow(set, y, [0, light(0.5)], [0.2, tone(0.22)], [1, tone(0.02)]) +
      path(path1, light(0.6), 'opacity=".3" ') +
      backlit(set, someone(set), x - u, y + u * 5, u * 13),
    near:
      wall(-1, u * (wide ? 38 : 32), 0.03, 6) +
      wall(1, u * (wide ? 34 : 30), 0.02, 6) +
      dusk(set, floor, 0.7),
  };
};

/** Sparks go up between the trees. */
export const campfire: Scene = (set) => {
  const { w, h, u, tone, light, focus, random, wide, dust, fine } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 3;
  const flame = (s: number, lean: number) =>
    `M${num(x - s * 3)} ${num(y)}q${num(-s * 2)} ${num(-s * 4)} ${num(s * 1.2 + lean)} ${num(-s * 7)}q${num(s * 0.4)} ${num(s * 2)} ${num(s * 1.4)} ${num(s * 2.4)}q${num(s * 0.4)} ${num(-s * 4)} ${num(s * 2)} ${num(-s * 6.4)}q${num(s * 0.2)} ${num(s * 5)} ${num(s * 2)} ${num(s * 6)}q${num(s * 1)} ${num(s * 3)} ${num(-s * 1.4)} ${num(s * 5)}z`;
  let trees = '';
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const tx = x + side * u * (17 + i * random.between(7, 11));
      const half = u * (0.9 + i * 0.4);
      trees += poly(
        [tx - half, -u],
        [tx + half, -u],
        [tx + half * 1.5, y + u * (2 + i)],
        [tx - half * 1.5, y + u * (2 + i)],
      );
    }
  const sparks = Array.from({ length: fine ? 50 : 20 }, () => {
    const t = dust.next();
    return `M${Math.round(x + u * dust.between(-1, 1) * (2 + t * 16))} ${Math.round(y - u * (6 + t * 48))}h0`;
  }).join('');
  const sitter = personNamed('seated');
  const standing = random.chance(0.4);
  return {
    sky:
      filledAround(
        set,
        x,
        y - u * 6,
        w * (wide ? 0.5 : 0.85),
        [0, light(0.62)],
        [0.16, light(0.36)],
        [0.4, tone(0.14)],
        [1, tone(0.01)],
      ) + stars(set, y * 0.5, 40),
    far: path(trees, tone(0.035)),
    subject:
      rect(0, y, w, h - y, around(set, x, y, u * 60, [0, light(0.6)], [0.3, tone(0.24)], [1, tone(0.01)])) +
      glow(set, x, y - u * 5, u * 40, light(0.9), 0.8) +
      path(flame(u * 1.5, 0), light(0.72)) +
      path(flame(u * 1, u * 0.4), light(0.9)) +
      path(flame(u * 0.55, 0), light(1)) +
      path(
        poly([x - u * 6, y], [x + u * 5, y - u * 1.6], [x + u * 6, y], [x - u * 5, y + u * 1.4]),
        tone(0.02),
      ) +
      backlit(set, sitter, x - u * 15, y + u * 2.6, u * 17, { lightX: x }) +
      (standing
        ? backlit(set, someone(set), x + u * 15, y + u * 3, u * 17, { lightX: x })
        : backlit(set, sitter, x + u * 15, y + u * 2.6, u * 17, { lightX: x, flip: true })),
    near:
      line(sparks, light(0.97), u * 0.5, 'stroke-linecap="round" opacity=".85" ') +
      dusk(set, floor + u * 4, 0.8),
  };
};

/** A flock over one field. */
export const flock: Scene = (set) => {
  const { u, focus, hour, random, light, tone, wide, fine } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 3;
  const lead = [set.lead, set.second].find(({ name }) => name === 'bird');
  let many = '';
  for (let i = 0; i < (fine ? 120 : 50); i++) {
    const t = random.next();
    const swirl = t * 7 + random.between(-1.3, 1.3);
    const reach = u * (6 + t * 40) * random.between(0.7, 1.15);
    const [bx, by] = [
      x + Math.cos(swirl) * reach * (wide ? 1.1 : 0.9),
      Math.max(top, y - u * 30 + Math.sin(swirl) * reach * 0.5),
    ];
    const s = u * random.between(0.5, 1) * (0.7 + t * 1.1);
    const dip = random.between(0.2, 0.9);
    many += `M${Math.round(bx - s * 1.6)} ${num(by - s * dip)}q${num(s * 1.1)} 0 ${num(s * 1.6)} ${num(s * dip)}q${num(s * 0.5)} ${num(-s * dip)} ${num(s * 1.6)} ${num(-s * dip)}q${num(-s * 0.8)} ${num(s * 0.3)} ${num(-s * 1.6)} ${num(s * dip + s * 0.4)}q${num(-s * 0.8)} ${num(-s * dip)} ${num(-s * 1.6)} ${num(-s * dip - s * 0.4)}z`;
  }
  const r = u * random.between(12, 19);
  const near = hills(set, y + u * 4, u * 1.6, 0.7);
  const px = x + u * random.between(-7, 7);
  return {
    sky:
      sky(set, y) +
      glow(set, x, y - u * 10, u * 70, light(0.9), hour.glow + 0.1) +
      orb(set, x, y - r * 0.5, r),
    far: layer(set, hills(set, y - u * 2, u * 2, 1.6), hour.land[0]) + path(many, tone(0.04)),
    subject:
      lead === undefined
        ? ''
        : backlit(set, lead, x - u * 16, y - u * 36, u * 24, { base: false, lightX: x, turn: -6 }),
    near:
      backlit(set, someone(set), px, heightAt(near, px) + u * 0.3, u * 11) +
      layer(set, near, 0.01, { mist: 0.03 }),
  };
};

/** Wires to the horizon, and nothing else. */
export const telegraph: Scene = (set) => {
  const { h, u, tone, light, focus, hour, random, wide } = set;
  const { floor } = roomOf(set);
  const y = floor - u * 5;
  const x = focus.x - u * (wide ? 12 : 8);
  const r = u * random.between(16, 24);
  const sunX = focus.x + u * 4;
  const ts = [0.05, 0.09, 0.15, 0.25, 0.42, 0.74, 1.3];
  const at = (t: number) => [x + t * u * 62, y + t * u * 15, u * 58 * t + u * 1.5] as const;
  const poles = ts
    .map((t) => {
      const [px, py, tall] = at(t);
      return telegraphPole(px, py, tall, Math.max(0.7, u * 0.75 * t));
    })
    .join('');
  let wires = '';
  for (const [k, side] of [
    [1, -0.09],
    [1, 0.09],
    [0.9, 0.06],
  ] as const) {
    ts.forEach((t, i) => {
      const next = ts[i + 1];
      if (next === undefined) return;
      const [[ax, ay, at1], [bx, by, bt]] = [at(t), at(next)];
      wires += `M${num(ax + side * at1)} ${num(ay - at1 * k)}Q${num((ax + bx) / 2)} ${num((ay - at1 * k + by - bt * k) / 2 + bt * 0.16)} ${num(bx + side * bt)} ${num(by - bt * k)}`;
    });
  }
  const mesa = [
    [-34, 12, 9],
    [22, 9, 13],
    [36, 16, 7],
  ]
    .map(([dx = 0, width = 0, tall = 0]) =>
      poly(
        [sunX + u * (dx - width), y + u],
        [sunX + u * (dx - width * 0.7), y - u * tall],
        [sunX + u * (dx + width * 0.6), y - u * tall],
        [sunX + u * (dx + width), y + u],
      ),
    )
    .join('');
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, sunX, y - r * 0.3, r * 3.2, light(0.88), hour.glow + 0.1) +
      orb(set, sunX, y - r * 0.3, r),
    far: path(mesa, tone(hour.land[0] * 0.9)) + mistBand(set, y, u * 8, light(hour.sky[2]), 0.5),
    subject:
      filledBelow(set, y, [0, light(hour.sky[2] * 0.55)], [0.2, tone(0.2)], [1, tone(0.02)]) +
      layer(set, hills(set, y + u * 12, u * 1.5, 1), 0.09, { mist: 0.05 }) +
      backlit(set, someone(set), sunX - u * 9, y + u * 6, u * 11, { lightX: sunX }),
    near:
      path(poles, tone(0.015)) +
      line(wires, tone(0.02), u * 0.24) +
      layer(set, flat(set, h * 0.97), 0) +
      dusk(set, floor, 0.5),
  };
};
