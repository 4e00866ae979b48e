import { num, path, rect } from '#kit/svg.ts';
import { glow, mistBand, orb, sky, stars } from '#lit/light.ts';
import { box, down, dusk } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Sun or moon over a speck of land. */
export const isle: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, lead, second } = set;
  const { floor } = roomOf(set);
  const y = floor - u * 7;
  const x = focus.x;
  const r = u * random.between(23, 29);
  const land = [lead, second].find(({ name }) => ['island', 'tree', 'house', 'castle'].includes(name));
  const mound = `M${num(x - u * 26)} ${num(y)}q${num(u * 9)} ${num(-u * 1)} ${num(u * 14)} ${num(-u * 4)}q${num(u * 9)} ${num(-u * 4.6)} ${num(u * 20)} ${num(-u * 1.6)}q${num(u * 9)} ${num(u * 4.6)} ${num(u * 19)} ${num(u * 5.6)}z`;
  const upright =
    (land === undefined
      ? backlit(set, someone(set), x, y - u * 5, u * 13)
      : land.name === 'island'
        ? backlit(set, land, x, y + u * 0.4, u * 34)
        : backlit(set, land, x, y - u * 4.4, u * 26)) +
    (land?.name === 'island' ? '' : path(mound, tone(0.02)));
  const bands = Array.from({ length: 13 }, (_, i) => {
    const t = (i + random.next()) / 13;
    return box(
      x - r * (1.2 - t * 0.4) * random.between(0.6, 1),
      y + u * (1 + t * 21),
      r * 2 * (1.1 - t * 0.4) * random.between(0.5, 1),
      u * (0.25 + t * 0.6),
    );
  }).join('');
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x, y - r * 0.5, r * 2.8, light(0.88), hour.glow) +
      orb(set, x, y - r * 0.55, r),
    far:
      rect(
        0,
        y,
        w,
        h - y,
        down(set, y, h, [0, light(hour.sky[2] * 0.6)], [0.16, tone(0.26)], [1, tone(0.02)]),
      ) + path(bands, light(0.92), 'opacity=".5" '),
    subject: `<g opacity=".5" transform="translate(0 ${num(y * 2)})scale(1 -1)">${upright}</g>` + upright,
    near: mistBand(set, y + u * 2, u * 5, light(0.85), 0.2) + dusk(set, floor + u * 4, 0.7),
  };
};
