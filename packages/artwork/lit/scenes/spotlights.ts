import { put } from '#kit/motif.ts';
import { disc, num, path, rect, ellipse } from '#kit/svg.ts';
import {
  particles,
  glow,
  around,
  box,
  down,
  filled,
  dusk,
  line,
  poly,
  filledAround,
  filledBelow,
} from '#lit/light.ts';
import { insider } from '#lit/people.ts';
import { creature, thing, backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Round one lamp in the night, everything that flies. */
export const moths: Scene = (set) => {
  const { w, u, tone, light, focus, wide, random } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const y = top + (floor - top) * 0.36;
  const insect = creature(set);
  const swarm = Array.from({ length: 13 }, (_, i) => {
    const a = random.between(0, 6.28);
    const reach = u * random.between(11, 40);
    const size = u * (i === 0 ? 17 : random.between(2, 6));
    return put(
      insect.drawing,
      x + Math.cos(a) * reach,
      y + Math.sin(a) * reach * 0.7,
      size,
      { f: i === 0 ? tone(0.03) : tone(0.2), a: tone(0.3), g: light(0.7) },
      { turn: random.between(-70, 70) },
    );
  }).toReversed();
  return {
    sky: filledAround(
      set,
      x,
      y,
      w * (wide ? 0.55 : 0.95),
      [0, light(0.72)],
      [0.14, light(0.44)],
      [0.4, tone(0.18)],
      [1, tone(0.015)],
    ),
    far:
      path(
        box(x - u * 0.2, -u, u * 0.4, y) +
          `M${num(x - u * 9)} ${num(y - u * 5)}q${num(u * 4)} ${num(-u * 5)} ${num(u * 9)} ${num(-u * 5)}t${num(u * 9)} ${num(u * 5)}z`,
        tone(0.02),
      ) +
      disc(x, y - u * 2, u * 3.4, light(1)) +
      glow(set, x, y, u * 30, light(1), 0.9),
    subject: swarm.join(''),
    near:
      particles(set, light(0.9), { count: 60, size: 0.22, low: floor }) +
      filledBelow(set, floor, [0, tone(0), 0], [1, tone(0), 0.9]),
  };
};

/** Huge, and only its lit edge out of the dark. */
export const chiaroscuro: Scene = (set) => {
  const { w, h, u, tone, light, wide, random, defs } = set;
  const { top, floor } = roomOf(set);
  const subject = thing(set);
  const size = wide ? u * 84 : Math.min(w * 0.98, floor - top);
  const [x, y] = wide ? [w * 0.71, h * 0.47] : [w * 0.5, (top + floor) / 2];
  const flip = wide || random.chance(0.5);
  const edge = flip ? 1 : 0;
  const tilt = random.between(-18, 26);
  const shade = (bright: number) =>
    defs.linear({
      from: [flip ? 0 : 100, 0],
      to: [flip ? 100 : 0, tilt],
      stops: [
        [0, tone(0.035)],
        [0.42, tone(0.1)],
        [0.72, light(bright * 0.62)],
        [0.92, light(bright)],
        [1, light(bright + 0.1)],
      ],
    });
  const far = around(
    set,
    x + (edge === 1 ? -1 : 1) * size * 0.36,
    y,
    size * 0.95,
    [0, tone(0.22)],
    [0.5, tone(0.1)],
    [1, tone(0.02)],
  );
  return {
    sky: filled(set, far),
    far: glow(set, x + (edge === 1 ? 1 : -1) * size * 0.62, y - size * 0.2, u * 52, light(0.6), 0.34),
    subject: put(
      subject.drawing,
      x,
      y,
      size,
      { f: shade(0.84), a: shade(0.98), g: tone(0.012) },
      { turn: subject.kind === 'tall' ? 12 : 0 },
    ),
    near: particles(set, light(0.9), { count: 34, size: 0.26 }) + dusk(set, floor - u * 14, 0.9),
  };
};

/** So near that it fills the frame, with a person in its light. */
export const iris: Scene = (set) => {
  const { w, h, u, tone, light, wide, dust, fine, random } = set;
  const { top, floor } = roomOf(set);
  const x = wide ? w * 0.73 : w * 0.5;
  const y = wide ? h * 0.44 : (top + floor) / 2;
  const r = wide ? u * 33 : Math.min(w * 0.4, (floor - top) * 0.46);
  const hole = r * random.between(0.36, 0.46);
  const groups = [0.35, 0.6, 0.9].map((opacity) => {
    let d = '';
    for (let i = 0; i < (fine ? 56 : 24); i++) {
      const a = dust.between(0, 6.283);
      const [from, to] = [hole * dust.between(1, 1.5), r * dust.between(0.6, 0.97)];
      d += `M${num(x + Math.cos(a) * from)} ${num(y + Math.sin(a) * from)}L${num(x + Math.cos(a + 0.05) * to)} ${num(y + Math.sin(a + 0.05) * to)}`;
    }
    return line(d, light(opacity > 0.5 ? 0.9 : 0.6), u * 0.22, `opacity="${opacity * 0.7}" `);
  });
  const [lidL, lidR] = [x - r * 2.5, x + r * 2.5];
  const upper = `M${num(lidL)} ${num(y + r * 0.2)}Q${num(x - r * 0.7)} ${num(y - r * 1.46)} ${num(x + r * 0.3)} ${num(y - r * 0.86)}T${num(lidR)} ${num(y + r * 0.3)}V${num(-u * 9)}H${num(lidL)}z`;
  const lower = `M${num(lidL)} ${num(y + r * 0.2)}Q${num(x - r * 0.5)} ${num(y + r * 1.3)} ${num(x + r * 0.4)} ${num(y + r * 0.98)}T${num(lidR)} ${num(y + r * 0.3)}V${num(h + u)}H${num(lidL)}z`;
  const skin = around(set, x, y, r * 2.6, [0, tone(0.2)], [0.4, tone(0.12)], [1, tone(0.02)]);
  return {
    sky: filledAround(set, x, y, r * 2.4, [0, light(0.6)], [0.4, tone(0.34)], [1, tone(0.05)]),
    far:
      disc(x, y, r * 1.04, tone(0.04)) +
      disc(
        x,
        y,
        r,
        around(
          set,
          x - r * 0.1,
          y + r * 0.2,
          r * 1.2,
          [0.2, light(0.9)],
          [0.5, light(0.55)],
          [0.8, tone(0.3)],
          [1, tone(0.08)],
        ),
      ) +
      groups.join(''),
    subject:
      disc(x, y, hole, tone(0.008)) +
      glow(set, x - r * 0.34, y - r * 0.36, r * 0.34, light(1), 0.9) +
      path(
        poly(
          [x - r * 0.44, y - r * 0.5],
          [x - r * 0.2, y - r * 0.54],
          [x - r * 0.22, y - r * 0.22],
          [x - r * 0.42, y - r * 0.2],
        ),
        light(1),
      ) +
      backlit(set, insider(set), x - r * 0.31, y - r * 0.21, r * 0.24, { level: 0.1 }),
    near:
      path(upper, skin) +
      path(lower, skin) +
      line(
        `M${num(lidL)} ${num(y + r * 0.2)}Q${num(x - r * 0.7)} ${num(y - r * 1.46)} ${num(x + r * 0.3)} ${num(y - r * 0.86)}T${num(lidR)} ${num(y + r * 0.3)}`,
        light(0.6),
        u * 0.5,
        'opacity=".5" ',
      ) +
      dusk(set, floor - u * 8, 0.9),
  };
};

/** On a plinth in the one shaft of light that a dark hall has. */
export const shaft: Scene = (set) => {
  const { w, u, tone, light, focus, wide, random, defs } = set;
  const { floor } = roomOf(set);
  const side = wide ? 1 : random.pick([-1, 1]);
  const x = focus.x;
  const subject = thing(set);
  const size = u * 27;
  const top = floor - u * 17;
  const half = u * 10;
  const from = x + side * u * 44;
  const beamFill = defs.linear({
    from: [from, -u * 4],
    to: [x, floor],
    stops: [
      [0, light(0.98), 0.78],
      [0.6, light(0.85), 0.3],
      [1, light(0.8), 0.1],
    ],
  });
  const lit = defs.linear({
    from: [side > 0 ? 100 : 0, 0],
    to: [side > 0 ? 20 : 80, 100],
    stops: [
      [0, light(0.99)],
      [0.45, light(0.62)],
      [1, tone(0.2)],
    ],
  });
  const pale = down(set, 0, 100, [0, light(0.86)], [1, tone(0.16)]);
  const face = down(set, top, floor + u * 3, [0, tone(0.34)], [1, tone(0.06)]);
  return {
    sky:
      filledAround(
        set,
        x,
        floor - u * 22,
        w * (wide ? 0.56 : 0.95),
        [0, tone(0.27)],
        [0.5, tone(0.11)],
        [1, tone(0.02)],
      ) + filledBelow(set, floor, [0, tone(0.1)], [1, tone(0)]),
    far:
      path(
        poly(
          [from - u * 5, -u * 4],
          [from + u * 9, -u * 4],
          [x + u * 21, floor + u * 4],
          [x - u * 21, floor + u * 4],
        ),
        beamFill,
      ) + ellipse(x, floor + u * 3.4, u * 23, u * 4.6, light(0.7), 'opacity=".5" '),
    subject:
      path(
        poly(
          [x - half, top],
          [x + half, top],
          [x + half * 0.9, floor + u * 4],
          [x - half * 0.9, floor + u * 4],
        ),
        face,
      ) +
      rect(x - half * 1.16, top - u * 0.6, half * 2.32, u * 2.4, light(0.66)) +
      rect(x - half * 1.16, top - u * 0.6, half * 2.32, u * 0.5, light(0.97)) +
      glow(set, x, top - size * 0.5, size * 1.1, light(0.8), 0.4) +
      put(
        subject.drawing,
        x,
        top - u * 0.5 + size * 0.012,
        size,
        { f: lit, a: pale, g: tone(0.05) },
        { base: true },
      ),
    near: particles(set, light(0.95), { count: 46, size: 0.28, low: floor }),
  };
};
