import { disc, group, num, path } from '#kit/svg.ts';
import { glow, specks } from '#lit/light.ts';
import { around, box, dusk, filled, line } from '#lit/paint.ts';
import { roomOf, type Scene } from '#lit/set.ts';

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
    sky: filled(
      set,
      around(set, x, y, w * (wide ? 0.55 : 0.95), [0, tone(0.36)], [0.5, tone(0.12)], [1, tone(0.015)]),
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
