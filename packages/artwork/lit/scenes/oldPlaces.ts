import { drawingOf } from '#kit/motif.ts';
import { num, path, rect, disc, group } from '#kit/svg.ts';
import { heightAt, hills, layer } from '#lit/land.ts';
import {
  glow,
  mistBand,
  orb,
  sky,
  stars,
  particles,
  box,
  down,
  dusk,
  poly,
  arched,
  around,
  filledBelow,
  filledAround,
} from '#lit/light.ts';
import { someone, insider } from '#lit/people.ts';
import { building, backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** The mansion on the hill, the path up to it, and the gate. */
export const manor: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x + u * 4;
  const crest = hills({ ...set, horizon: floor }, floor - u * 12, u * 3, 0.5);
  const top = heightAt(crest, x);
  const size = u * 34;
  const r = u * random.between(15, 20);
  const house = building(set) ?? { name: 'house', kind: 'actor', drawing: drawingOf('house', 'victorian') };
  const trail = `M${num(x - u)} ${num(top + u)}C${num(x + u * 20)} ${num(top + u * 9)} ${num(x - u * 34)} ${num(top + u * 12)} ${num(x - u * 16)} ${num(h)}H${num(x + u * 4)}C${num(x - u * 16)} ${num(top + u * 14)} ${num(x + u * 30)} ${num(top + u * 10)} ${num(x + u)} ${num(top + u)}z`;
  let fence = '';
  const gate = floor + u * 10;
  for (let fx = -u * 2; fx < w + u * 3; fx += u * 3.4) {
    const open = Math.abs(fx - x + u * 6) < u * 8;
    if (!open)
      fence += poly(
        [fx - u * 0.25, h],
        [fx - u * 0.25, gate - u * 11],
        [fx, gate - u * 12.6],
        [fx + u * 0.25, gate - u * 11],
        [fx + u * 0.25, h],
      );
  }
  const left = x - u * 14.5;
  const right = x + u * 2.5;
  fence +=
    box(-u, gate - u * 9.4, left + u, u * 0.5) +
    box(right, gate - u * 9.4, w, u * 0.5) +
    box(left - u * 1.4, gate - u * 15, u * 2.8, h) +
    box(right - u * 1.4, gate - u * 15, u * 2.8, h) +
    box(left - u * 2, gate - u * 16, u * 4, u * 1.2) +
    box(right - u * 2, gate - u * 16, u * 4, u * 1.2);
  return {
    sky:
      sky(set, floor) +
      (hour.stars ? stars(set, floor) : '') +
      glow(set, x - u * 13, top - size * 0.62, r * 3.4, light(0.85), hour.glow + 0.1) +
      orb(set, x - u * 11, top - size * 0.62, r),
    far:
      layer(set, hills(set, floor - u * 12, u * 5, 1.7), hour.land[0]) +
      mistBand(set, floor - u * 7, u * 16, light(hour.sky[2]), 0.4),
    subject:
      backlit(set, house, x, top + u * 1.2, size, {
        lightX: x - u * 20,
      }) +
      layer(set, crest, 0.07, { mist: 0.05 }) +
      path(trail, down(set, top, h, [0, light(0.5), 0.9], [0.4, light(0.3), 0.6], [1, tone(0.1), 0.2])),
    near: path(fence, tone(0.006)) + dusk(set, wide ? floor + u * 4 : floor, 0.5),
  };
};

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

/** Steps in the mist, and the gate at their head. */
export const gate: Scene = (set) => {
  const { h, u, tone, light, focus, hour, random, words, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 10;
  const eastern = /japan|samurai|anime|kyoto|tokyo|yōkai|shinto|ninja/.test(words);
  const [half, tall] = [u * 19, u * 38];
  const beamAt = (by: number, reach: number, thick: number, lift: number) =>
    `M${num(x - reach)} ${num(by - lift)}Q${num(x)} ${num(by + lift * 0.7)} ${num(x + reach)} ${num(by - lift)}l${num(-u * 0.7)} ${num(thick)}Q${num(x)} ${num(by + thick + lift * 0.7)} ${num(x - reach + u * 0.7)} ${num(by - lift + thick)}z`;
  const arch = eastern
    ? poly(
        [x - half, y],
        [x - half + u * 1.6, y - tall],
        [x - half + u * 4.6, y - tall],
        [x - half + u * 4, y],
      ) +
      poly(
        [x + half, y],
        [x + half - u * 1.6, y - tall],
        [x + half - u * 4.6, y - tall],
        [x + half - u * 4, y],
      ) +
      beamAt(y - tall - u * 3, u * 29, u * 4, u * 2) +
      box(x - u * 23, y - tall + u * 6, u * 46, u * 2.6) +
      box(x - u * 1.4, y - tall, u * 2.8, u * 7)
    : `${box(x - u * 24, y - tall - u * 4, u * 48, tall + u * 4)}${box(x - u * 26, y - tall - u * 7, u * 52, u * 3)}${poly([x - u * 26, y - tall - u * 7], [x, y - tall - u * 15], [x + u * 26, y - tall - u * 7])}`;
  const opening = eastern
    ? ''
    : path(
        arched(x - u * 12, y, u * 24, u * 33),
        down(set, y - u * 33, y, [0, light(hour.sky[2] * 0.95)], [1, light(1)]),
      ) + glow(set, x, y - u * 8, u * 30, light(1), 0.6);
  const steps = Array.from({ length: 8 }, (_, i) => {
    const t = i / 8;
    const sy = y + (h - y) * t * 0.92;
    const reach = u * (15 + t * 44);
    return (
      rect(x - reach, sy, reach * 2, (h - y) * 0.13, tone(0.2 - t * 0.18)) +
      rect(x - reach, sy, reach * 2, u * 0.4, light(0.75 - t * 0.5), 'opacity=".6" ')
    );
  }).join('');
  const r = u * random.between(13, 17);
  return {
    sky:
      sky(set, y) +
      glow(set, x, y - tall * 0.5, u * 66, light(0.9), hour.glow + 0.1) +
      (eastern ? orb(set, x, y - tall * 0.42, r) : ''),
    far:
      layer(set, hills(set, y - u * 12, u * 9, 1.4), hour.land[0]) +
      layer(set, hills(set, y - u * 3, u * 5, 1.9), hour.land[0] * 0.66) +
      mistBand(set, y - u * 2, u * 22, light(hour.sky[2]), 0.6),
    subject:
      path(arch, down(set, y - tall, y, [0, tone(0.03)], [0.7, tone(0.09)], [1, tone(0.16)])) +
      opening +
      mistBand(set, y, u * 9, light(hour.sky[2] * 0.9), 0.4),
    near:
      filledBelow(set, y, [0, tone(0.16)], [1, tone(0.01)]) +
      steps +
      backlit(set, someone(set), x + u * (wide ? 2 : 3), y + u * 7, u * 11),
  };
};

/** Behind the face of the clock, where the day comes through it. */
export const clockTower: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const r = wide ? u * 37 : Math.min(w * 0.46, (floor - top) * 0.5);
  const y = wide ? h * 0.42 : floor - r - u * 1;
  const hour = random.between(0, 6.28);
  const minute = random.between(0, 6.28);
  let marks = '';
  for (let i = 0; i < 12; i++)
    marks += `<path transform="rotate(${i * 30} ${num(x)} ${num(y)})" d="${box(x - u * (i % 3 === 0 ? 1 : 0.55), y - r * 0.94, u * (i % 3 === 0 ? 2 : 1.1), r * 0.16)}"/>`;
  const hand = (angle: number, long: number, half: number) =>
    `<path transform="rotate(${num(angle * 57.3)} ${num(x)} ${num(y)})" d="${poly([x - half, y + r * 0.16], [x - half * 0.5, y - long], [x, y - long - u * 2], [x + half * 0.5, y - long], [x + half, y + r * 0.16])}"/>`;
  const gear = (gx: number, gy: number, gr: number, teeth: number) => {
    let d = '';
    for (let i = 0; i < teeth; i++) {
      const a = (i / teeth) * 6.283;
      const step = 6.283 / teeth;
      const at = (angle: number, reach: number) =>
        `${num(gx + Math.cos(angle) * reach)} ${num(gy + Math.sin(angle) * reach)}`;
      d += `${i === 0 ? 'M' : 'L'}${at(a, gr)}L${at(a + step * 0.16, gr * 1.13)}L${at(a + step * 0.42, gr * 1.13)}L${at(a + step * 0.58, gr)}`;
    }
    const q = gr * 0.62;
    return `${d}zM${num(gx - q)} ${num(gy)}a${num(q)} ${num(q)} 0 1 0 ${num(q * 2)} 0a${num(q)} ${num(q)} 0 1 0 ${num(-q * 2)} 0z${box(gx - gr * 0.08, gy - q, gr * 0.16, q * 2)}${box(gx - q, gy - gr * 0.08, q * 2, gr * 0.16)}`;
  };
  return {
    sky:
      filledAround(set, x, y, w * (wide ? 0.58 : 0.95), [0, tone(0.3)], [0.5, tone(0.1)], [1, tone(0.015)]) +
      glow(set, x, y, r * 1.9, light(0.85), 0.5),
    far: disc(
      x,
      y,
      r,
      around(set, x + r * 0.2, y + r * 0.3, r * 1.3, [0, light(1)], [0.5, light(0.9)], [1, light(0.64)]),
    ),
    subject:
      group(`fill="${tone(0.06)}"`, marks + hand(hour, r * 0.46, u * 1.5) + hand(minute, r * 0.74, u * 1)) +
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${tone(0.04)}" stroke-width="${num(u * 2)}"/>` +
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.7)}" fill="none" stroke="${tone(0.06)}" stroke-width="${num(u * 0.5)}" opacity=".7"/>` +
      disc(x, y, u * 2, tone(0.03)),
    near:
      path(
        gear(x + r * 0.9, y + r * 0.66, r * 0.34, 15) + gear(x - r * 1.06, y + r * 0.1, r * 0.22, 11),
        tone(0.012),
        'fill-rule="evenodd" ',
      ) +
      path(
        poly([x - r * 0.5, y + r], [x + r * 0.5, y + r], [x + r * 1.2, h], [x - r * 1.2, h]),
        down(set, y + r, h, [0, light(0.8), 0.4], [1, light(0.6), 0]),
      ) +
      backlit(set, insider(set), x - r * 0.36, y + r * 1.02, r * 0.5, { lightX: x }) +
      rect(0, y + r, w, h, down(set, y + r, h, [0, tone(0.03), 0.5], [1, tone(0)])) +
      particles(set, light(0.95), { count: 26, size: 0.25, low: floor }),
  };
};
