import { num, path, rect } from '#kit/svg.ts';
import { hills, layer } from '#lit/land.ts';
import { glow, mistBand, orb, sky } from '#lit/light.ts';
import { arched, box, down, poly } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Steps in the mist, and the gate at their head. */
export const gate: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, words, wide } = set;
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
      rect(0, y, w, h - y, down(set, y, h, [0, tone(0.16)], [1, tone(0.01)])) +
      steps +
      backlit(set, someone(set), x + u * (wide ? 2 : 3), y + u * 7, u * 11),
  };
};
