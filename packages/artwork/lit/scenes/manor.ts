import { drawingOf } from '#kit/motif.ts';
import { num, path } from '#kit/svg.ts';
import { heightAt, hills, layer } from '#lit/land.ts';
import { building } from '#lit/leads.ts';
import { glow, mistBand, orb, sky, stars } from '#lit/light.ts';
import { box, down, dusk, poly } from '#lit/paint.ts';
import { backlit } from '#lit/prop.ts';
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
