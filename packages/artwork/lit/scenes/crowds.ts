import { put } from '#kit/motif.ts';
import { num, path, rect, disc } from '#kit/svg.ts';
import { heightAt, hills, layer } from '#lit/land.ts';
import {
  particles,
  glow,
  mistBand,
  orb,
  sky,
  beam,
  specks,
  stars,
  along,
  box,
  poly,
  around,
  down,
  dusk,
  filled,
  line,
  filledAround,
} from '#lit/light.ts';
import { personNamed, insider } from '#lit/people.ts';
import { backlit, thing } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** The line of an army, and the light behind it. */
export const banners: Scene = (set) => {
  const { u, w, tone, light, focus, hour, random, wide, lead, second } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 6;
  const r = u * random.between(14, 21);
  const crest = hills({ ...set, horizon: y }, y, u * 2.4, 0.6);
  const near = hills({ ...set, horizon: y }, floor + u * 8, u * 3, 0.7);
  const from = wide ? w * 0.34 : 0;
  let spears = '';
  for (let sx = from; sx < w + u * 2; sx += u * random.between(1, 2.6)) {
    const [sy, tall] = [heightAt(crest, sx) + u, u * random.between(7, 12)];
    const lean = u * random.between(-0.8, 0.8);
    spears += poly(
      [sx - u * 0.13, sy],
      [sx + lean - u * 0.1, sy - tall],
      [sx + lean, sy - tall - u * 1.2],
      [sx + lean + u * 0.1, sy - tall],
      [sx + u * 0.13, sy],
    );
    spears += `M${num(sx - u * 0.7)} ${num(sy)}v${num(-u * 3)}a${num(u * 0.7)} ${num(u * 0.8)} 0 0 1 ${num(u * 1.4)} 0v${num(u * 3)}z`;
  }
  const flags = [-26, -9, 8, 27].map((dx, i) => {
    const [fx, tall] = [x + u * (dx + random.between(-3, 3)), u * random.between(17, 26)];
    const fy = heightAt(crest, fx);
    const [fw, fh] = [u * random.between(8, 12), u * random.between(6, 8)];
    return (
      path(box(fx - u * 0.22, fy - tall, u * 0.44, tall + u), tone(0.02)) +
      path(
        `M${num(fx)} ${num(fy - tall)}q${num(fw * 0.3)} ${num(-u * 1.6)} ${num(fw * 0.6)} ${num(-u * 0.2)}t${num(fw * 0.5)} ${num(u * 0.2)}q${num(-fw * 0.16)} ${num(fh * 0.5)} ${num(-fw * 0.05)} ${num(fh)}q${num(-fw * 0.3)} ${num(u * 1.2)} ${num(-fw * 0.55)} ${num(u * 0.1)}t${num(-fw * 0.5)} ${num(-u * 0.2)}z`,
        along(set, fx, fx + fw, [0, tone(0.04)], [0.5, light(i % 2 === 0 ? 0.34 : 0.2)], [1, tone(0.06)]),
      )
    );
  });
  const thing = [lead, second].find(
    ({ kind, name }) =>
      name === 'flag' ||
      (kind === 'actor' && name !== 'figure' && name !== 'couple' && name !== 'house' && name !== 'car'),
  );
  const rider = thing !== undefined && thing.name === 'animal' ? thing : personNamed('rider');
  return {
    sky:
      sky(set, y) +
      glow(set, x, y - r * 0.4, u * 70, light(0.92), hour.glow + 0.15) +
      orb(set, x, y - r * 0.4, r),
    far:
      layer(set, hills(set, y - u * 5, u * 3, 1.5), hour.land[0]) +
      mistBand(set, y - u * 3, u * 14, light(hour.sky[2]), 0.5),
    subject: flags.join('') + path(spears, tone(0.02)) + layer(set, crest, 0.05, { mist: 0.1 }),
    near:
      mistBand(set, floor + u * 3, u * 12, light(hour.sky[2] * 0.8), 0.34) +
      backlit(set, rider, x - u * (wide ? 18 : 4), heightAt(near, x - u * 18) + u * 0.6, u * 12, {
        lightX: x,
      }) +
      layer(set, near, 0.006, { mist: 0.02 }) +
      particles(set, light(0.9), { count: 70, size: 0.3, low: floor }),
  };
};

/** Rows of the same thing to the back of the hall; one of them is lit. */
export const ranks: Scene = (set) => {
  const { w, u, tone, light, focus, wide, defs } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 26;
  const subject = thing(set);
  const rows = [0, 1, 2, 3].map((row) => {
    const t = row / 3;
    const size = u * (9 + t * t * 24);
    const foot = y + u * (4 + t * 15 + t * t * t * 26);
    const gap = size * 0.98;
    const count = Math.ceil((wide ? w * 0.62 : w * 0.7) / gap);
    const level = 0.34 - t * 0.31;
    const asleep = put(
      subject.drawing,
      0,
      0,
      size,
      { f: tone(level), a: tone(level + 0.08), g: tone(level + 0.14) },
      { base: true },
    );
    const places: [number, number][] = [];
    let awake = '';
    for (let i = -count; i <= count; i++) {
      const px = x + (i + (row % 2 === 0 ? 0 : 0.5)) * gap;
      if (px < -size || px > w + size) continue;
      if (row === 2 && i === 0)
        awake = put(
          subject.drawing,
          px,
          foot,
          size,
          { f: light(0.72), a: light(0.95), g: tone(0.02) },
          { base: true },
        );
      else places.push([px, foot]);
    }
    return defs.repeat(asleep, places) + awake;
  });
  const beamFill = down(set, 0, floor, [0, light(0.95), 0.6], [1, light(0.85), 0.05]);
  return {
    sky: filledAround(
      set,
      x,
      y - u * 6,
      w * (wide ? 0.58 : 0.95),
      [0, light(0.62)],
      [0.25, tone(0.36)],
      [0.6, tone(0.14)],
      [1, tone(0.03)],
    ),
    far: (rows[0] ?? '') + mistBand(set, y + u * 6, u * 16, light(0.55), 0.4) + (rows[1] ?? ''),
    subject:
      path(
        poly([x - u * 3, -u], [x + u * 3, -u], [x + u * 14, floor - u * 5], [x - u * 14, floor - u * 5]),
        beamFill,
      ) + (rows[2] ?? ''),
    near: (rows[3] ?? '') + dusk(set, floor - u * 8, 0.95),
  };
};

/** Head and shoulders from behind. */
const head = (s: number): string =>
  `M${num(-s * 0.62)} 0a${num(s * 0.62)} ${num(s * 0.74)} 0 1 1 ${num(s * 1.24)} 0c0 ${num(s * 0.6)} ${num(-s * 0.2)} ${num(s * 0.7)} ${num(-s * 0.2)} ${num(s * 0.9)}c${num(s * 0.9)} ${num(s * 0.2)} ${num(s)} ${num(s * 0.7)} ${num(s * 1.1)} ${num(s * 3)}h${num(-s * 3.1)}c0 ${num(-s * 2.3)} ${num(s * 0.2)} ${num(-s * 2.8)} ${num(s * 1.1)} ${num(-s * 3)}c0 ${num(-s * 0.2)} ${num(-s * 0.2)} ${num(-s * 0.3)} ${num(-s * 0.2)} ${num(-s * 0.9)}z`;

/** Many heads before one light. */
export const crowd: Scene = (set) => {
  const { w, h, u, tone, light, defs, focus, random, wide } = set;
  const dark = around(
    set,
    focus.x,
    h * 0.42,
    w * (wide ? 0.6 : 1),
    [0, light(0.82)],
    [0.2, light(0.5)],
    [0.5, tone(0.2)],
    [1, tone(0.03)],
  );
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
    const places: [number, number][] = [];
    for (let x = -size; x < w + size; x += size * random.between(1.5, 2.5))
      places.push([x, h * row + random.between(-0.5, 0.5) * size]);
    return (
      defs.repeat(path(head(size), tone(0.3 - depth * 0.098)), places) +
      rect(0, h * (row + 0.04), w, h, tone(0.28 - depth * 0.093), 'opacity=".75" ')
    );
  });
  const hero =
    [set.lead, set.second].find(({ name }) =>
      ['figure', 'couple', 'flag', 'cross', 'puppet'].includes(name),
    ) ?? insider(set);
  return {
    sky: filled(set, dark) + shafts.join('') + glow(set, focus.x, h * 0.44, u * 34, light(1), 0.7),
    far: path(
      `M${num(focus.x - u * 16)} ${num(h * 0.56)}h${num(u * 32)}v${num(u * 20)}h${num(-u * 32)}z`,
      tone(0.12),
    ),
    subject: backlit(set, hero, focus.x, h * 0.565, u * 20) + rows.slice(0, 2).join(''),
    near: rows.slice(2).join('') + particles(set, light(0.95), { count: 30, size: 0.3, low: h * 0.6 }),
  };
};

/** Floodlights, an empty pitch, one person with the ball. */
export const stadium: Scene = (set) => {
  const { w, h, u, tone, light, focus, dust, fine, lead, second } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 12;
  const ball = [lead, second].find(({ name }) => name === 'ball');
  const masts = [
    [-38, 42, 1],
    [-20, 30, 0.66],
    [21, 30, 0.66],
    [39, 42, 1],
  ].map(([dx = 0, tall = 0, k = 1]) => {
    const [mx, my] = [x + u * dx, y - u * tall];
    let lamps = '';
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 5; column++)
        lamps += `M${num(mx + (column - 2) * u * 2 * k)} ${num(my + row * u * 2 * k)}h0`;
    return (
      path(
        box(mx - u * 0.35 * k, my, u * 0.7 * k, u * tall) +
          box(mx - u * 5.4 * k, my - u * 1.4 * k, u * 10.8 * k, u * 7 * k),
        tone(0.03),
      ) +
      line(lamps, light(1), u * 1.3 * k, 'stroke-linecap="round" ') +
      glow(set, mx, my + u * 2 * k, u * 30 * k, light(0.95), 0.8)
    );
  });
  const crowd = Array.from({ length: fine ? 110 : 40 }, () => ({
    x: x + u * dust.between(-60, 60),
    y: y - u * dust.between(1, 9),
    size: u * 0.34,
  }));
  const stand = `M${num(-u)} ${num(y)}V${num(y - u * 14)}Q${num(x)} ${num(y - u * 8)} ${num(w + u)} ${num(y - u * 14)}V${num(y)}z`;
  const marks =
    line(
      `M${num(x - u * 60)} ${num(y + u * 7)}H${num(x + u * 60)}M${num(x)} ${num(y)}L${num(x - u * 4)} ${num(h)}`,
      light(0.95),
      u * 0.4,
      'opacity=".5" ',
    ) +
    `<ellipse cx="${num(x)}" cy="${num(y + u * 7)}" rx="${num(u * 22)}" ry="${num(u * 4.6)}" fill="none" stroke="${light(0.95)}" stroke-width="${num(u * 0.4)}" opacity=".5"/>`;
  const person = insider(set);
  return {
    sky:
      filled(set, down(set, 0, y, [0, tone(0.015)], [0.7, tone(0.16)], [1, tone(0.3)])) +
      stars(set, y * 0.6, 26),
    far: path(stand, tone(0.07)) + specks(crowd, light(0.9), [0.25, 0.4, 0.6]) + masts.join(''),
    subject:
      rect(
        0,
        y,
        w,
        h - y,
        around(set, x, y + u * 7, u * 70, [0, light(0.66)], [0.4, tone(0.36)], [1, tone(0.06)]),
      ) +
      marks +
      path(
        poly(
          [x - u * 2, y + u * 10],
          [x + u * 2, y + u * 10],
          [x + u * 16, y + u * 13],
          [x + u * 13, y + u * 14],
        ) +
          poly(
            [x - u * 2, y + u * 10],
            [x + u * 2, y + u * 10],
            [x - u * 13, y + u * 14],
            [x - u * 16, y + u * 13],
          ),
        tone(0.02),
        'opacity=".5" ',
      ) +
      backlit(set, person, x, y + u * 10, u * 19) +
      (ball === undefined
        ? disc(x + u * 7, y + u * 9.4, u * 1.1, light(1))
        : put(ball.drawing, x + u * 8, y + u * 8.6, u * 4.4, { f: light(0.95), a: tone(0.2), g: tone(0.1) })),
    near: dusk(set, floor, 0.85),
  };
};
