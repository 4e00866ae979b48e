import { num, path } from '#kit/svg.ts';
import { type Crest, heightAt, hills, layer, peaks, roofs } from '#lit/land.ts';
import { particles, glow, mistBand, orb, sky, stars, filled, down, around } from '#lit/light.ts';
import { someone } from '#lit/people.ts';
import { backlit, celestial } from '#lit/prop.ts';
import { type LitSet, roomOf, type Scene } from '#lit/set.ts';

/** A bank of cloud: a crest of soft heads, tall where the noise is. */
function bank({ w, u, random }: LitSet, y: number, height: number): Crest {
  const points: [number, number][] = [];
  const phases = [random.between(0, 6), random.between(0, 6)] as const;
  for (let x = -u * 8; x < w + u * 14;) {
    const head =
      height *
      (0.35 + 0.65 * Math.abs(Math.sin(x / (u * 46) + phases[0]) * Math.sin(x / (u * 17) + phases[1])));
    const half = u * random.between(2.4, 6.5);
    points.push(
      [x, y - head * 0.72],
      [x + half * 0.45, y - head],
      [x + half * 1.1, y - head * 0.95],
      [x + half * 1.5, y - head * 0.7],
    );
    x += half * 1.9;
  }
  return { points, smooth: true };
}

/** Above the clouds, where only the light and what flies there is. */
export const aboveClouds: Scene = (set) => {
  const { u, light, tone, focus, hour, random, lead, second, h, w } = set;
  const y = set.horizon - u * 4;
  const r = u * random.between(12, 20);
  const body = [lead, second].find(({ name }) => name === 'moon' || name === 'planet' || name === 'star');
  const flyer = [lead, second].find(({ kind, name }) => kind === 'sky' && name !== 'fish');
  const level = Math.min(0.62, hour.sky[2]);
  const banks = [0, 1, 2, 3].map((i) => {
    const top = y + u * (3 + i * 9);
    const crest = bank(set, top, u * (5 + i * 3.4));
    const fill = down(
      set,
      top - u * (6 + i * 4),
      top + u * 20,
      [0, light(level * (1 - i * 0.2) + 0.1)],
      [0.3, tone(level * (0.78 - i * 0.2))],
      [1, tone(level * (0.5 - i * 0.13))],
    );
    const d = crest.points
      .map(([px, py], k) => `${k === 0 ? 'M' : 'L'}${Math.round(px)} ${Math.round(py)}`)
      .join('');
    const rim = `<path d="${d}" fill="none" stroke="${light(0.95)}" stroke-width="${num(u * 0.22)}" stroke-linejoin="round" opacity="${num(0.42 - i * 0.1)}"/>`;
    return (i < 3 ? rim : '') + path(`${d}V${h}H${Math.round(-u * 9)}z`, fill);
  });
  const flying =
    flyer === undefined
      ? ''
      : backlit(set, flyer, focus.x - u * 2, y - r * 1.1, u * 20, {
          base: false,
          turn: flyer.name === 'plane' ? -12 : -5,
          level: 0.04,
          flip: true,
          lightX: focus.x + u * 20,
        });
  return {
    sky:
      sky({ ...set, horizon: y + u * 4 }) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, focus.x, y - r * 0.7, r * 3.8, light(0.9), hour.glow + 0.1) +
      (body === undefined
        ? orb(set, focus.x, y - r * 0.75, r)
        : celestial(set, body, focus.x, y - r * 1.1, r * 1.1)),
    far: mistBand(set, y + u, u * 12, light(hour.sky[2]), 0.4) + banks.slice(0, 2).join(''),
    subject: flying,
    near: banks.slice(2).join('') + glow(set, focus.x, y + u * 10, w * 0.3, light(0.9), 0.3, 0.3),
  };
};

/** The horizon burns; sparks rise. */
export const blaze: Scene = (set) => {
  const { w, h, u, tone, light, focus, random, horizon, lead, second } = set;
  const y = horizon + u * 3;
  const air = down(
    set,
    0,
    y,
    [0, tone(0.01)],
    [0.35, tone(0.1)],
    [0.62, light(0.3)],
    [0.84, light(0.58)],
    [0.95, light(0.82)],
    [1, light(0.96)],
  );
  const fires = [-34, -14, 4, 22, 44].map((side) => {
    const reach = u * random.between(14, 34);
    return glow(
      set,
      focus.x + u * (side + random.between(-4, 4)),
      y,
      reach,
      light(1),
      random.between(0.45, 0.8),
      random.between(0.9, 1.7),
    );
  });
  const smoke = [0, 1, 2].map(() => {
    const x = focus.x + u * random.between(-60, 50);
    return glow(
      set,
      x,
      y * random.between(0.12, 0.5),
      u * random.between(30, 52),
      tone(0.02),
      0.75,
      random.between(0.3, 0.5),
    );
  });
  const front = random.chance(0.55) ? roofs(set, y + u * 1, u * 7, u * 16) : peaks(set, y + u * 1, u * 7);
  const near = hills(set, set.wide ? h * 0.86 : roomOf(set).floor + u * 2, u * 3.5, 0.9);
  const px = focus.x + u * random.between(-14, 8);
  const subject =
    [lead, second].find(({ kind, name }) => kind === 'actor' || name === 'sword' || name === 'cross') ??
    someone(set);
  const size = ['figure', 'couple'].includes(subject.name) ? u * 13 : u * 22;
  return {
    sky:
      filled(set, air) +
      smoke.join('') +
      glow(set, focus.x, y, w * 0.5, light(0.95), 0.5, 0.5) +
      fires.join(''),
    far: layer(set, front, 0.1, { mist: 0.02 }) + mistBand(set, y + u * 12, u * 22, light(0.5), 0.3),
    subject: backlit(set, subject, px, heightAt(near, px) + u * 0.5, size) + layer(set, near, 0, { mist: 0 }),
    near: particles(set, light(0.95), { count: 130, size: 0.36, low: h * 0.9 }),
  };
};

/** A bolt: thick where it begins, broken often. */
function bolt({ random, u }: LitSet, x: number, y: number, steps: number, reach: number): string {
  let [px, py] = [x, y];
  let there = `M${num(px)} ${num(py)}`;
  const back: string[] = [];
  for (let i = 0; i < steps; i++) {
    px += random.between(-1, 1) * u * 5;
    py += reach / steps;
    const half = u * 0.55 * (1 - i / steps) + u * 0.1;
    there += `L${num(px - half)} ${num(py)}`;
    back.unshift(`L${num(px + half)} ${num(py + u * 0.4)}`);
  }
  return `${there}${back.join('')}z`;
}

/** Lightning over open land. */
export const tempest: Scene = (set) => {
  const { w, u, tone, light, focus, random, horizon, lead, second } = set;
  const x = focus.x + u * random.between(0, 12);
  const dark = around(
    set,
    x,
    horizon * 0.6,
    w * 0.7,
    [0, light(0.66)],
    [0.25, tone(0.4)],
    [0.6, tone(0.14)],
    [1, tone(0.02)],
  );
  const clouds = [0, 1, 2].map((i) =>
    [0, 1, 2, 3]
      .map(() =>
        glow(
          set,
          random.between(0, w),
          u * (i * 5 - 2),
          u * random.between(26, 46),
          tone(0.05 + i * 0.05),
          0.85,
          0.3,
        ),
      )
      .join(''),
  );
  const chosen = [lead, second].find(
    ({ kind, name }) => kind === 'actor' || name === 'sword' || name === 'cross' || name === 'tree',
  );
  const subject = chosen ?? someone(set);
  const size = ['figure', 'couple', 'ghost'].includes(subject.name) ? u * 10 : u * 18;
  const ground = hills(set, horizon + u * 8, u * 3, 0.8);
  const px = focus.x - u * random.between(10, 18);
  return {
    sky: filled(set, dark) + clouds.join('') + glow(set, x, horizon * 0.5, u * 60, light(0.95), 0.5),
    far:
      path(bolt(set, x, u * 2, 12, horizon + u * 3), light(1)) +
      path(bolt(set, x - u * 3, horizon * 0.42, 6, horizon * 0.4), light(0.95), 'opacity=".8" ') +
      glow(set, x, horizon + u * 3, u * 34, light(1), 0.6, 0.3) +
      layer(set, hills(set, horizon + u * 2, u * 3, 1.6), 0.16),
    subject: backlit(set, subject, px, heightAt(ground, px) + u * 0.4, size, { lightX: x }),
    near: layer(set, ground, 0.01),
  };
};
