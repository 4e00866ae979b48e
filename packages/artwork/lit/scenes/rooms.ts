import { num, path, rect } from '#kit/svg.ts';
import { beam, particles, glow, filled, around, down } from '#lit/light.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { type LitSet, type Prop, roomOf, type Scene } from '#lit/set.ts';

/** The one of the two things that is a person, else a member of the cast. */
const person = (set: LitSet): Prop =>
  [set.lead, set.second].find(({ name }) => ['figure', 'couple', 'puppet'].includes(name)) ?? insider(set);

/** An open door, and its light along the floor. */
export const doorway: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { floor } = roomOf(set);
  const [width, height] = wide ? [u * 23, u * 52] : [u * 17, u * 36];
  const x = focus.x - width / 2;
  const y = floor - height;
  const arch = random.chance(0.4);
  const wall = around(
    set,
    focus.x,
    floor - height * 0.4,
    w * (wide ? 0.6 : 0.95),
    [0, tone(0.3)],
    [0.4, tone(0.14)],
    [1, tone(0.02)],
  );
  const opening = down(set, y, floor, [0, light(0.99)], [0.6, light(0.9)], [1, light(0.74)]);
  const ground = down(set, floor, h, [0, tone(0.1)], [1, tone(0)]);
  const spill = down(set, floor, h, [0, light(0.86), 0.9], [0.5, light(0.7), 0.34], [1, light(0.6), 0.02]);
  const shape = arch
    ? `M${num(x)} ${num(floor)}V${num(y + width / 2)}a${num(width / 2)} ${num(width / 2)} 0 0 1 ${num(width)} 0V${num(floor)}z`
    : `M${num(x)} ${num(floor)}V${num(y)}h${num(width)}V${num(floor)}z`;
  const leaf = `M${num(x + width)} ${num(y + (arch ? width / 2 : 0))}l${num(u * 9)} ${num(-u * 3)}V${num(floor + u * 4)}l${num(-u * 9)} ${num(-u * 4)}z`;
  const size = height * 0.66;
  const px = focus.x + width * random.between(-0.16, 0.16);
  return {
    sky:
      filled(set, wall) +
      rect(0, floor, w, h - floor, ground) +
      glow(set, focus.x, floor - height * 0.5, u * 66, light(0.8), 0.5),
    far:
      path(
        `M${num(x)} ${num(floor)}h${num(width)}L${num(x + width * 2.3)} ${num(h)}H${num(x - width * 1.3)}z`,
        spill,
      ) +
      path(shape, opening) +
      (arch ? '' : path(leaf, tone(0.06))),
    subject:
      path(
        `M${num(px - size * 0.1)} ${num(floor + u * 2)}h${num(size * 0.2)}L${num(px + size * 0.42)} ${num(h)}H${num(px - size * 0.3)}z`,
        tone(0),
        'opacity=".62" ',
      ) + backlit(set, person(set), px, floor + u * 2.4, size),
    near: '',
  };
};

/** A stair that climbs into light. */
export const stairs: Scene = (set) => {
  const { w, h, u, tone, light, wide, random, focus } = set;
  const count = wide ? 11 : 10;
  const flip = random.chance(0.5) && !wide;
  const from = wide ? w * 0.36 : -w * 0.05;
  const step = (w * 1.05 - from) / count;
  const rise = (h * (wide ? 0.6 : 0.5)) / count;
  const foot = wide ? h * 0.93 : roomOf(set).floor + u * 20;
  const at = (x: number) => (flip ? w - x : x);
  const air = around(
    set,
    at(w * 0.9),
    h * 0.12,
    Math.max(w, h) * 0.85,
    [0, light(0.95)],
    [0.3, light(0.6)],
    [0.6, tone(0.28)],
    [1, tone(0.05)],
  );
  let steps = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [from + i * step, foot - i * rise];
    const t = i / count;
    const fill = down(set, y, y + h * 0.5, [0, tone(0.1 + t * 0.26)], [1, tone(0.01)]);
    const left = flip ? w - x - step - 1 : x;
    steps +=
      rect(left, y, step + 1.5, h - y, fill) + rect(left, y, step + 1.5, u * 0.5, light(0.5 + t * 0.45));
  }
  const on = Math.round(count * (wide ? 0.55 : 0.6));
  const [px, py] = [at(from + (on + 0.5) * step), foot - on * rise];
  const shade = down(set, h * 0.55, h, [0, tone(0), 0], [1, tone(0), 0.9]);
  return {
    sky:
      filled(set, air) +
      beam(set, [at(w * 0.95), -u * 6, u * 8], [at(w * 0.5), h, u * 40], light(0.95), [0.4, 0]),
    far: steps,
    subject: backlit(set, person(set), px, py + u * 0.3, u * 15, { lightX: at(w), flip: !flip }),
    near:
      rect(0, h * 0.55, w, h * 0.45, shade) +
      (focus.x > 0 ? particles(set, light(0.9), { count: 26, size: 0.3, low: h * 0.7 }) : ''),
  };
};

/** One cone of light on an empty floor. */
export const stage: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { floor } = roomOf(set);
  const lean = u * random.between(-16, 16);
  const dark = around(
    set,
    focus.x,
    floor - u * 16,
    w * (wide ? 0.55 : 0.95),
    [0, tone(0.3)],
    [0.45, tone(0.12)],
    [1, tone(0.02)],
  );
  const ground = down(set, floor - u * 2, h, [0, tone(0.13)], [1, tone(0)]);
  const half = u * (wide ? 19 : 20);
  const subject = person(set);
  const curtains = random.chance(0.5) ? folds(set) : '';
  return {
    sky: filled(set, dark) + rect(0, floor - u * 2, w, h - floor + u * 2, ground),
    far:
      curtains +
      beam(set, [focus.x + lean, -u * 6, u * 2.4], [focus.x, floor, half], light(0.95), [0.85, 0.16]) +
      glow(set, focus.x, floor, half * 2.2, light(0.85), 0.5, 0.3) +
      `<ellipse cx="${num(focus.x)}" cy="${num(floor)}" rx="${num(half)}" ry="${num(u * 4.4)}" fill="${light(0.9)}" opacity=".85"/>`,
    subject:
      path(
        `M${num(focus.x - u * 3)} ${num(floor)}h${num(u * 6)}l${num(u * 2)} ${num(u * 11)}h${num(-u * 10)}z`,
        tone(0.02),
        'opacity=".5" ',
      ) + backlit(set, subject, focus.x, floor + u, u * 24),
    near: particles(set, light(0.95), { count: 34, size: 0.3, low: floor }),
  };
};

/** Heavy curtains at the sides. */
function folds({ w, h, u, tone, defs, wide, random }: LitSet): string {
  let picture = '';
  const reach = wide ? w * 0.13 : w * 0.16;
  for (const side of wide ? [1] : [0, 1]) {
    for (let i = 0; i < 5; i++) {
      const width = reach / 4;
      const x = side === 1 ? w - reach + i * width : i * width - width;
      const fill = defs.linear({
        from: [x, 0],
        to: [x + width, 0],
        stops: [
          [0, tone(0.02)],
          [0.5, tone(0.2 - i * 0.01)],
          [1, tone(0.04)],
        ],
      });
      picture += path(
        `M${num(x)} 0h${num(width)}q${num(u * random.between(-1, 1))} ${num(h * 0.5)} 0 ${num(h)}h${num(-width)}z`,
        fill,
      );
    }
  }
  return picture;
}

/** Frame behind frame, to a light at the end. */
export const enfilade: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const round = random.chance(0.5);
  const count = 7;
  const cy = wide ? h * 0.52 : roomOf(set).floor - u * 21;
  const [halfW, halfH] = wide ? [u * 74, u * 66] : [w * 0.62, h * 0.5];
  let frames = '';
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const scale = (1 - t) ** 1.5 * 0.86 + 0.14;
    const [rx, ry] = [halfW * scale, halfH * scale];
    const y = cy + u * 3 * t;
    const level = 0.03 + t ** 1.6 * 0.62;
    const fill =
      i === count - 1
        ? down(set, y - ry, y + ry, [0, light(0.99)], [1, light(0.84)])
        : around(set, focus.x, y, Math.max(rx, ry), [0, light(level + 0.16)], [1, tone(level)]);
    frames += round
      ? path(
          `M${num(focus.x - rx)} ${num(y + ry)}V${num(y - ry + rx)}a${num(rx)} ${num(rx)} 0 0 1 ${num(rx * 2)} 0V${num(y + ry)}z`,
          fill,
        )
      : path(`M${num(focus.x - rx)} ${num(y - ry)}h${num(rx * 2)}v${num(ry * 2)}h${num(-rx * 2)}z`, fill);
  }
  const foot = cy + u * 3 + halfH * 0.14;
  const floor = down(set, foot, h, [0, light(0.8), 0.9], [0.3, light(0.5), 0.4], [1, tone(0), 0]);
  return {
    sky: filled(set, tone(0.02)),
    far:
      frames +
      path(
        `M${num(focus.x - halfW * 0.14)} ${num(foot)}h${num(halfW * 0.28)}L${num(focus.x + halfW * 0.62)} ${num(h)}H${num(focus.x - halfW * 0.62)}z`,
        floor,
      ) +
      glow(set, focus.x, cy + u * 3, u * 34, light(0.95), 0.55),
    subject: backlit(
      set,
      person(set),
      focus.x + u * random.between(-1, 1),
      foot + u * 2.6,
      u * (wide ? 15 : 12),
    ),
    near: '',
  };
};
