import { ellipse, num, path } from '#kit/svg.ts';
import { hills, heightAt, layer } from '#lit/land.ts';
import {
  particles,
  beam,
  glow,
  mistBand,
  around,
  down,
  dusk,
  filled,
  line,
  poly,
  filledAround,
} from '#lit/light.ts';
import { insider, someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene, type LitSet } from '#lit/set.ts';

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
    sky: filledAround(
      set,
      x,
      y - u * 16,
      w * (wide ? 0.55 : 0.9),
      [0, light(1)],
      [0.2, light(0.78)],
      [0.46, tone(0.42)],
      [1, tone(0.05)],
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
      particles(set, light(1), { count: 40, size: 0.26, low: floor }) +
      dusk(set, floor + u * 2, 0.8),
  };
};

/** Trunks of one depth as one path; they swell towards the ground. */
function trunks({ w, h, random, focus, u }: LitSet, count: number, width: number, clear: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + random.next()) * w) / count;
    if (Math.abs(x - focus.x) < clear) continue;
    const half = width * random.between(0.35, 0.7);
    const lean = random.between(-1, 1) * u * 3;
    d += `M${num(x - half)} -9L${num(x + half)} -9L${num(x + lean + half * 1.25)} ${num(h * 0.8)}Q${num(x + lean + half * 1.4)} ${num(h * 0.92)} ${num(x + lean + half * 2.6)} ${num(h)}H${num(x + lean - half * 2.6)}Q${num(x + lean - half * 1.4)} ${num(h * 0.92)} ${num(x + lean - half * 1.25)} ${num(h * 0.8)}z`;
    if (width > u * 1.5 && random.chance(0.6)) {
      const y = h * random.between(0.08, 0.5);
      const side = random.chance(0.5) ? 1 : -1;
      const reach = u * random.between(6, 15) * side;
      d += `M${num(x)} ${num(y)}q${num(reach * 0.6)} ${num(-u * 2)} ${num(reach)} ${num(-u * random.between(5, 12))}q${num(-reach * 0.3)} ${num(u * 7)} ${num(-reach)} ${num(u * 11)}z`;
    }
  }
  return d;
}

/** Deep in a wood, the light behind the trees. */
export const woods: Scene = (set) => {
  const { w, h, u, random, tone, light, focus, hour, fine, wide } = set;
  const bright = hour.name === 'night' ? 0.72 : 0.92;
  const air = around(
    set,
    focus.x,
    h * 0.52,
    wide ? w * 0.62 : h * 0.62,
    [0, light(bright)],
    [0.18, light(bright - 0.2)],
    [0.42, tone(0.4)],
    [0.72, tone(0.18)],
    [1, tone(0.06)],
  );
  const clear = wide ? u * 5 : u * 4;
  const depths = [
    { count: wide ? 26 : 15, width: u * 1.1, level: 0.42, clear: 0 },
    { count: wide ? 19 : 11, width: u * 1.9, level: 0.24, clear },
    { count: wide ? 11 : 7, width: u * 3.2, level: 0.09, clear: clear * 1.6 },
    { count: wide ? 6 : 4, width: u * 6.4, level: 0.01, clear: clear * 3 },
  ];
  const ground = hills(set, wide ? h * 0.84 : roomOf(set).floor, u * 1.6, 1.2);
  const subject =
    [set.lead, set.second].find(
      ({ kind, name }) => (kind === 'actor' && name !== 'car') || name === 'animal' || name === 'sword',
    ) ?? someone(set);
  const built = !['figure', 'couple'].includes(subject.name);
  const shafts = fine
    ? [0, 1, 2]
        .map((i) =>
          beam(
            set,
            [focus.x + u * (i * 8 - 6), -u * 10, u * 2],
            [focus.x + u * (i * 17 - 36), h, u * (6 + i * 2)],
            light(0.95),
            [0.24, 0.02],
          ),
        )
        .join('')
    : '';
  let [far, person, near] = ['', '', ''];
  depths.forEach(({ count, width, level, clear: gap }, i) => {
    const fill = down(
      set,
      0,
      h,
      [0, tone(Math.max(0, level - 0.1))],
      [0.5, tone(level)],
      [1, tone(level + 0.05)],
    );
    if (i === 2) {
      far += shafts + mistBand(set, roomOf(set).floor - u * 6, u * 26, light(0.7), 0.34);
      person = backlit(set, subject, focus.x, heightAt(ground, focus.x) + u * 0.6, u * (built ? 24 : 15));
      person += layer(set, ground, 0.05, { mist: 0.02 });
    }
    const wood = path(trunks(set, count, width, gap), fill);
    if (i < 2) far += wood;
    else near += wood;
  });
  return {
    sky: filled(set, air),
    far,
    subject: person,
    near:
      near +
      glow(set, focus.x, h * 0.5, u * 40, light(0.95), 0.3) +
      particles(set, light(0.95), { count: random.chance(0.5) ? 40 : 0, size: 0.35, low: h * 0.8 }),
  };
};
