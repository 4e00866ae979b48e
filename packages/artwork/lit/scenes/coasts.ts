import { disc, num, path, rect } from '#kit/svg.ts';
import { flat, layer, peaks } from '#lit/land.ts';
import {
  glow,
  orb,
  sky,
  stars,
  beam,
  particles,
  mistBand,
  box,
  down,
  dusk,
  line,
  poly,
  along,
  filledBelow,
} from '#lit/light.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A pier over the water, with two people at its end. */
export const pier: Scene = (set) => {
  const { h, u, tone, light, focus, hour, random, wide } = set;
  const { floor } = roomOf(set);
  const y = floor - u * 14;
  const x = focus.x;
  const r = u * random.between(12, 18);
  const deck = poly([x - u * 2.2, y + u * 3], [x + u * 2.2, y + u * 3], [x + u * 20, h], [x - u * 36, h]);
  const posts = [0.06, 0.16, 0.32, 0.58]
    .map((t) => {
      const [l, rr, py, tall] = [
        x - u * 2.2 - t * u * 36,
        x + u * 2.2 + t * u * 19,
        y + u * 3 + (h - y) * t,
        u * (3 + t * 19),
      ];
      return (
        box(l, py - tall, u * (0.3 + t), tall + u * 3 * t) +
        box(rr, py - tall, u * (0.3 + t), tall + u * 3 * t)
      );
    })
    .join('');
  const lamp = [-1, 1]
    .map(
      (s) =>
        glow(set, x + s * u * 4, y - u * 3, u * 9, light(1), 0.8) +
        disc(x + s * u * 4, y - u * 3, u * 0.6, light(1)) +
        rect(x + s * u * 4 - u * 0.15, y - u * 3, u * 0.3, u * 7, tone(0.02)),
    )
    .join('');
  const glints = Array.from({ length: 22 }, () => {
    const t = random.next() ** 1.5;
    const [gx, gy, long] = [
      x + random.between(-1, 1) * r * (0.5 + t * 1.4),
      y + u + t * (h - y) * 0.6,
      u * (2 + t * 9),
    ];
    return `M${num(gx - long / 2)} ${num(gy)}q${num(long / 2)} ${num(-u * 0.5)} ${num(long)} 0q${num(-long / 2)} ${num(u * 0.5)} ${num(-long)} 0z`;
  }).join('');
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x, y - r, r * 3.4, light(0.9), hour.glow + 0.05) +
      orb(set, x, y - r * 1.15, r),
    far:
      layer(set, flat(set, y), 0.1) +
      filledBelow(set, y, [0, light(hour.sky[2] * 0.66)], [0.2, tone(0.24)], [1, tone(0.02)]) +
      path(glints, light(0.97), 'opacity=".6" '),
    subject:
      path(deck, down(set, y, h, [0, tone(0.12)], [1, tone(0.01)])) +
      line(
        Array.from(
          { length: 9 },
          (_, i) =>
            `M${num(x - u * 2.2 - u * 34 * (i / 9) ** 2)} ${num(y + u * 3 + (h - y - u * 3) * (i / 9) ** 2)}H${num(x + u * 2.2 + u * 18 * (i / 9) ** 2)}`,
        ).join(''),
        light(0.6),
        u * 0.25,
        'opacity=".3" ',
      ) +
      lamp +
      backlit(set, someone(set), x - u * 0.2, y + u * 6, u * 13),
    near: path(posts, tone(0.012)) + dusk(set, wide ? floor + u * 3 : floor, 0.6),
  };
};

/** A light that turns above the sea. */
export const lighthouse: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide } = set;
  const { top, floor } = roomOf(set);
  const y = floor - u * 8;
  const x = focus.x + u * (wide ? 14 : 10);
  const lampY = Math.max(top + u * 8, y - u * 42);
  const foot = y - u * 2;
  const tower = poly(
    [x - u * 3.4, foot],
    [x - u * 2, lampY + u * 3],
    [x + u * 2, lampY + u * 3],
    [x + u * 3.4, foot],
  );
  const cap =
    poly(
      [x - u * 2.8, lampY + u * 3.6],
      [x - u * 2.8, lampY + u * 2.6],
      [x + u * 2.8, lampY + u * 2.6],
      [x + u * 2.8, lampY + u * 3.6],
    ) + poly([x - u * 2.2, lampY - u * 1.6], [x, lampY - u * 4.4], [x + u * 2.2, lampY - u * 1.6]);
  const rock = `M${num(x - u * 44)} ${num(y + u * 5)}q${num(u * 9)} ${num(-u * 3)} ${num(u * 16)} ${num(-u * 4)}q${num(u * 6)} ${num(-u * 5)} ${num(u * 14)} ${num(-u * 5)}q${num(u * 9)} ${num(-u * 3)} ${num(u * 20)} ${num(-u * 1)}q${num(u * 12)} ${num(u * 1)} ${num(u * 22)} ${num(-u * 5)}L${num(w + u * 20)} ${num(y - u * 12)}V${num(h)}H${num(x - u * 60)}z`;
  const tilt = random.between(-0.12, 0.1);
  const ray = (side: number, strength: number) =>
    `<g transform="rotate(${num(90 * side + tilt * 57)} ${num(x)} ${num(lampY)})">${beam(set, [x, lampY, u * 0.6], [x, lampY - u * 130, u * 13], light(0.97), [strength, 0])}</g>`;
  const waves = Array.from({ length: 16 }, () => {
    const [wx, wy] = [random.between(0, w), y + u * 3 + random.next() ** 1.6 * (h - y) * 0.8];
    return `M${num(wx)} ${num(wy)}q${num(u * 4)} ${num(-u * 0.7)} ${num(u * random.between(7, 14))} 0q${num(-u * 4)} ${num(u * 0.5)} ${num(-u * 9)} 0z`;
  }).join('');
  return {
    sky: sky(set, y) + stars(set, y) + glow(set, x, lampY, u * 70, light(0.8), 0.4),
    far:
      filledBelow(set, y, [0, light(hour.sky[2] * 0.6)], [0.2, tone(0.22)], [1, tone(0.02)]) +
      path(waves, light(0.85), 'opacity=".28" '),
    subject:
      ray(-1, 0.85) +
      ray(1, 0.6) +
      path(tower, along(set, x - u * 3.4, x + u * 3.4, [0, light(0.72)], [0.3, tone(0.3)], [1, tone(0.05)])) +
      path(box(x - u * 2.5, lampY + u * 12, u * 5, u * 6), tone(0.08), 'opacity=".7" ') +
      path(box(x - u * 1.5, lampY - u * 1.6, u * 3, u * 4.2), light(1)) +
      path(cap, tone(0.03)) +
      glow(set, x, lampY + u * 0.4, u * 15, light(1), 1) +
      path(rock, down(set, y - u * 8, h, [0, tone(0.08)], [0.5, tone(0.02)])),
    near: backlit(set, someone(set), x - u * 16, y - u * 1.4, u * 6.4, { lightX: x }) + dusk(set, floor, 0.7),
  };
};

/** A ship or thing frozen into the ice. */
export const iceBound: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, lead, second } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 15;
  const ship = [lead, second].find(({ name }) => name === 'ship');
  const r = u * random.between(9, 14);
  const ice = down(
    set,
    y,
    h,
    [0, light(Math.max(0.6, hour.sky[2]))],
    [0.3, tone(0.48)],
    [0.7, tone(0.2)],
    [1, tone(0.06)],
  );
  let cracks = '';
  for (let i = 0; i < 9; i++) {
    let [px, py] = [x + u * random.between(-30, 30), y + u * 2];
    cracks += `M${num(px)} ${num(py)}`;
    for (let k = 0; k < 5; k++) {
      px += (px - x) * 0.35 + u * random.between(-9, 9);
      py += u * random.between(2.4, 6.4) * (1 + k * 0.5);
      cracks += `L${num(px)} ${num(py)}`;
    }
  }
  const floes = Array.from({ length: 12 }, () => {
    const [fx, fy, s] = [random.between(0, w), y + u * random.between(0, 9), u * random.between(1.6, 5)];
    return poly(
      [fx - s, fy],
      [fx - s * 0.4, fy - s * 0.8],
      [fx + s * 0.1, fy - s * 0.4],
      [fx + s * 0.7, fy - s],
      [fx + s * 1.3, fy],
    );
  }).join('');
  const subject = ship ?? someone(set);
  const size = ship === undefined ? u * 13 : u * 30;
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x - u * 12, y - r * 0.5, u * 60, light(0.92), hour.glow + 0.1) +
      orb(set, x - u * 12, y - r * 0.4, r),
    far:
      layer(set, peaks(set, y - u * 2, u * 7), hour.land[0], { foot: y + u }) +
      rect(0, y, w, h - y, ice) +
      mistBand(set, y, u * 7, light(0.9), 0.5),
    subject:
      path(floes, light(0.82), 'opacity=".8" ') +
      line(cracks, tone(0.12), u * 0.3, 'opacity=".6" ') +
      path(
        poly(
          [x - size * 0.4, y + u * 4],
          [x + size * 0.4, y + u * 4],
          [x + size * 1.1, y + u * 22],
          [x + size * 0.2, y + u * 22],
        ),
        tone(0.06),
        'opacity=".4" ',
      ) +
      backlit(set, subject, x, y + u * 4.6, size, { lightX: x - u * 20, turn: ship === undefined ? 0 : 5 }),
    near: particles(set, light(1), { count: 90, size: 0.4 }) + dusk(set, floor, 0.7),
  };
};
