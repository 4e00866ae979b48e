import { num, path } from '#kit/svg.ts';
import { heightAt, hills, layer } from '#lit/land.ts';
import { glow, mistBand, orb, sky, stars } from '#lit/light.ts';
import { box } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** White crosses, a bare tree, no figure. */
export const graveyard: Scene = (set) => {
  const { w, u, tone, light, focus, hour, random } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const r = u * random.between(15, 21);
  const y = floor - u * 24;
  const hill = hills({ ...set, horizon: floor }, floor - u * 3, u * 3, 0.5);
  const near = hills({ ...set, horizon: floor }, floor + u * 10, u * 3, 0.7);
  const stone = (gx: number, gy: number, s: number, kind: number) =>
    kind === 0
      ? box(gx - s * 0.12, gy - s, s * 0.24, s * 1.3) + box(gx - s * 0.38, gy - s * 0.74, s * 0.76, s * 0.22)
      : `M${num(gx - s * 0.34)} ${num(gy + s * 0.3)}v${num(-s * 0.8)}a${num(s * 0.34)} ${num(s * 0.36)} 0 0 1 ${num(s * 0.68)} 0v${num(s * 0.8)}z`;
  const stones = (crest: typeof hill, count: number, s: number) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const gx = x + u * random.between(-44, 42);
      if (gx < w) d += stone(gx, heightAt(crest, gx), s * random.between(0.75, 1.2), random.below(2));
    }
    return d;
  };
  const branch = (bx: number, by: number, angle: number, long: number, depth: number): string => {
    const [ex, ey] = [bx + Math.cos(angle) * long, by + Math.sin(angle) * long];
    const own = `<path d="M${num(bx)} ${num(by)}Q${num((bx + ex) / 2 + u * random.between(-1, 1))} ${num((by + ey) / 2)} ${num(ex)} ${num(ey)}" stroke-width="${num(u * 0.42 * depth ** 1.5)}"/>`;
    return depth <= 1
      ? own
      : own +
          [-0.5, 0.45]
            .map((turn) =>
              branch(
                ex,
                ey,
                angle + turn + random.between(-0.2, 0.2),
                long * random.between(0.62, 0.8),
                depth - 1,
              ),
            )
            .join('');
  };
  const tx = x + u * 19;
  return {
    sky:
      sky(set, floor) +
      (hour.stars ? stars(set, floor) : '') +
      glow(set, x, y, r * 3, light(0.8), hour.glow) +
      orb(set, x - u * 3, y, r),
    far:
      layer(set, hills(set, floor - u * 9, u * 4, 1.5), hour.land[0]) +
      mistBand(set, floor - u * 6, u * 16, light(hour.sky[2]), 0.4),
    subject:
      `<g fill="none" stroke="${tone(0.025)}" stroke-linecap="round">${branch(tx, heightAt(hill, tx) + u * 2, -1.65, u * 14, 5)}</g>` +
      path(stones(hill, 15, u * 4.6), tone(0.04)) +
      layer(set, hill, 0.06, { mist: 0.06 }) +
      mistBand(set, floor + u * 5, u * 12, light(hour.sky[2] * 0.7), 0.3),
    near:
      path(stones(near, 8, u * 9), tone(0.012)) +
      backlit(set, someone(set), x - u * 10, heightAt(hill, x - u * 10) + u * 1, u * 11, { lightX: x }) +
      layer(set, near, 0.006, { mist: 0.02 }),
  };
};
