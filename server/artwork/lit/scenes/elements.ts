import { num, path, rect } from '../../kit/svg.ts';
import { flat, hills, heightAt, layer, roofs } from '../land.ts';
import { beam, drift, glow, mistBand, orb, sky, stars } from '../light.ts';
import { backlit, celestial, someone } from '../prop.ts';
import type { LitSet, Scene } from '../set.ts';

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
  const { w, h, u, tone, light, defs, focus, hour, random, wide } = set;
  const y = wide ? h * 0.5 : h * 0.46;
  const r = u * random.between(11, 18);
  const round = [set.lead, set.second].find(({ kind }) => kind === 'round');
  const rows = 6;
  let waves = '';
  const ship = [set.lead, set.second].find(({ name }) => name === 'ship');
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const crest = y + (h - y) * t ** 1.25 * 0.82;
    const height = u * (1.6 + t * 12);
    const level = 0.5 - 0.47 * t ** 0.6;
    const fill = defs.linear({
      from: [0, crest - height],
      to: [0, crest + height * 2.4],
      stops: [
        [0, light(level + 0.12)],
        [0.3, tone(level)],
        [1, tone(level * 0.4)],
      ],
    });
    if (i === 2 && ship !== undefined)
      waves += backlit(set, ship, focus.x + u * 6, crest + u * 3, u * 24, {
        turn: random.between(-9, 9),
        lightX: focus.x,
      });
    waves += path(`${swell(set, crest, height, u * (16 + t * 62))}V${num(h + 20)}H-400z`, fill);
  }
  return (
    sky({ ...set, horizon: y }) +
    glow(set, focus.x, y - r * 0.9, r * 3.4, light(0.9), hour.glow) +
    (round === undefined
      ? orb(set, focus.x, y - r * 0.8, r)
      : celestial(set, round, focus.x, y - r * 1.1, r * 1.1)) +
    mistBand(set, y, u * 10, light(hour.sky[2]), 0.4) +
    rect(0, y, w, h - y, tone(0.3)) +
    waves
  );
};

/** Under water, the light far above. */
export const deep: Scene = (set) => {
  const { w, h, u, tone, light, defs, focus, random, lead, second } = set;
  const water = defs.radial({
    at: [focus.x, -h * 0.08],
    r: Math.max(w * 0.75, h * 1.05),
    stops: [
      [0, light(0.97)],
      [0.14, light(0.72)],
      [0.36, tone(0.46)],
      [0.66, tone(0.2)],
      [1, tone(0.03)],
    ],
  });
  const shafts = [-3, -1.6, -0.4, 0.8, 2.1, 3.3].map((side) =>
    beam(
      set,
      [focus.x + side * u * 5, -u * 4, u * random.between(0.6, 2)],
      [focus.x + side * u * random.between(18, 26), h * 0.96, u * random.between(4, 11)],
      light(0.95),
      [0.34, 0],
    ),
  );
  const swimmer = [lead, second].find(({ kind }) => kind === 'sky') ?? null;
  const floor = hills(set, h * 0.93, u * 4, 1.2);
  const school = Array.from({ length: 16 }, () => {
    const [x, y] = [focus.x + u * random.between(-44, 30), h * random.between(0.24, 0.56)];
    const s = u * random.between(0.8, 1.6);
    return `M${num(x)} ${num(y)}q${num(s)} ${num(-s * 0.7)} ${num(s * 2)} 0l${num(s * 0.7)} ${num(-s * 0.5)}v${num(s)}l${num(-s * 0.7)} ${num(-s * 0.5)}q${num(-s)} ${num(s * 0.7)} ${num(-s * 2)} 0z`;
  }).join('');
  return (
    rect(0, 0, w, h, water) +
    shafts.join('') +
    path(school, tone(0.12), 'opacity=".7" ') +
    (swimmer === null
      ? ''
      : backlit(set, swimmer, focus.x, h * 0.5, u * 44, { base: false, level: 0.04, flip: true })) +
    drift(set, light(0.95), { count: 50, size: 0.35 }) +
    layer(set, hills(set, h * 0.84, u * 5, 1.7), 0.12, { mist: 0.05 }) +
    layer(set, floor, 0.01, { mist: 0.02 })
  );
};

/** The horizon burns; sparks rise. */
export const blaze: Scene = (set) => {
  const { w, h, u, tone, light, defs, focus, random, horizon, lead, second } = set;
  const y = horizon + u * 3;
  const air = defs.linear({
    from: [0, 0],
    to: [0, y],
    stops: [
      [0, tone(0.01)],
      [0.4, tone(0.12)],
      [0.7, light(0.34)],
      [0.88, light(0.62)],
      [1, light(0.86)],
    ],
  });
  let smoke = '';
  for (let i = 0; i < 3; i++) {
    const x = focus.x + u * (i * 26 - 30);
    const s = u * random.between(9, 15);
    const up = y * random.between(0.6, 0.95);
    smoke += `M${num(x - s * 0.5)} ${num(y)}c${num(-s)} ${num(-up * 0.4)} ${num(s * 2)} ${num(-up * 0.5)} ${num(s)} ${num(-up)}h${num(s * 3.4)}c${num(-s * 0.4)} ${num(up * 0.5)} ${num(-s * 3)} ${num(up * 0.5)} ${num(-s * 2.4)} ${num(up)}z`;
  }
  const haze = defs.linear({
    from: [0, 0],
    to: [0, y],
    stops: [
      [0, tone(0.02), 0],
      [0.3, tone(0.06), 0.6],
      [1, tone(0.2), 0.3],
    ],
  });
  const front = random.chance(0.5) ? roofs(set, y + u * 1, u * 9, u * 12) : hills(set, y + u * 2, u * 3, 1.5);
  const near = hills(set, h * 0.88, u * 3.5, 0.9);
  const px = focus.x + u * random.between(-14, 8);
  const subject = [lead, second].find(({ kind }) => kind === 'actor') ?? someone(set);
  const size = ['figure', 'couple'].includes(subject.name) ? u * 13 : u * 24;
  return (
    rect(0, 0, w, h, air) +
    glow(set, focus.x, y, w * 0.5, light(0.95), 0.6, 0.5) +
    path(smoke, haze) +
    glow(set, focus.x - u * 18, y, u * 26, light(1), 0.7, 0.7) +
    glow(set, focus.x + u * 20, y, u * 22, light(1), 0.6, 0.8) +
    layer(set, front, 0.12, { mist: 0.02 }) +
    backlit(set, subject, px, heightAt(near, px) + u * 0.5, size) +
    layer(set, near, 0) +
    drift(set, light(0.95), { count: 120, size: 0.38, low: h * 0.9 })
  );
};

/** Many heads before one light. */
export const crowd: Scene = (set) => {
  const { w, h, u, tone, light, defs, focus, random, fine, wide } = set;
  const dark = defs.radial({
    at: [focus.x, h * 0.42],
    r: w * (wide ? 0.6 : 1),
    stops: [
      [0, light(0.82)],
      [0.2, light(0.5)],
      [0.5, tone(0.2)],
      [1, tone(0.03)],
    ],
  });
  const shafts = [-1.5, 0, 1.5].map((i) =>
    beam(
      set,
      [focus.x + i * u * 18, -u * 4, u * 1.4],
      [focus.x + i * u * 5, h * 0.8, u * 13],
      light(0.95),
      [0.5, 0.04],
    ),
  );
  const rows = [0.62, 0.7, 0.8, 0.93].map((row, depth) => {
    const size = u * (2.4 + depth * 2.6);
    let d = '';
    for (let x = -size; x < w + size; x += size * random.between(1.5, 2.5)) {
      const y = h * row + random.between(-1, 1) * size * 0.5;
      d += `M${num(x)} ${num(y)}m${num(-size * 0.62)} 0a${num(size * 0.62)} ${num(size * 0.74)} 0 1 1 ${num(size * 1.24)} 0c0 ${num(size * 0.6)} ${num(-size * 0.2)} ${num(size * 0.7)} ${num(-size * 0.2)} ${num(size * 0.9)}c${num(size * 0.9)} ${num(size * 0.2)} ${num(size * 1)} ${num(size * 0.7)} ${num(size * 1.1)} ${num(size * 3)}h${num(-size * 3.1)}c0 ${num(-size * 2.3)} ${num(size * 0.2)} ${num(-size * 2.8)} ${num(size * 1.1)} ${num(-size * 3)}c0 ${num(-size * 0.2)} ${num(-size * 0.2)} ${num(-size * 0.3)} ${num(-size * 0.2)} ${num(-size * 0.9)}z`;
      if (depth > 0 && fine && random.chance(0.12))
        d += `M${num(x + size)} ${num(y + size)}l${num(size * 0.5)} ${num(-size * 3.4)}h${num(size * 0.5)}l${num(size * 0.1)} ${num(size * 3.4)}z`;
    }
    return (
      path(d, tone(0.3 - depth * 0.098)) +
      rect(0, h * (row + 0.04), w, h, tone(0.28 - depth * 0.093), 'opacity=".75" ')
    );
  });
  const hero =
    [set.lead, set.second].find(({ name }) =>
      ['figure', 'couple', 'flag', 'cross', 'puppet'].includes(name),
    ) ?? someone(set);
  return (
    rect(0, 0, w, h, dark) +
    shafts.join('') +
    glow(set, focus.x, h * 0.44, u * 34, light(1), 0.7) +
    path(
      `M${num(focus.x - u * 16)} ${num(h * 0.56)}h${num(u * 32)}v${num(u * 20)}h${num(-u * 32)}z`,
      tone(0.12),
    ) +
    backlit(set, hero, focus.x, h * 0.565, u * 20) +
    rows.join('') +
    drift(set, light(0.95), { count: 30, size: 0.3, low: h * 0.6 })
  );
};

/** Lightning over a plain. */
export const tempest: Scene = (set) => {
  const { w, h, u, tone, light, defs, focus, random, horizon } = set;
  const x = focus.x + u * random.between(0, 12);
  const dark = defs.radial({
    at: [x, horizon * 0.6],
    r: w * 0.7,
    stops: [
      [0, light(0.66)],
      [0.25, tone(0.4)],
      [0.6, tone(0.14)],
      [1, tone(0.02)],
    ],
  });
  const ground = flat(set, horizon + u * 6);
  const strike = (startX: number, startY: number, steps: number, reach: number): string => {
    let [px, py] = [startX, startY];
    let left = `M${num(px)} ${num(py)}`;
    const back: string[] = [];
    for (let i = 0; i < steps; i++) {
      px += random.between(-1, 1) * u * 5;
      py += reach / steps;
      const half = u * 0.55 * (1 - i / steps) + u * 0.1;
      left += `L${num(px - half)} ${num(py)}`;
      back.unshift(`L${num(px + half)} ${num(py + u * 0.4)}`);
    }
    return `${left}${back.join('')}z`;
  };
  let bank = '';
  for (let i = 0; i < 9; i++) {
    const cx = w * (i / 8) + u * random.between(-6, 6);
    const s = u * random.between(13, 22);
    bank += `M${num(cx - s)} ${num(u * 6)}a${num(s)} ${num(s * 0.62)} 0 0 0 ${num(s * 2)} 0V-20h${num(-s * 2)}z`;
  }
  const subject =
    [set.lead, set.second].find(({ kind }) => kind === 'actor' || kind === 'tall') ?? someone(set);
  const drawn = subject.name === 'lightning' ? someone(set) : subject;
  const size = ['figure', 'couple', 'ghost'].includes(drawn.name) ? u * 9 : u * 20;
  const cloud = defs.linear({
    from: [0, 0],
    to: [0, u * 22],
    stops: [
      [0, tone(0.02)],
      [1, tone(0.26)],
    ],
  });
  return (
    rect(0, 0, w, h, dark) +
    glow(set, x, horizon * 0.5, u * 56, light(0.95), 0.55) +
    path(strike(x, u * 4, 11, horizon), light(1)) +
    path(strike(x - u * 3, horizon * 0.42, 6, horizon * 0.4), light(0.95), 'opacity=".8" ') +
    glow(set, x, horizon + u * 4, u * 30, light(1), 0.6, 0.3) +
    path(bank, cloud) +
    layer(set, hills(set, horizon + u * 2, u * 3, 1.6), 0.16) +
    backlit(set, drawn, focus.x - u * 17, horizon + u * 6.5, size, { lightX: x }) +
    layer(set, ground, 0.02)
  );
};

/** The light of a window on the floor of a dark room. */
export const room: Scene = (set) => {
  const { w, h, u, tone, light, defs, focus, wide, random } = set;
  const floor = wide ? h * 0.74 : h * 0.64;
  const [cols, rows] = [wide ? 3 : 2, 3];
  const [cw, ch] = [u * (wide ? 11 : 13), u * 12];
  const x0 = focus.x - (cols * cw) / 2 + u * 5;
  const y0 = floor - u * 54;
  const wall = defs.radial({
    at: [focus.x, floor - u * 30],
    r: w * (wide ? 0.55 : 0.95),
    stops: [
      [0, tone(0.3)],
      [0.5, tone(0.13)],
      [1, tone(0.02)],
    ],
  });
  const ground = defs.linear({
    from: [0, floor],
    to: [0, h],
    stops: [
      [0, tone(0.12)],
      [1, tone(0)],
    ],
  });
  const pane = defs.linear({
    from: [x0, y0],
    to: [x0, y0 + rows * ch],
    stops: [
      [0, light(0.96)],
      [1, light(0.8)],
    ],
  });
  const spill = defs.linear({
    from: [0, floor],
    to: [0, h],
    stops: [
      [0, light(0.85), 0.75],
      [1, light(0.6), 0.03],
    ],
  });
  let [panes, cast] = ['', ''];
  const lean = -u * random.between(13, 22);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      panes += `M${num(x0 + c * cw + u * 0.5)} ${num(y0 + r * ch + u * 0.5)}h${num(cw - u)}v${num(ch - u)}h${num(-(cw - u))}z`;
      const [ya, yb] = [floor + u * 3 + r * u * 7.4, floor + u * 3 + (r + 0.9) * u * 7.4];
      const at = (y: number, i: number) =>
        x0 + i * cw + ((y - floor) / (u * 8)) * lean + (i - cols / 2) * (y - floor) * 0.12;
      cast += `M${num(at(ya, c + 0.06))} ${num(ya)}L${num(at(ya, c + 0.94))} ${num(ya)}L${num(at(yb, c + 0.94))} ${num(yb)}L${num(at(yb, c + 0.06))} ${num(yb)}z`;
    }
  }
  const px = x0 + cols * cw * 0.5 + u * random.between(-9, 9);
  const sitter =
    [set.lead, set.second].find(({ name }) => ['figure', 'couple', 'ghost'].includes(name)) ?? someone(set);
  const middle = x0 + (cols * cw) / 2;
  const rays = defs.linear({
    from: [middle, y0],
    to: [middle + lean * 2, floor + u * 20],
    stops: [
      [0, light(0.95), 0.34],
      [1, light(0.8), 0],
    ],
  });
  return (
    rect(0, 0, w, h, wall) +
    rect(0, floor, w, h - floor, ground) +
    glow(set, middle, y0 + (rows * ch) / 2, u * 58, light(0.85), 0.5) +
    path(panes, pane) +
    path(cast, spill) +
    path(
      `M${num(x0)} ${num(y0)}h${num(cols * cw)}L${num(x0 + cols * cw + lean * 2.6)} ${num(h)}H${num(x0 + lean * 2.6 - u * 6)}z`,
      rays,
    ) +
    backlit(set, sitter, px, floor + u * 3.5, u * 27, { lightX: middle }) +
    drift(set, light(0.95), { count: 36, size: 0.28, low: floor })
  );
};

/** Under the moon, clouds below: what the sleeper sees. */
export const aboveClouds: Scene = (set) => {
  const { w, h, u, light, tone, focus, hour, random, lead, second } = set;
  const y = set.horizon - u * 6;
  const r = u * random.between(12, 20);
  const round = [lead, second].find(({ kind }) => kind === 'round');
  const flyer = [lead, second].find(({ kind, name }) => kind === 'sky' && name !== 'fish');
  const banks = [0, 1, 2, 3].map((i) => {
    let d = '';
    const base = y + u * (2 + i * 10);
    for (let x = -u * 10; x < w + u * 20;) {
      const s = u * random.between(5, 11) * (1 + i * 0.32);
      d += `M${num(x - s)} ${num(base + s * 0.5)}a${num(s)} ${num(s * random.between(0.5, 0.85))} 0 0 1 ${num(s * 2)} 0z`;
      x += s * random.between(0.8, 1.5);
    }
    const level = hour.sky[2] * (0.86 - i * 0.22);
    const fill = set.defs.linear({
      from: [0, base - u * 8],
      to: [0, base + u * 16],
      stops: [
        [0, light(level + 0.12)],
        [1, tone(level * 0.5)],
      ],
    });
    return path(`${d}M0 ${num(base + u * 2)}H${w}V${h}H0z`, fill);
  });
  return (
    sky({ ...set, horizon: y }) +
    (hour.stars ? stars(set, y) : '') +
    glow(set, focus.x, y - r * 0.9, r * 3.5, light(0.9), hour.glow) +
    (round === undefined
      ? orb(set, focus.x, y - r * 0.9, r)
      : celestial(set, round, focus.x, y - r * 1.2, r * 1.1)) +
    (flyer === undefined
      ? ''
      : backlit(set, flyer, focus.x - u * 2, y - r * 1.05, u * 22, {
          base: false,
          turn: flyer.name === 'plane' ? -12 : -5,
          level: 0.04,
          flip: true,
          lightX: focus.x + u * 20,
        })) +
    banks.join('')
  );
};
