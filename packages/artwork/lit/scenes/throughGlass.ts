import { ellipse, num, path, rect, disc } from '#kit/svg.ts';
import { layer, roofs } from '#lit/land.ts';
import { beam, glow, specks, around, box, down, dusk, filled, line, poly, filledBelow } from '#lit/light.ts';
import { insider, personNamed } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Behind thick glass, the whole sea. */
export const aquarium: Scene = (set) => {
  const { w, u, tone, light, focus, wide, random } = set;
  const { top, floor } = roomOf(set);
  const x0 = wide ? w * 0.4 : -u * 2;
  const y0 = wide ? -u * 2 : Math.max(-u * 2, top - u * 8);
  const y = floor - u * 2;
  const glass = box(x0, y0, w - x0 + u * 4, y - y0);
  const mid = focus.x;
  const shafts = [-2, -0.6, 0.9, 2.2].map((k) =>
    beam(set, [mid + k * u * 7, y0, u * 1.4], [mid + k * u * 17, y, u * 7], light(0.97), [0.5, 0.02]),
  );
  const fish = (fx: number, fy: number, s: number, side: number) =>
    `M${num(fx)} ${num(fy)}q${num(side * s * 2.4)} ${num(-s * 1.5)} ${num(side * s * 5.4)} ${num(-s * 0.1)}l${num(side * s * 2.2)} ${num(-s * 1.2)}q${num(-side * s * 0.8)} ${num(s * 1.4)} 0 ${num(s * 2.6)}l${num(-side * s * 2.2)} ${num(-s * 1.1)}q${num(-side * s * 3)} ${num(s * 1.5)} ${num(-side * s * 5.4)} ${num(-s * 0.2)}z`;
  const shoal = Array.from({ length: 26 }, () =>
    fish(
      mid + u * (random.between(-20, 20) + random.between(-12, 12)),
      y0 + (y - y0) * random.between(0.16, 0.66),
      u * random.between(0.4, 0.85),
      1,
    ),
  ).join('');
  const giant = (() => {
    const [gx, gy, s] = [mid - u * 26, y0 + (y - y0) * 0.42, u * 1.3];
    return `M${num(gx)} ${num(gy)}q${num(s * 8)} ${num(-s * 8)} ${num(s * 22)} ${num(-s * 6.4)}q${num(s * 12)} ${num(s * 1.4)} ${num(s * 20)} ${num(s * 3)}q${num(s * 3)} ${num(-s * 4)} ${num(s * 9)} ${num(-s * 4.6)}q${num(-s * 3)} ${num(s * 4)} ${num(-s * 2.4)} ${num(s * 6)}q${num(s * 1)} ${num(s * 3)} ${num(s * 3)} ${num(s * 5)}q${num(-s * 6)} ${num(s * 0.4)} ${num(-s * 10)} ${num(-s * 4.2)}q${num(-s * 8)} ${num(s * 4.6)} ${num(-s * 19)} ${num(s * 6)}q${num(-s * 3)} ${num(s * 5)} ${num(-s * 9)} ${num(s * 6)}q${num(s * 2)} ${num(-s * 3)} ${num(s * 1)} ${num(-s * 5.6)}q${num(-s * 10)} ${num(-s)} ${num(-s * 15)} ${num(-s * 5.2)}z`;
  })();
  return {
    sky:
      filled(set, tone(0.02)) +
      path(
        glass,
        around(
          set,
          mid,
          y0,
          (y - y0) * 1.35,
          [0, light(0.98)],
          [0.25, light(0.74)],
          [0.6, tone(0.42)],
          [1, tone(0.16)],
        ),
      ),
    far:
      shafts.join('') + path(giant, tone(0.2), 'opacity=".92" ') + path(shoal, tone(0.12), 'opacity=".8" '),
    subject:
      path(box(x0 - u, y0, u * 2, y - y0) + box(wide ? w * 0.985 : w - u, y0, u * 1.4, y - y0), tone(0.015)) +
      filledBelow(set, y, [0, light(0.34)], [0.14, tone(0.12)], [1, tone(0.005)]) +
      backlit(set, insider(set), mid - u * 3, y + u * 4, u * (wide ? 22 : 18)) +
      ellipse(mid, y + u * 5, u * 30, u * 2, light(0.6), 'opacity=".14" '),
    near: dusk(set, floor + u * 3, 0.8),
  };
};

/** Through the round window: a world, and the dark. */
export const porthole: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random, defs } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const r = wide ? u * 36 : Math.min(w * 0.44, (floor - top) * 0.48);
  const y = wide ? h * 0.42 : (top + floor) / 2 - u;
  const side = random.pick([-1, 1]);
  const [px, py, pr] = [x + side * r * 0.7, y + r * 0.95, r * 1.25];
  const world =
    disc(
      px,
      py,
      pr,
      around(
        set,
        px - side * pr * 0.5,
        py - pr * 0.6,
        pr * 1.5,
        [0, light(1)],
        [0.24, light(0.8)],
        [0.5, tone(0.4)],
        [0.8, tone(0.1)],
        [1, tone(0.02)],
      ),
    ) + glow(set, px - side * pr * 0.5, py - pr * 0.8, pr * 0.9, light(1), 0.4);
  const spots = Array.from({ length: 50 }, () => ({
    x: x + random.between(-1, 1) * r,
    y: y + random.between(-1, 1) * r,
    size: u * 0.26,
  }));
  const bolts = Array.from(
    { length: 16 },
    (_, i) => `M${num(x + Math.cos(i * 0.3927) * r * 1.11)} ${num(y + Math.sin(i * 0.3927) * r * 1.11)}h0`,
  ).join('');
  const ring = (k: number, width: number, ink: string) =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * k)}" fill="none" stroke="${ink}" stroke-width="${num(width)}"/>`;
  return {
    sky:
      filled(set, tone(0.012)) +
      defs.clip(disc(x, y, r, '#000'), filled(set, tone(0.03)) + specks(spots, light(0.95), [0.3, 0.6, 0.9])),
    far: defs.clip(disc(x, y, r, '#000'), world),
    subject:
      ring(1.11, r * 0.2, tone(0.06)) +
      ring(1.02, u * 0.7, light(0.6)) +
      ring(1.21, u * 0.4, tone(0.3)) +
      line(bolts, tone(0.24), u * 1.3, 'stroke-linecap="round" ') +
      path(box(x - u * 0.5, y - r, u, r * 2) + box(x - r, y - u * 0.5, r * 2, u), tone(0.02)) +
      backlit(
        set,
        personNamed(random.pick(['astronaut', 'man', 'woman', 'coat'])),
        x - side * r * 0.36,
        y + r * 1.2,
        r * 1.02,
        { lightX: px },
      ),
    near:
      path(
        poly([x - r * 0.9, y + r * 1.16], [x + r * 0.9, y + r * 1.16], [x + r * 1.7, h], [x - r * 1.7, h]),
        down(set, y + r * 1.1, h, [0, light(0.6), 0.34], [1, light(0.4), 0]),
      ) + rect(0, y + r * 1.2, w, h, down(set, y + r * 1.2, h, [0, tone(0), 0.2], [1, tone(0), 0.8])),
  };
};

/** The view through a scope, with crosshairs. */
export const scope: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random, defs } = set;
  const { top, floor } = roomOf(set);
  const x = wide ? w * 0.72 : focus.x;
  const y = wide ? h * 0.44 : (top + floor) / 2;
  const r = wide ? u * 37 : Math.min(w * 0.44, (floor - top) * 0.48);
  const round = disc(x, y, r, '#000');
  const ground = y + r * 0.4;
  const px = x + u * random.between(-3, 5);
  let towers = '';
  for (let i = -6; i < 6; i++)
    towers += box(x + i * u * 8, ground - u * random.between(10, 30), u * random.between(5, 8), u * 40);
  const ticks = [-3, -2, -1, 1, 2, 3]
    .map(
      (k) =>
        box(x + k * r * 0.16 - u * 0.12, y - u * 0.9, u * 0.24, u * 1.8) +
        box(x - u * 0.9, y + k * r * 0.16 - u * 0.12, u * 1.8, u * 0.24),
    )
    .join('');
  return {
    sky:
      filled(set, tone(0.008)) +
      defs.clip(
        round,
        filled(set, down(set, y - r, ground, [0, light(0.5)], [0.6, light(0.8)], [1, light(0.96)])),
      ),
    far: defs.clip(
      round,
      path(towers, light(0.55)) +
        rect(0, ground - u * 2, w, h, down(set, ground - u * 2, y + r, [0, light(0.6)], [1, tone(0.2)])),
    ),
    subject: defs.clip(
      round,
      path(
        poly(
          [px - u * 2, ground + u * 4],
          [px + u * 2, ground + u * 4],
          [px + u * 16, y + r],
          [px + u * 8, y + r],
        ),
        tone(0.04),
        'opacity=".5" ',
      ) + backlit(set, insider(set), px, ground + u * 5, r * 0.62),
    ),
    near:
      disc(x, y, r, around(set, x, y, r, [0.6, tone(0), 0], [0.9, tone(0), 0.5], [1, tone(0), 0.95])) +
      path(
        box(x - r, y - u * 0.16, r * 2, u * 0.32) +
          box(x - u * 0.16, y - r, u * 0.32, r * 2) +
          box(x - r, y - u * 0.5, r * 0.4, u) +
          box(x + r * 0.6, y - u * 0.5, r * 0.4, u) +
          box(x - u * 0.5, y + r * 0.6, u, r * 0.4) +
          ticks,
        tone(0.01),
      ) +
      line(
        `M${num(x - r * 0.72)} ${num(y - r * 0.72)}A${num(r * 1.02)} ${num(r * 1.02)} 0 0 1 ${num(x + r * 0.72)} ${num(y - r * 0.72)}`,
        light(0.7),
        u * 0.5,
        'opacity=".5" ',
      ),
  };
};

/** The lights of a city through a pane that it rains on. */
export const rainGlass: Scene = (set) => {
  const { w, h, u, tone, light, focus, random, dust, fine, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 10;
  const skyline = roofs(set, y - u * 4, u * 9, u * 30);
  const blurs = Array.from({ length: fine ? 17 : 12 }, () => {
    const [bx, by, r] = [
      x + u * random.between(-46, 46),
      y + u * random.between(-26, 8),
      u * random.between(1.4, 4.6),
    ];
    return disc(
      bx,
      by,
      r,
      around(
        set,
        bx,
        by,
        r,
        [0, light(0.86), 0.5],
        [0.8, light(0.86), 0.34],
        [0.93, light(0.95), 0.55],
        [1, light(0.95), 0],
      ),
    );
  });
  let drops = '';
  let shine = '';
  for (let i = 0; i < (fine ? 90 : 40); i++) {
    const [dx, dy, r] = [dust.between(0, w), dust.between(0, h * 0.95), u * dust.between(0.3, 1.05)];
    drops += `M${num(dx - r)} ${num(dy)}q0 ${num(-r * 1.5)} ${num(r)} ${num(-r * 1.5)}t${num(r)} ${num(r * 1.5)}q0 ${num(r)} ${num(-r)} ${num(r)}t${num(-r)} ${num(-r)}z`;
    shine += `M${num(dx + r * 0.2)} ${num(dy - r * 0.3)}h0`;
    if (dust.chance(0.16)) drops += box(dx - r * 0.28, dy - u * dust.between(8, 26), r * 0.56, u * 16);
  }
  const px = x - u * (wide ? 15 : 9);
  return {
    sky: filled(set, down(set, 0, y, [0, tone(0.03)], [0.6, tone(0.2)], [1, light(0.46)])),
    far:
      layer(set, skyline, 0.12, { foot: h }) +
      glow(set, x, y - u * 6, u * 56, light(0.85), 0.5) +
      blurs.join(''),
    subject: backlit(set, personNamed(random.pick(['man', 'coat', 'woman'])), px, floor + u * 40, u * 76, {
      lightX: x,
    }),
    near:
      path(drops, light(0.9), 'opacity=".2" ') +
      line(shine, light(1), u * 0.4, 'stroke-linecap="round" opacity=".7" ') +
      rect(wide ? w * 0.36 : w * 0.1, -u, u * 1.6, h + u * 2, tone(0.01)) +
      dusk(set, floor - u * 6, 0.8),
  };
};
