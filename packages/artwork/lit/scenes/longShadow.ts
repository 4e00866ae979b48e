import { put } from '#kit/motif.ts';
import { num, rect } from '#kit/svg.ts';
import { hills, layer } from '#lit/land.ts';
import { thing } from '#lit/leads.ts';
import { glow, mistBand, orb, sky, stars } from '#lit/light.ts';
import { down, dusk } from '#lit/paint.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A thing as large as a monument before a low sun, its shadow reaching out to us. */
export const longShadow: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random } = set;
  const { floor } = roomOf(set);
  const y = floor - u * 8;
  const foot = floor - u * 1;
  const size = u * random.between(38, 46);
  const x = focus.x;
  const lean = random.between(-24, 24);
  const r = u * random.between(15, 22);
  const subject = thing(set);
  const ground = down(
    set,
    y,
    h,
    [0, light(hour.sky[2] * 0.82)],
    [0.2, light(hour.sky[2] * 0.5)],
    [0.6, tone(0.16)],
    [1, tone(0.03)],
  );
  const shadow = `<g opacity=".62" transform="translate(${num(x)} ${num(foot)})skewX(${num(lean)})translate(${num(-x)} ${num(-foot)})">${put(
    subject.drawing,
    x,
    foot,
    size,
    { f: tone(0.01), a: tone(0.01), g: null },
    { base: true, upside: true, stretch: 1.15 },
  )}</g>`;
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x, y - r * 0.5, u * 66, light(0.9), hour.glow + 0.15) +
      orb(set, x - lean * u * 0.16, y - r * 0.62, r),
    far: layer(set, hills(set, y - u * 1.2, u * 1.4, 1.5), hour.land[0] * 0.8, { foot: y + u }),
    subject:
      rect(0, y, w, h - y, ground) +
      mistBand(set, y, u * 7, light(hour.sky[2]), 0.5) +
      shadow +
      backlit(set, subject, x, foot + size * 0.01, size, { lightX: x - lean }),
    near: dusk(set, h * 0.62, 0.6),
  };
};
