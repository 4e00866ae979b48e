import { disc, num, path } from '#kit/svg.ts';
import { glow, specks } from '#lit/light.ts';
import { around, dusk, filled, line } from '#lit/paint.ts';
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
    sky: filled(
      set,
      around(
        set,
        x + u * 14,
        y - u * 12,
        w * (wide ? 0.55 : 0.95),
        [0, tone(0.42)],
        [0.4, tone(0.17)],
        [1, tone(0.02)],
      ),
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
