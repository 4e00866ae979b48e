import { num, path, disc, rect, ellipse } from '#kit/svg.ts';
import { hills, layer, peaks, roofs, windows, firs } from '#lit/land.ts';
import {
  glow,
  orb,
  sky,
  stars,
  mistBand,
  streaks,
  particles,
  box,
  down,
  filled,
  line,
  dusk,
  poly,
  along,
  filledBelow,
  filledAround,
} from '#lit/light.ts';
import { someone, insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { layerLevel, roomOf, type Scene, rampOf } from '#lit/set.ts';

/** The country goes by outside, a traveller sits and looks. */
export const trainWindow: Scene = (set) => {
  const { w, h, u, tone, light, hour, random, wide, defs } = set;
  const { top, floor } = roomOf(set);
  const [width, height] = wide ? [u * 74, u * 46] : [w * 0.84, Math.min(u * 46, floor - top - u * 10)];
  const x = wide ? w * 0.99 - width : (w - width) / 2;
  const y = wide ? h * 0.13 : top + u * 3;
  const land = { ...set, horizon: y + height * 0.62, focus: { x: x + width * 0.62, y: y + height * 0.4 } };
  const r = u * random.between(6, 10);
  const frame = `M${num(x + u * 4)} ${num(y)}h${num(width - u * 8)}q${num(u * 4)} 0 ${num(u * 4)} ${num(u * 4)}v${num(height - u * 8)}q0 ${num(u * 4)} ${num(-u * 4)} ${num(u * 4)}h${num(u * 8 - width)}q${num(-u * 4)} 0 ${num(-u * 4)} ${num(-u * 4)}v${num(u * 8 - height)}q0 ${num(-u * 4)} ${num(u * 4)} ${num(-u * 4)}z`;
  const inside = path(frame, '#000');
  const outside =
    sky(land) +
    (hour.stars ? stars(land) : '') +
    glow(set, land.focus.x, land.horizon, u * 40, light(0.9), hour.glow + 0.15) +
    orb(set, land.focus.x, land.horizon - r * 0.5, r);
  const ridge =
    layer(land, peaks(land, land.horizon, u * 7), layerLevel(set, 0, 3)) +
    layer(land, hills(land, land.horizon + u * 5, u * 3), layerLevel(set, 1, 3)) +
    layer(land, hills(land, land.horizon + u * 12, u * 2), 0.06);
  const px = x + width * (wide ? 0.24 : 0.22);
  const seatY = y + height + u * 6;
  const s = u * 0.58;
  const sitter = `M${num(px - s * 26)} ${num(h)}V${num(seatY - s * 26)}q${num(s * 2)} ${num(-s * 20)} ${num(s * 16)} ${num(-s * 26)}q${num(s * 5)} ${num(-s * 2)} ${num(s * 5)} ${num(-s * 7)}q${num(-s * 8)} ${num(-s * 5)} ${num(-s * 7)} ${num(-s * 17)}q${num(s)} ${num(-s * 15)} ${num(s * 15)} ${num(-s * 15)}q${num(s * 12)} 0 ${num(s * 13)} ${num(s * 13)}q0 ${num(s * 3)} ${num(s * 3.4)} ${num(s * 7)}q${num(s * 0.6)} ${num(s * 1.4)} ${num(-s * 2)} ${num(s * 2)}q${num(s)} ${num(s * 4)} ${num(-s * 0.4)} ${num(s * 7.4)}q${num(-s * 2)} ${num(s * 3)} ${num(-s * 8)} ${num(s * 2)}q0 ${num(s * 6)} ${num(s * 4)} ${num(s * 9)}q${num(s * 13)} ${num(s * 6)} ${num(s * 16)} ${num(s * 26)}V${num(h)}z`;
  return {
    sky: filled(set, tone(0.03)) + defs.clip(inside, outside),
    far:
      defs.clip(inside, ridge) +
      path(
        frame,
        down(set, y, y + height, [0, tone(0.02), 0.35], [0.3, tone(0.02), 0], [1, tone(0.02), 0.2]),
      ),
    subject:
      line(frame, tone(0.015), u * 2.6) +
      line(frame, light(0.7), u * 0.4, 'opacity=".5" ') +
      path(box(x, y + height * 0.2, width, u * 0.9), tone(0.02)) +
      path(sitter, tone(0.008)),
    near:
      glow(set, x + width * 0.5, y + height + u * 4, u * 36, light(0.7), 0.28, 0.3) +
      path(box(x + width * 0.5, y + height + u * 2, width * 0.5, u * 1.6), light(0.4)) +
      path(box(x + width * 0.5, y + height + u * 3.6, width * 0.5, h), tone(0.015)),
  };
};

/** Nose on, wheels down, the lights of the runway running towards us. */
export const runway: Scene = (set) => {
  const { h, u, tone, light, focus, hour, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 14;
  const cy = y - u * 20;
  const spots = [0.05, 0.1, 0.17, 0.27, 0.41, 0.62, 0.95];
  const lamps = spots.flatMap((t) =>
    [-1, -0.33, 0.33, 1].map(
      (k) => [x + k * (u * 3 + t * u * 62), y + (h - y) * t, u * (0.3 + t * 1.1)] as const,
    ),
  );
  const span = u * (wide ? 38 : 36);
  const plane =
    `M${num(x - span)} ${num(cy - u * 2.4)}L${num(x - u * 4)} ${num(cy + u * 2)}L${num(x - u * 4)} ${num(cy + u * 4)}L${num(x - span)} ${num(cy - u * 1.5)}z` +
    `M${num(x + span)} ${num(cy - u * 2.4)}L${num(x + u * 4)} ${num(cy + u * 2)}L${num(x + u * 4)} ${num(cy + u * 4)}L${num(x + span)} ${num(cy - u * 1.5)}z` +
    `M${num(x - u * 0.5)} ${num(cy - u * 4)}L${num(x - u * 0.3)} ${num(cy - u * 15)}h${num(u * 0.6)}L${num(x + u * 0.5)} ${num(cy - u * 4)}z` +
    `M${num(x - u * 13)} ${num(cy - u * 6.4)}L${num(x)} ${num(cy - u * 4.4)}L${num(x + u * 13)} ${num(cy - u * 6.4)}L${num(x)} ${num(cy - u * 3)}z` +
    box(x - u * 9.2, cy + u * 4, u * 0.8, u * 6.4) +
    box(x + u * 8.4, cy + u * 4, u * 0.8, u * 6.4) +
    box(x - u * 0.4, cy + u * 5, u * 0.8, u * 6);
  return {
    sky:
      sky(set, y) + (hour.stars ? stars(set, y) : '') + glow(set, x, cy, u * 62, light(0.9), hour.glow + 0.2),
    far:
      layer(set, hills(set, y - u, u * 2, 1.5), hour.land[0], { foot: y + u }) +
      filledBelow(set, y, [0, tone(0.2)], [0.3, tone(0.09)], [1, tone(0.01)]) +
      mistBand(set, y, u * 8, light(hour.sky[2]), 0.5),
    subject:
      path(plane, tone(0.03)) +
      disc(x, cy + u * 1.4, u * 5, tone(0.025)) +
      disc(x - u * 17, cy + u * 4, u * 2.5, tone(0.02)) +
      disc(x + u * 17, cy + u * 4, u * 2.5, tone(0.02)) +
      line(
        `M${num(x - u * 4.6)} ${num(cy - u)}a${num(u * 5)} ${num(u * 5)} 0 0 1 ${num(u * 9.2)} 0`,
        light(0.9),
        u * 0.3,
        'opacity=".7" ',
      ) +
      [-11, 0, 11]
        .map(
          (dx) =>
            glow(set, x + u * dx, cy + u * 4, u * 13, light(1), 0.95) +
            disc(x + u * dx, cy + u * 4, u * 0.9, light(1)),
        )
        .join('') +
      lamps.map(([lx, ly, r]) => disc(lx, ly, r, light(0.97))).join('') +
      glow(set, x, y + u * 8, u * 40, light(0.9), 0.35, 0.2),
    near: dusk(set, floor, 0.8),
  };
};

/** A car from behind, on a wet road, its red lamps all the colour there is. */
export const tailLights: Scene = (set) => {
  const { h, u, tone, light, focus, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 3;
  const road = y - u * 17;
  const red = rampOf('crimson');
  const s = u * (wide ? 1 : 0.94);
  const at = (dx: number) => num(x + dx * s);
  const up = (dy: number) => num(y - dy * s);
  const body = `M${at(-24)} ${up(2)}V${up(12)}q${num(s)} ${num(-s * 4)} ${num(s * 4)} ${num(-s * 4.6)}l${num(s * 4.4)} ${num(-s * 9)}q${num(s * 1.6)} ${num(-s * 2.6)} ${num(s * 5)} ${num(-s * 2.8)}q${num(s * 10.6)} ${num(-s)} ${num(s * 21.2)} 0q${num(s * 3.4)} ${num(s * 0.2)} ${num(s * 5)} ${num(s * 2.8)}l${num(s * 4.4)} ${num(s * 9)}q${num(s * 3)} ${num(s * 0.6)} ${num(s * 4)} ${num(s * 4.6)}V${up(2)}z`;
  const tyres = box(x - s * 21, y - s * 3, s * 7, s * 4.4) + box(x + s * 14, y - s * 3, s * 7, s * 4.4);
  const pane = `M${at(-13.4)} ${up(17.6)}l${num(s * 3.4)} ${num(-s * 6.6)}q${num(s * 10)} ${num(-s * 0.8)} ${num(s * 20)} 0l${num(s * 3.4)} ${num(s * 6.6)}z`;
  const lamps =
    box(x - s * 22.4, y - s * 13.4, s * 8, s * 2.6) + box(x + s * 14.4, y - s * 13.4, s * 8, s * 2.6);
  const wet = (dx: number) =>
    path(
      poly(
        [x + dx * s - s * 3.4, y + s * 2],
        [x + dx * s + s * 3.4, y + s * 2],
        [x + dx * s * 1.5 + s * 8, h],
        [x + dx * s * 1.5 - s * 8, h],
      ),
      down(set, y, h, [0, red(0.72), 0.7], [0.4, red(0.6), 0.25], [1, red(0.5), 0]),
    );
  const city = roofs(set, road - u * 3, u * 7, u * 22);
  return {
    sky: filled(set, down(set, 0, road, [0, tone(0.015)], [0.6, tone(0.11)], [1, light(0.3)])),
    far:
      layer(set, city, 0.1, { foot: road + u }) +
      windows(set, city, set.fine ? 40 : 14, u * 0.55) +
      filledBelow(set, road, [0, tone(0.2)], [0.4, tone(0.08)], [1, tone(0)]) +
      mistBand(set, road, u * 12, light(0.5), 0.4) +
      glow(set, x, road, u * 40, light(0.8), 0.5, 0.4),
    subject:
      ellipse(x, y + s * 1.2, s * 29, s * 2.6, tone(0), 'opacity=".8" ') +
      wet(-18) +
      wet(18) +
      path(tyres, tone(0)) +
      path(body, tone(0.02)) +
      line(
        `M${at(-15.4)} ${up(17)}l${num(s * 4.2)} ${num(-s * 8.8)}q${num(s * 11)} ${num(-s)} ${num(s * 22.4)} 0l${num(s * 4.2)} ${num(s * 8.8)}`,
        light(0.75),
        s * 0.35,
        'opacity=".7" ',
      ) +
      path(pane, down(set, y - s * 25, y - s * 17, [0, light(0.55)], [1, tone(0.1)])) +
      path(lamps, red(0.8)) +
      glow(set, x - s * 18.4, y - s * 12, s * 17, red(0.75), 0.85) +
      glow(set, x + s * 18.4, y - s * 12, s * 17, red(0.75), 0.85) +
      rect(x - s * 4.4, y - s * 9.4, s * 8.8, s * 2.6, tone(0.16)),
    near: streaks(set, light(0.85), 150) + dusk(set, y + u * 3, 0.6),
  };
};

/** Two tracks in the snow, and the light they lead to. */
export const snowRoad: Scene = (set) => {
  const { h, u, tone, light, focus, hour, random, wide, lead, second } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 22;
  const bright = Math.max(0.5, hour.sky[2]);
  const track = (side: number) =>
    `M${num(x + side * u * 0.3)} ${num(y + u)}C${num(x + u * (9 + side))} ${num(y + u * 9)} ${num(x - u * (24 - side * 6))} ${num(y + u * 16)} ${num(x + u * (side * 17 - 16))} ${num(h)}h${num(u * 7)}C${num(x - u * (17 - side * 6))} ${num(y + u * 16)} ${num(x + u * (10 + side))} ${num(y + u * 9)} ${num(x + side * u * 0.3 + u * 0.3)} ${num(y + u)}z`;
  const poles = [0.06, 0.14, 0.28, 0.5, 0.86]
    .map((t) => {
      const [px, py, tall] = [x + u * (8 + t * 44), y + (h - y) * t * 0.7, u * (3 + t * 22)];
      return box(px, py - tall, u * (0.2 + t * 0.7), tall);
    })
    .join('');
  const car = [lead, second].some(({ name }) => name === 'car' || name === 'road');
  const house = [lead, second].find(({ name }) => name === 'house');
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x, y - u * 2, u * 56, light(0.95), hour.glow + 0.1, 0.6),
    far:
      layer(set, firs(set, y + u * 1, u * 2, u * 13), layerLevel(set, 1, 4), { foot: y + u * 5 }) +
      mistBand(set, y, u * 10, light(bright), 0.5),
    subject:
      filledBelow(set, y, [0, light(bright)], [0.3, tone(bright * 0.72)], [0.7, tone(0.2)], [1, tone(0.05)]) +
      path(track(-1) + track(1), tone(0.12), 'opacity=".6" ') +
      path(poles, tone(0.04)) +
      (car
        ? glow(set, x + u * 1, y + u * 3, u * 24, light(1), 0.9) +
          disc(x - u * 0.2, y + u * 3, u * 0.8, light(1)) +
          disc(x + u * 2.6, y + u * 3, u * 0.8, light(1))
        : house === undefined
          ? backlit(set, someone(set), x - u * 3, y + u * 13, u * 13, { lightX: x })
          : backlit(set, house, x + u * 2, y + u * 2, u * 17)),
    near:
      particles(set, light(1), { count: wide ? 170 : 120, size: 0.5 }) +
      (random.chance(0.5)
        ? layer(set, firs(set, floor + u * 26, u * 2, u * 26), 0.012, { mist: 0.02 })
        : '') +
      dusk(set, floor + u * 2, 0.75),
  };
};

/** Underground: lamps in a row, and two lights that come out of the dark. */
export const platform: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 24;
  const edge = (t: number) => [x + u * 3 - t * u * (wide ? 56 : 46), y + u * 4 + (h - y) * t] as const;
  const wall = path(
    poly([x + u * 13, y - u * 10], [w + u, -u * 30], [w + u, h], [x + u * 13, y + u * 8]),
    along(set, x, w, [0, tone(0.3)], [1, tone(0.04)]),
  );
  const lamps = [0.06, 0.14, 0.26, 0.44, 0.72].map((t) => {
    const [lx, ly] = [x - u * 5 - t * u * 44, y - u * 11 - t * u * 46];
    return (
      path(
        poly(
          [lx - u * 7 * t - u, ly],
          [lx + u * 7 * t + u, ly],
          [lx + u * 6 * t + u, ly + u * 2 * t + u * 0.3],
          [lx - u * 6 * t - u, ly + u * 2 * t + u * 0.3],
        ),
        light(0.97),
      ) + glow(set, lx, ly, u * (5 + t * 34), light(0.85), 0.5)
    );
  });
  const [ex, ey] = edge(0.02);
  const [bx, by] = edge(1);
  const train = box(x + u * 1.4, y - u * 8, u * 11, u * 13.4);
  const pillars = [0.2, 0.42]
    .map((t) => {
      const px = x - u * 9 - t * u * 58;
      return box(px - u * 5 * t, -u, u * 9 * t, h);
    })
    .join('');
  return {
    sky: filledAround(
      set,
      x + u * 7,
      y,
      w * (wide ? 0.6 : 0.9),
      [0, light(0.55)],
      [0.2, tone(0.3)],
      [0.6, tone(0.1)],
      [1, tone(0.02)],
    ),
    far:
      wall +
      lamps.join('') +
      path(train, tone(0.03)) +
      path(box(x + u * 2.8, y - u * 6, u * 8.2, u * 4.4), light(0.42)) +
      glow(set, x + u * 3.6, y + u * 2.4, u * 16, light(1), 0.9) +
      glow(set, x + u * 10.4, y + u * 2.4, u * 16, light(1), 0.9) +
      disc(x + u * 3.6, y + u * 2.4, u * 0.9, light(1)) +
      disc(x + u * 10.4, y + u * 2.4, u * 0.9, light(1)),
    subject:
      path(
        poly([ex, ey], [bx + u * 30, by], [-u, by], [-u, y + u * 7]),
        down(set, y, h, [0, light(0.5)], [0.3, tone(0.2)], [1, tone(0.02)]),
      ) +
      path(
        poly([ex, ey], [ex + u * 0.4, ey], [bx + u * 36, by], [bx + u * 30, by]),
        light(0.8),
        'opacity=".7" ',
      ) +
      backlit(set, insider(set), x - u * 10, floor - u * 6, u * 25, { lightX: x + u * 8 }),
    near: path(pillars, tone(0.02)) + dusk(set, floor - u * 4, 0.85),
  };
};
