import { num, path, rect } from '#kit/svg.ts';
import { hills, layer } from '#lit/land.ts';
import {
  glow,
  orb,
  sky,
  stars,
  beam,
  particles,
  mistBand,
  around,
  down,
  dusk,
  line,
  filled,
} from '#lit/light.ts';
import { backlit, celestial } from '#lit/prop.ts';
import { roomOf, type Scene, type LitSet } from '#lit/set.ts';

/** One wave, at the moment before it falls. */
export const breaker: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide, lead, second } = set;
  const { floor } = roomOf(set);
  const x = focus.x + u * (wide ? 6 : 0);
  const y = floor - u * 6;
  const r = u * random.between(9, 13);
  const [sx, sy] = [x - u * 22, y - u * 26];
  const boat = [lead, second].find(({ name }) => name === 'ship');
  const wave = `M${num(x - u * 90)} ${num(h)}V${num(y + u * 3)}C${num(x - u * 46)} ${num(y + u * 6)} ${num(x - u * 24)} ${num(y + u * 4)} ${num(x - u * 8)} ${num(y - u * 14)}C${num(x + u * 4)} ${num(y - u * 34)} ${num(x + u * 26)} ${num(y - u * 46)} ${num(x + u * 50)} ${num(y - u * 40)}C${num(x + u * 34)} ${num(y - u * 38)} ${num(x + u * 21)} ${num(y - u * 28)} ${num(x + u * 20)} ${num(y - u * 16)}C${num(x + u * 20)} ${num(y - u * 6)} ${num(x + u * 34)} ${num(y + u * 2)} ${num(x + u * 60)} ${num(y + u * 3)}L${num(w + u * 60)} ${num(y + u * 4)}V${num(h)}z`;
  const lip = `M${num(x - u * 8)} ${num(y - u * 14)}C${num(x + u * 4)} ${num(y - u * 34)} ${num(x + u * 26)} ${num(y - u * 46)} ${num(x + u * 50)} ${num(y - u * 40)}C${num(x + u * 34)} ${num(y - u * 38)} ${num(x + u * 21)} ${num(y - u * 28)} ${num(x + u * 20)} ${num(y - u * 16)}`;
  const folds = [0.2, 0.4, 0.6, 0.8]
    .map(
      (t) =>
        `M${num(x - u * (40 - t * 30))} ${num(y + u * (6 + t * 3))}C${num(x - u * (14 - t * 10))} ${num(y + u * (4 - t * 4))} ${num(x - u * (2 - t * 9))} ${num(y - u * (13 - t * 4))} ${num(x + u * (13 + t * 9))} ${num(y - u * (36 - t * 5))}`,
    )
    .join('');
  const spray = Array.from(
    { length: 26 },
    () => `M${Math.round(x + u * random.between(14, 58))} ${Math.round(y - u * random.between(34, 52))}h0`,
  ).join('');
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, sx, sy, r * 3.6, light(0.9), hour.glow) +
      orb(set, sx, sy, r),
    far:
      rect(
        0,
        y - u * 2,
        w,
        h,
        down(set, y - u * 2, h, [0, light(hour.sky[2] * 0.7)], [0.2, tone(0.3)], [1, tone(0.05)]),
      ) +
      (boat === undefined
        ? ''
        : backlit(set, boat, x - u * 34, y + u * 0.4, u * 15, { lightX: sx, turn: -5 })),
    subject:
      path(
        wave,
        around(
          set,
          sx,
          sy,
          u * 96,
          [0.2, light(0.72)],
          [0.42, tone(0.46)],
          [0.7, tone(0.2)],
          [1, tone(0.05)],
        ),
      ) +
      line(folds, light(0.9), u * 0.5, 'opacity=".22" ') +
      line(lip, light(0.97), u * 0.7, 'opacity=".85" stroke-linecap="round" ') +
      line(spray, light(1), u * 0.8, 'stroke-linecap="round" opacity=".8" '),
    near:
      path(
        `M${num(-u)} ${num(h)}V${num(floor + u * 7)}q${num(w * 0.26)} ${num(u * 7)} ${num(w * 0.5)} ${num(u * 2)}t${num(w * 0.6)} ${num(-u)}V${num(h)}z`,
        down(set, floor + u * 3, h, [0, tone(0.2)], [0.4, tone(0.06)], [1, tone(0.01)]),
      ) + dusk(set, floor + u * 2, 0.6),
  };
};

/** One row of waves, each leaning over a little. */
function swell({ w, random }: LitSet, y: number, height: number, length: number): string {
  let x = -length * random.next();
  let d = `M${num(x)} ${num(y + height)}`;
  while (x < w + length) {
    const long = length * random.between(0.75, 1.3);
    const tall = height * random.between(0.5, 1.15);
    d += `c${num(long * 0.3)} ${num(-tall * 0.2)} ${num(long * 0.42)} ${num(-tall * 1.6)} ${num(long * 0.66)} ${num(-tall * 1.7)}c${num(-long * 0.04)} ${num(tall * 0.7)} ${num(long * 0.06)} ${num(tall * 1.5)} ${num(long * 0.34)} ${num(tall * 1.7)}`;
    x += long;
  }
  return d;
}

/** High seas. */
export const storm: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide } = set;
  const y = wide ? h * 0.5 : h * 0.46;
  const r = u * random.between(11, 18);
  const round = [set.lead, set.second].find(({ name }) => name === 'moon' || name === 'sun');
  const rows = 6;
  const waves: string[] = [];
  const ship = [set.lead, set.second].find(({ name }) => name === 'ship');
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const crest = y + (h - y) * t ** 1.25 * 0.82;
    const height = u * (1.6 + t * 12);
    const level = 0.5 - 0.47 * t ** 0.6;
    const fill = down(
      set,
      crest - height,
      crest + height * 2.4,
      [0, light(level + 0.2)],
      [0.16, tone(level + 0.06)],
      [0.4, tone(level * 0.86)],
      [1, tone(level * 0.4)],
    );
    if (i === (wide ? 2 : 1) && ship !== undefined)
      waves.push(
        backlit(set, ship, focus.x + u * 6, crest + u * 3, u * 24, {
          turn: random.between(-9, 9),
          lightX: focus.x,
        }),
      );
    waves.push(path(`${swell(set, crest, height, u * (16 + t * 62))}V${num(h + 20)}H-400z`, fill));
  }
  return {
    sky:
      sky({ ...set, horizon: y }) +
      glow(set, focus.x, y - r * 0.9, r * 3.4, light(0.9), hour.glow) +
      (round === undefined
        ? orb(set, focus.x, y - r * 0.8, r)
        : celestial(set, round, focus.x, y - r * 1.1, r * 1.1)) +
      mistBand(set, y, u * 10, light(hour.sky[2]), 0.4) +
      rect(0, y, w, h - y, tone(0.3)),
    far: waves.slice(0, 2).join(''),
    subject: waves.slice(2, 4).join(''),
    near: waves.slice(4).join(''),
  };
};

/** Under water, the light far above. */
export const deep: Scene = (set) => {
  const { w, h, u, tone, light, focus, random } = set;
  const water = around(
    set,
    focus.x,
    -h * 0.08,
    Math.max(w * 0.75, h * 1.05),
    [0, light(0.97)],
    [0.14, light(0.72)],
    [0.36, tone(0.46)],
    [0.66, tone(0.2)],
    [1, tone(0.03)],
  );
  const shafts = [-3, -1.6, -0.4, 0.8, 2.1, 3.3].map((side) =>
    beam(
      set,
      [focus.x + side * u * 5, -u * 4, u * random.between(0.6, 2)],
      [focus.x + side * u * random.between(18, 26), h * 0.96, u * random.between(4, 11)],
      light(0.95),
      [0.34, 0],
    ),
  );
  const floor = hills(set, h * 0.93, u * 4, 1.2);
  const school = Array.from({ length: 46 }, () => {
    const [along, across] = [random.between(-1, 1) + random.between(-1, 1), random.between(-1, 1)];
    const x = focus.x + u * along * 17;
    const y = h * 0.44 + u * (along * 4 + across * (7 - Math.abs(along) * 3));
    const s = u * random.between(0.7, 1.7);
    return `M${num(x)} ${num(y)}q${num(s)} ${num(-s * 0.7)} ${num(s * 2)} 0l${num(s * 0.7)} ${num(-s * 0.5)}v${num(s)}l${num(-s * 0.7)} ${num(-s * 0.5)}q${num(-s)} ${num(s * 0.7)} ${num(-s * 2)} 0z`;
  }).join('');
  return {
    sky: filled(set, water) + shafts.join(''),
    far: layer(set, hills(set, h * 0.84, u * 5, 1.7), 0.12, { mist: 0.05 }),
    subject: path(school, tone(0.12), 'opacity=".7" '),
    near: particles(set, light(0.95), { count: 50, size: 0.35 }) + layer(set, floor, 0.01, { mist: 0.02 }),
  };
};
