import { num, path, rect, ellipse } from '#kit/svg.ts';
import {
  particles,
  glow,
  along,
  down,
  filled,
  poly,
  around,
  box,
  dusk,
  line,
  filledBelow,
  filledAround,
} from '#lit/light.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Red cloth, a gap, a light behind it. */
export const curtain: Scene = (set) => {
  const { w, h, u, tone, light, focus, random, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor + u * 2;
  const half = u * random.between(5.5, 8);
  const fold = u * (wide ? 7.4 : 6.2);
  let left = '';
  const cloth = (cx: number, side: number, i: number) => {
    const near = Math.max(0, 1 - i / 7);
    return path(
      `M${num(cx)} ${num(-u)}h${num(side * fold * 1.05)}Q${num(cx + side * fold * 1.3)} ${num(h * 0.5)} ${num(cx + side * fold * 1.05)} ${num(y)}h${num(-side * fold * 1.05)}Q${num(cx - side * u * (i === 0 ? 2.4 : 0.4))} ${num(h * 0.5)} ${num(cx)} ${num(-u)}z`,
      along(
        set,
        cx,
        cx + side * fold,
        [0, light(0.1 + near * 0.5)],
        [0.24, tone(0.16 + near * 0.16)],
        [0.7, tone(0.06)],
        [1, tone(0.015)],
      ),
    );
  };
  for (let i = Math.ceil(w / fold); i >= 0; i--)
    left +=
      (x - half - i * fold > -fold * 2 ? cloth(x - half - i * fold, -1, i) : '') +
      (x + half + i * fold < w + fold ? cloth(x + half + i * fold, 1, i) : '');
  const subject = insider(set);
  const glowing = down(set, 0, y, [0, light(0.8)], [0.6, light(1)], [1, light(0.9)]);
  return {
    sky: filled(set, tone(0.02)) + rect(x - half * 1.6, 0, half * 3.2, y, glowing),
    far: backlit(set, subject, x + u * 0.6, y + u * 0.4, u * (wide ? 33 : 30)),
    subject:
      left +
      filledBelow(set, y, [0, tone(0.16)], [0.2, tone(0.07)], [1, tone(0.005)]) +
      path(
        poly([x - half, y], [x + half, y], [x + half * 5, h], [x - half * 3, h]),
        down(set, y, h, [0, light(0.96), 0.9], [0.4, light(0.8), 0.3], [1, light(0.6), 0]),
      ) +
      path(poly([x - u * 2, y], [x + u * 3, y], [x + u * 8, h], [x - u * 3, h]), tone(0), 'opacity=".45" '),
    near:
      glow(set, x, y - u * 20, u * 46, light(0.9), 0.34) +
      particles(set, light(0.95), { count: 26, size: 0.25 }),
  };
};

/** A puppeteer pulls the strings; the hand stays in the dark. */
export const marionette: Scene = (set) => {
  const { w, u, tone, light, focus, wide, random, lead, second } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 4;
  const puppet = [lead, second].find(({ name, drawing }) => name === 'puppet' && drawing.tag !== 'cross');
  const person = puppet ?? insider(set);
  const size = u * 26;
  const bar = Math.max(top, 0) + u * 8;
  const turn = random.between(-9, 9);
  const points = [
    [-11, 0.72],
    [-5, 0.2],
    [0, 0.02],
    [5, 0.2],
    [11, 0.72],
  ] as const;
  const strings = points
    .map(
      ([dx, t]) =>
        `M${num(x + u * dx * 1.5)} ${num(bar + dx * turn * u * 0.012)}L${num(x + u * dx * 0.52)} ${num(y - size * (1 - t * 0.7))}`,
    )
    .join('');
  return {
    sky:
      filledAround(
        set,
        x,
        y - u * 16,
        w * (wide ? 0.52 : 0.9),
        [0, light(0.74)],
        [0.22, light(0.44)],
        [0.5, tone(0.18)],
        [1, tone(0.02)],
      ) + filledBelow(set, y, [0, tone(0.16)], [1, tone(0.01)]),
    far:
      glow(set, x, y - u * 18, u * 34, light(1), 0.6) +
      ellipse(x, y + u, u * 26, u * 4, light(0.8), 'opacity=".5" '),
    subject:
      line(strings, tone(0.03), u * 0.22) +
      path(
        poly([x - u * 3, y], [x + u * 3, y], [x + u * 8, y + u * 15], [x - u * 8, y + u * 15]),
        tone(0.02),
        'opacity=".45" ',
      ) +
      backlit(set, person, x, y + u * 0.6, size),
    near:
      `<g transform="rotate(${num(turn)} ${num(x)} ${num(bar)})">${path(box(x - u * 18, bar - u * 1, u * 36, u * 2) + poly([x - u * 1, bar - u * 6], [x + u * 1.2, bar - u * 6], [x + u * 2, bar + u * 7], [x - u * 2, bar + u * 7]), tone(0.015))}</g>` +
      particles(set, light(0.95), { count: 24, size: 0.24, low: y }) +
      dusk(set, floor + u * 2, 0.7),
  };
};

/** A mirror with a slightly different room in it. */
export const lookingGlass: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random, defs } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x + u * 5;
  const y = floor - u * 4;
  const tall = Math.min(u * 54, y - top);
  const width = u * 27;
  const round = random.chance(0.5);
  const glass = round
    ? `M${num(x - width / 2)} ${num(y - tall / 2)}a${num(width / 2)} ${num(tall / 2)} 0 1 1 ${num(width)} 0a${num(width / 2)} ${num(tall / 2)} 0 1 1 ${num(-width)} 0z`
    : box(x - width / 2, y - tall, width, tall);
  const person = insider(set);
  const other = insider(set);
  const cracked = [set.lead, set.second].some(
    ({ name, drawing }) => name === 'mirror' && drawing.tag === 'cracked',
  );
  const [cx, cy] = [x + width * 0.1, y - tall * 0.62];
  const cracks = Array.from({ length: 9 }, (_, i) => {
    const a = i * 0.7 + random.between(-0.2, 0.2);
    const [mx, my] = [cx + Math.cos(a) * width * 0.25, cy + Math.sin(a) * width * 0.25];
    return `M${num(cx)} ${num(cy)}L${num(mx)} ${num(my)}L${num(cx + Math.cos(a + 0.2) * tall)} ${num(cy + Math.sin(a + 0.2) * tall)}`;
  }).join('');
  return {
    sky:
      filledAround(
        set,
        x,
        y - tall * 0.5,
        w * (wide ? 0.5 : 0.9),
        [0, tone(0.32)],
        [0.4, tone(0.13)],
        [1, tone(0.015)],
      ) + filledBelow(set, y, [0, tone(0.13)], [1, tone(0.005)]),
    far:
      glow(set, x, y - tall * 0.5, u * 52, light(0.85), 0.5) +
      path(
        poly([x - width / 2, y], [x + width / 2, y], [x + width * 0.1, h], [x - width * 2.2, h]),
        down(set, y, h, [0, light(0.85), 0.6], [1, light(0.6), 0]),
      ),
    subject:
      path(
        glass,
        around(set, x, y - tall * 0.55, tall * 0.7, [0, light(1)], [0.5, light(0.84)], [1, light(0.5)]),
      ) +
      defs.clip(
        path(glass, '#000'),
        rect(x - width, y - tall * 0.16, width * 2, tall, light(0.5)) +
          backlit(set, other, x + u * 1, y - tall * 0.08, tall * 0.56, { level: 0.1 }) +
          (cracked ? line(cracks, tone(0.06), u * 0.3) : ''),
      ) +
      line(glass, tone(0.03), u * 2) +
      line(glass, light(0.8), u * 0.35, 'opacity=".7" '),
    near:
      path(
        poly([x - u * 19, y + u * 9], [x - u * 13, y + u * 9], [x - u * 28, h], [x - u * 40, h]),
        tone(0),
        'opacity=".5" ',
      ) +
      backlit(set, person, x - u * 16, y + u * 9, u * 33, { lightX: x }) +
      dusk(set, floor + u * 3, 0.7),
  };
};
