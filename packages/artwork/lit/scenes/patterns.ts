import { put } from '#kit/motif.ts';
import { disc, num, path } from '#kit/svg.ts';
import { glow, specks, particles, around, dusk, filled, line, poly, filledAround } from '#lit/light.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Threads that only the light shows. */
export const web: Scene = (set) => {
  const { w, h, u, tone, light, focus, random, dust, wide, fine, lead, second } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const y = (top + floor) / 2;
  const spokes = 17;
  const turns = 13;
  const reach = u * 50;
  const angle = (i: number) => (i / spokes) * 6.283 + Math.sin(i * 7.3) * 0.09;
  let threads = '';
  for (let i = 0; i < spokes; i++)
    threads += `M${num(x)} ${num(y)}L${num(x + Math.cos(angle(i)) * reach * 2)} ${num(y + Math.sin(angle(i)) * reach * 2)}`;
  let rings = '';
  const dew: { x: number; y: number; size: number }[] = [];
  for (let k = 1; k <= turns; k++) {
    const r = reach * (k / turns) ** 1.15;
    for (let i = 0; i < spokes; i++) {
      if (dust.chance(0.06)) continue;
      const [a, b] = [angle(i), angle(i + 1)];
      const mid = (a + b) / 2;
      const sag = r * 0.9;
      rings += `M${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r)}Q${num(x + Math.cos(mid) * sag)} ${num(y + Math.sin(mid) * sag)} ${num(x + Math.cos(b) * r)} ${num(y + Math.sin(b) * r)}`;
      if (fine && dust.chance(0.4))
        dew.push({
          x: x + Math.cos(mid) * sag * 0.97,
          y: y + Math.sin(mid) * sag * 0.97,
          size: u * dust.between(0.4, 0.8),
        });
    }
  }
  const insect = [lead, second].find(({ name }) => name === 'insect');
  const ink = around(
    set,
    x + u * 12,
    y - u * 10,
    reach * 1.15,
    [0, light(0.98)],
    [0.5, light(0.7)],
    [1, tone(0.24)],
  );
  const branch = `M${num(w + u * 4)} ${num(-u * 4)}Q${num(x + u * 30)} ${num(y - u * 44)} ${num(x - u * 24)} ${num(-u * 6)}H${num(w)}zM${num(w + u * 4)} ${num(floor - u * 30)}Q${num(x + u * 46)} ${num(floor + u * 2)} ${num(x + u * 16)} ${num(h + u)}H${num(w + u * 4)}z`;
  return {
    sky: filledAround(
      set,
      x + u * 14,
      y - u * 12,
      w * (wide ? 0.55 : 0.95),
      [0, tone(0.42)],
      [0.4, tone(0.17)],
      [1, tone(0.02)],
    ),
    far:
      glow(set, x + u * 14, y - u * 12, u * 44, light(0.8), 0.55) +
      disc(x + u * 14, y - u * 12, u * 12, light(0.96), 'opacity=".85" '),
    subject:
      line(threads, ink, u * 0.16, 'opacity=".8" ') +
      line(rings, ink, u * 0.2) +
      specks(dew, light(1), [0.5, 0.75, 0.95]) +
      (insect === undefined
        ? ''
        : backlit(set, insect, x, y, u * 15, {
            base: false,
            lightX: x + u * 40,
            turn: random.between(-30, 30),
          })),
    near: path(branch, tone(0.008)) + dusk(set, floor - u * 10, 0.8),
  };
};

/** From above: all the wrong ways, and someone at the heart. */
export const labyrinth: Scene = (set) => {
  const { w, h, u, tone, light, wide, lead, second, random } = set;
  const { top, floor } = roomOf(set);
  const x = wide ? w * 0.7 : w * 0.5;
  const y = wide ? h * 0.46 : (top + floor) / 2 + u * 2;
  const maze = [lead, second].find(({ name }) => name === 'maze' || name === 'spiral') ?? lead;
  const size = wide ? u * 118 : w * 1.25;
  const turn = random.between(-30, 30);
  const plan = (dy: number, ink: string) =>
    `<g transform="translate(${num(x)} ${num(y + dy)})scale(1 .56)rotate(${num(turn)})">${put(maze.drawing, 0, 0, size, { f: ink, a: ink, g: null })}</g>`;
  const walls = [3.4, 2.6, 1.8, 1].map((k) => plan(u * k, tone(0.035))).join('');
  return {
    sky: filledAround(
      set,
      x,
      y,
      w * (wide ? 0.5 : 0.85),
      [0, light(0.8)],
      [0.16, light(0.5)],
      [0.45, tone(0.2)],
      [1, tone(0.02)],
    ),
    far: walls + plan(0, around(set, 50, 50, 62, [0, light(0.7)], [0.4, tone(0.36)], [1, tone(0.08)])),
    subject: glow(set, x, y, u * 26, light(1), 0.7, 0.6) + backlit(set, insider(set), x, y + u * 2.4, u * 10),
    near: filledAround(
      set,
      x,
      y,
      w * (wide ? 0.56 : 0.9),
      [0.3, tone(0), 0],
      [0.8, tone(0), 0.7],
      [1, tone(0), 0.9],
    ),
  };
};

/** A record, large as a planet, with light in its grooves. */
export const vinyl: Scene = (set) => {
  const { w, h, u, tone, light, wide, random, fine } = set;
  const { top, floor } = roomOf(set);
  const r = wide ? u * 56 : w * 0.56;
  const x = wide ? w * 0.74 : w * 0.56;
  const y = wide ? h * 0.5 : (top + floor) / 2;
  const tilt = random.between(-0.5, 0.5);
  const wedge = (a: number, half: number, opacity: number) =>
    `<path fill="${light(0.95)}" opacity="${opacity}" d="M${num(x)} ${num(y)}L${num(x + Math.cos(a - half) * r)} ${num(y + Math.sin(a - half) * r)}A${num(r)} ${num(r)} 0 0 1 ${num(x + Math.cos(a + half) * r)} ${num(y + Math.sin(a + half) * r)}z"/>`;
  const grooves = Array.from(
    { length: fine ? 17 : 9 },
    (_, i) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * (0.36 + i * (fine ? 0.037 : 0.07)))}"/>`,
  ).join('');
  const arm = `M${num(x + r * 0.98)} ${num(y - r * 0.9)}L${num(x + r * 0.72)} ${num(y + r * 0.1)}L${num(x + r * 0.44)} ${num(y + r * 0.42)}`;
  return {
    sky: filledAround(set, x, y, r * 1.7, [0, tone(0.3)], [0.6, tone(0.14)], [1, tone(0.02)]),
    far: glow(set, x - r * 0.6, y - r * 0.7, u * 52, light(0.85), 0.5) + disc(x, y, r, tone(0.012)),
    subject:
      [-0.9, 2.24]
        .map((a) => [0.34, 0.22, 0.1].map((half) => wedge(a + tilt, half, 0.13)).join(''))
        .join('') +
      `<g fill="none" stroke="${tone(0.02)}" stroke-width="${num(u * 0.5)}" opacity=".8">${grooves}</g>` +
      disc(
        x,
        y,
        r * 0.31,
        around(set, x - r * 0.1, y - r * 0.1, r * 0.36, [0, light(0.92)], [1, light(0.6)]),
      ) +
      disc(x, y, r * 0.2, tone(0.1), 'opacity=".16" ') +
      disc(x, y, r * 0.025, tone(0.02)) +
      line(arm, tone(0.3), u * 1.5, 'stroke-linejoin="round" ') +
      line(arm, light(0.9), u * 0.4, 'opacity=".6" stroke-linejoin="round" '),
    near: particles(set, light(0.9), { count: 26, size: 0.24 }) + dusk(set, floor - u * 16, 0.92),
  };
};

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
    near: filledAround(
      set,
      x,
      y,
      w * (wide ? 0.6 : 0.9),
      [0.3, tone(0), 0],
      [0.8, tone(0), 0.6],
      [1, tone(0), 0.88],
    ),
  };
};
