import { put } from '#kit/motif.ts';
import { num, rect, path } from '#kit/svg.ts';
import { hills, layer, firs, heightAt, peaks } from '#lit/land.ts';
import { glow, mistBand, orb, sky, stars, particles, down, dusk, box, filledBelow } from '#lit/light.ts';
import { someone } from '#lit/people.ts';
import { thing, creature, backlit } from '#lit/prop.ts';
import { roomOf, type Scene, layerLevel } from '#lit/set.ts';

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

/** A huge thing over the wood, and a person who looks up at it. */
export const towering: Scene = (set) => {
  const { u, tone, light, focus, hour, random } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const beast = creature(set);
  const size = u * 62;
  const haze = light(hour.sky[2] * 0.9);
  const veil = (level: number) => down(set, 0, 100, [0, tone(level)], [0.5, tone(level + 0.08)], [1, haze]);
  const level = hour.land[0] * 0.7;
  const back = firs(set, floor - u * 8, u * 3, u * 9);
  const middle = firs(set, floor + u * 2, u * 3, u * 13);
  const near = hills(set, floor + u * 9, u * 3, 0.8);
  const px = x + u * random.between(-26, -18);
  return {
    sky:
      sky(set, floor) +
      (hour.stars ? stars(set, floor) : '') +
      glow(set, x, floor - u * 26, u * 64, light(0.9), hour.glow + 0.1),
    far:
      put(
        beast.drawing,
        x,
        floor + u * 1,
        size,
        { f: veil(level), a: veil(level + 0.1), g: light(0.95) },
        { base: true, flip: random.chance(0.5) },
      ) + mistBand(set, floor - u * 3, u * 20, haze, 0.5),
    subject: layer(set, back, layerLevel(set, 1, 4)) + layer(set, middle, layerLevel(set, 2, 4)),
    near:
      backlit(set, someone(set), px, heightAt(near, px) + u * 0.3, u * 6.4, { lightX: x }) +
      layer(set, near, 0.01, { mist: 0.03 }) +
      particles(set, light(0.9), { count: 24, size: 0.24, low: floor }),
  };
};

/** Large, dark and still before the largest moon. */
export const ridge: Scene = (set) => {
  const { u, focus, hour, random, light, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const beast = creature(set);
  const size = u * (beast.name === 'dinosaur' ? 46 : 34);
  const r = u * random.between(26, 31);
  const y = floor - u * 21;
  const crest = (random.chance(0.5) ? hills : peaks)({ ...set, horizon: floor }, floor - u * 1, u * 3);
  const foot = heightAt(crest, x);
  const near = random.chance(0.5)
    ? firs(set, floor + u * 16, u * 3, u * 15)
    : hills(set, floor + u * 14, u * 4, 0.8);
  return {
    sky:
      sky(set, floor) +
      (hour.stars ? stars(set, floor) : '') +
      glow(set, x, y, r * 2.6, light(0.85), hour.glow) +
      orb(set, x - u * (wide ? 5 : 3), y, r),
    far: layer(set, hills(set, floor - u * 6, u * 4, 1.4), hour.land[0] * 0.85),
    subject:
      backlit(set, beast, x, foot + u * 1.4, size, { lightX: x - u * 30 }) +
      layer(set, crest, 0.03, { mist: 0.06 }),
    near:
      mistBand(set, floor + u * 9, u * 12, light(hour.sky[2] * 0.6), 0.3) +
      layer(set, near, 0.005, { mist: 0.02 }),
  };
};

/** A thing planted on a hill. */
export const planted: Scene = (set) => {
  const { u, tone, light, focus, hour, random, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const subject = thing(set);
  const size = u * 44;
  const r = u * random.between(17, 24);
  const y = floor - u * 22;
  const blade = subject.name === 'sword' || subject.name === 'knife';
  const near = hills({ ...set, horizon: floor }, floor + u * 1, u * 2, 0.45);
  const birds = Array.from({ length: 7 }, () => {
    const [bx, by, s] = [
      x + u * random.between(-36, 30),
      y - u * random.between(4, 26),
      u * random.between(0.9, 1.9),
    ];
    return `M${num(bx - s)} ${num(by - s * 0.5)}q${num(s * 0.7)} ${num(-s * 0.1)} ${num(s)} ${num(s * 0.5)}q${num(s * 0.3)} ${num(-s * 0.6)} ${num(s)} ${num(-s * 0.5)}q${num(-s * 0.7)} ${num(s * 0.2)} ${num(-s)} ${num(s * 0.9)}q${num(-s * 0.3)} ${num(-s * 0.7)} ${num(-s)} ${num(-s * 0.9)}z`;
  }).join('');
  return {
    sky:
      sky(set, floor) +
      (hour.stars ? stars(set, floor) : '') +
      glow(set, x, y, r * 3.6, light(0.85), hour.glow + 0.1) +
      orb(set, x - u * 4, y, r),
    far:
      path(birds, tone(0.06)) +
      layer(set, hills(set, floor - u * 8, u * 3, 1.5), hour.land[0]) +
      layer(set, hills(set, floor - u * 3, u * 3, 1.1), hour.land[0] * 0.5),
    subject: backlit(set, subject, x, floor - size * 0.42, size, {
      base: false,
      turn: blade ? 180 + random.between(4, 10) : random.between(-5, 5),
      lightX: x - u * 30,
    }),
    near:
      layer(set, near, 0.01, { mist: 0.03 }) +
      backlit(set, someone(set), x + u * (wide ? 30 : 24), floor + u * 2.6, u * 8, { lightX: x }),
  };
};

/** Sun or moon over a speck of land. */
export const isle: Scene = (set) => {
  const { u, tone, light, focus, hour, random, lead, second } = set;
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
      filledBelow(set, y, [0, light(hour.sky[2] * 0.6)], [0.16, tone(0.26)], [1, tone(0.02)]) +
      path(bands, light(0.92), 'opacity=".5" '),
    subject: `<g opacity=".5" transform="translate(0 ${num(y * 2)})scale(1 -1)">${upright}</g>` + upright,
    near: mistBand(set, y + u * 2, u * 5, light(0.85), 0.2) + dusk(set, floor + u * 4, 0.7),
  };
};
