import { num, path, rect, disc, group } from '#kit/svg.ts';
import { flat, layer } from '#lit/land.ts';
import {
  particles,
  glow,
  sky,
  stars,
  specks,
  around,
  box,
  down,
  poly,
  dusk,
  line,
  along,
  filledAround,
  filledBelow,
} from '#lit/light.ts';
import { insider } from '#lit/people.ts';
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
      particles(set, light(0.95), { count: 60, size: 0.3 }),
  };
};

/** A green room under the sea: a sweep, a blip, a listener. */
export const sonar: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const r = wide ? u * 34 : Math.min(w * 0.4, (floor - top) * 0.46);
  const y = wide ? h * 0.43 : (top + floor) / 2 - u * 2;
  const sweep = random.between(-1.4, 0.4);
  const wedge = [0.5, 0.36, 0.22, 0.1]
    .map(
      (span, i) =>
        `<path fill="${light(0.9)}" opacity="${num(0.12 + i * 0.09)}" d="M${num(x)} ${num(y)}L${num(x + Math.cos(sweep - span) * r)} ${num(y + Math.sin(sweep - span) * r)}A${num(r)} ${num(r)} 0 0 1 ${num(x + Math.cos(sweep) * r)} ${num(y + Math.sin(sweep) * r)}z"/>`,
    )
    .join('');
  const rings = [0.25, 0.5, 0.75]
    .map((k) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * k)}"/>`)
    .join('');
  const blips = Array.from({ length: 6 }, () => {
    const [a, d] = [sweep - random.between(0.1, 2.2), r * random.between(0.3, 0.86)];
    return { x: x + Math.cos(a) * d, y: y + Math.sin(a) * d, size: u * random.between(0.8, 1.5) };
  });
  const s = u * (wide ? 1.05 : 0.8);
  const [hx, hy] = [x - r * 0.55, y + r * 0.98];
  const listener = `M${num(hx - s * 17)} ${num(h + u)}V${num(hy + s * 7)}q${num(s)} ${num(-s * 9)} ${num(s * 12)} ${num(-s * 10)}q${num(s * 1.4)} ${num(-s * 2)} ${num(s * 0.4)} ${num(-s * 4)}q${num(-s * 3)} ${num(-s * 11)} ${num(s * 5)} ${num(-s * 12)}q${num(s * 8)} ${num(s)} ${num(s * 5)} ${num(s * 12)}q${num(-s)} ${num(s * 2)} ${num(s * 0.4)} ${num(s * 4)}q${num(s * 11)} ${num(s)} ${num(s * 12)} ${num(s * 10)}V${num(h + u)}z`;
  const phones =
    box(hx - s * 6.4, hy - s * 11, s * 2.4, s * 6) + box(hx + s * 4.8, hy - s * 11, s * 2.4, s * 6);
  return {
    sky: filledAround(
      set,
      x,
      y,
      w * (wide ? 0.55 : 0.95),
      [0, tone(0.36)],
      [0.5, tone(0.12)],
      [1, tone(0.015)],
    ),
    far:
      disc(x, y, r * 1.08, tone(0.02)) +
      disc(x, y, r, around(set, x, y, r, [0, tone(0.44)], [0.7, tone(0.26)], [1, tone(0.12)])),
    subject:
      wedge +
      group(
        `fill="none" stroke="${light(0.8)}" stroke-width="${num(u * 0.2)}" opacity=".55"`,
        `${rings}<path d="M${num(x - r)} ${num(y)}h${num(r * 2)}M${num(x)} ${num(y - r)}v${num(r * 2)}"/>`,
      ) +
      line(
        `M${num(x)} ${num(y)}L${num(x + Math.cos(sweep) * r)} ${num(y + Math.sin(sweep) * r)}`,
        light(1),
        u * 0.4,
      ) +
      blips.map((b) => glow(set, b.x, b.y, u * 5, light(1), 0.8)).join('') +
      specks(blips, light(1), [0.7, 0.85, 1]) +
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 1.03)}" fill="none" stroke="${light(0.6)}" stroke-width="${num(u * 0.5)}"/>`,
    near: path(listener + phones, tone(0.004)) + dusk(set, floor, 0.6),
  };
};

/** A vault door ajar, with gold inside. */
export const vault: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide } = set;
  const { top, floor } = roomOf(set);
  const r = wide ? u * 31 : Math.min(w * 0.38, (floor - top) * 0.42);
  const x = focus.x;
  const y = floor - r - u * 2;
  const shift = r * 0.5;
  const ring = (cx: number, k: number, width: number, ink: string) =>
    `<circle cx="${num(cx)}" cy="${num(y)}" r="${num(r * k)}" fill="none" stroke="${ink}" stroke-width="${num(width)}"/>`;
  const steel = along(
    set,
    x - shift - r,
    x - shift + r,
    [0, tone(0.05)],
    [0.6, tone(0.16)],
    [0.93, tone(0.34)],
    [1, light(0.9)],
  );
  const bolts = Array.from(
    { length: 14 },
    (_, i) =>
      `M${num(x - shift + Math.cos(i * 0.4488) * r * 0.8)} ${num(y + Math.sin(i * 0.4488) * r * 0.8)}h0`,
  ).join('');
  const spokes = Array.from(
    { length: 5 },
    (_, i) =>
      `M${num(x - shift)} ${num(y)}L${num(x - shift + Math.cos(i * 1.2566 + 0.3) * r * 0.36)} ${num(y + Math.sin(i * 1.2566 + 0.3) * r * 0.36)}`,
  ).join('');
  return {
    sky:
      filledAround(
        set,
        x + r * 0.6,
        y,
        w * (wide ? 0.5 : 0.9),
        [0, tone(0.3)],
        [0.4, tone(0.13)],
        [1, tone(0.02)],
      ) + filledBelow(set, floor, [0, tone(0.1)], [1, tone(0)]),
    far:
      ring(x, 1.08, r * 0.18, tone(0.09)) +
      ring(x, 1.18, u * 0.4, tone(0.3)) +
      disc(
        x,
        y,
        r,
        around(set, x + r * 0.3, y, r * 1.2, [0, light(1)], [0.5, light(0.86)], [1, light(0.5)]),
      ) +
      backlit(set, insider(set), x + r * 0.62, y + r * 0.92, r * 0.74) +
      glow(set, x + r * 0.6, y, r * 1.5, light(1), 0.6),
    subject:
      disc(x - shift, y, r * 0.98, steel) +
      ring(x - shift, 0.62, u * 0.5, tone(0.26)) +
      line(bolts, tone(0.3), u * 1.5, 'stroke-linecap="round" ') +
      line(spokes, light(0.5), u * 1.3, 'stroke-linecap="round" ') +
      ring(x - shift, 0.36, u * 0.9, light(0.46)) +
      disc(x - shift, y, u * 2.6, tone(0.3)),
    near:
      path(
        poly([x + r * 0.2, floor], [x + r * 0.95, floor], [x + r * 2, h], [x + r * 0.1, h]),
        down(set, floor, h, [0, light(0.9), 0.7], [1, light(0.6), 0]),
      ) + dusk(set, floor + u * 3, 0.6),
  };
};
