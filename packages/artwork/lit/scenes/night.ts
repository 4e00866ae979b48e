import { disc, num, path, softened } from '#kit/svg.ts';
import { firs, heightAt, hills, layer, peaks } from '#lit/land.ts';
import { beam, glow, sky, specks, stars, filled, around, down } from '#lit/light.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { layerLevel, type LitSet, type Scene } from '#lit/set.ts';

/** The edge of a world, lit from behind, and the dark above it. */
export const limb: Scene = (set) => {
  const { w, h, u, random, tone, light, defs, wide, focus } = set;
  const aside = random.chance(0.4);
  const r = (wide ? h * random.between(1, 1.5) : w * random.between(0.9, 1.3)) * (aside ? 0.72 : 1);
  const x = aside
    ? w * (wide ? 0.6 : 0.42) + r
    : wide
      ? focus.x + u * random.between(0, 24)
      : w * random.between(0.2, 0.8);
  const y = aside
    ? h * (wide ? 0.58 : 0.5)
    : h * (wide ? random.between(0.52, 0.66) : random.between(0.44, 0.54)) + r;
  const body = around(
    set,
    x,
    y,
    r,
    [0.7, tone(0)],
    [0.9, tone(0.05)],
    [0.965, tone(0.24)],
    [0.99, light(0.62)],
    [1, light(0.98)],
  );
  const halo = around(
    set,
    x,
    y,
    r * 1.14,
    [0.87, light(0.8), 0.55],
    [0.91, light(0.55), 0.2],
    [1, tone(0.3), 0],
  );
  const lean = aside ? random.between(-1.5, -0.9) : random.between(-0.5, 0.35);
  const [sunX, sunY] = [x + Math.sin(lean) * r, y - Math.cos(lean) * r];
  const space = defs.linear({
    from: [0, 0],
    to: [w, h],
    stops: [
      [0, tone(0.01)],
      [0.6, tone(0.06)],
      [1, tone(0.14)],
    ],
  });
  const moon = random.chance(0.6)
    ? smallMoon(
        set,
        focus.x - u * random.between(6, 26),
        h * random.between(0.14, 0.3),
        u * random.between(2.4, 5),
      )
    : '';
  return {
    sky:
      filled(set, space) +
      glow(set, focus.x, h * 0.2, u * 60, tone(0.4), 0.34, 0.6) +
      stars(set, h * 0.8, 120),
    far: moon,
    subject:
      disc(x, y, r * 1.14, halo) +
      glow(set, sunX, sunY, u * 46, light(0.95), 0.75) +
      disc(x, y, r, body) +
      glow(set, sunX, sunY, u * 12, light(1), 0.95, 0.5),
    near: '',
  };
};

function smallMoon(set: LitSet, x: number, y: number, r: number): string {
  const { light, tone, defs } = set;
  return disc(
    x,
    y,
    r,
    defs.linear({
      from: [x - r, y - r],
      to: [x + r, y + r],
      stops: [
        [0, tone(0.05)],
        [0.5, tone(0.3)],
        [1, light(0.92)],
      ],
    }),
  );
}

/** A falling star: its head at x, y, its tail up and to one side. */
function falling({ defs, light }: LitSet, x: number, y: number, length: number, side: number): string {
  const [endX, endY] = [x + side * length, y - length * 0.72];
  const fill = defs.linear({
    from: [endX, endY],
    to: [x, y],
    stops: [
      [0, light(0.9), 0],
      [0.7, light(0.95), 0.5],
      [1, light(1), 1],
    ],
  });
  const half = length * 0.012;
  return path(
    `M${num(x - side * half)} ${num(y - half)}L${num(endX)} ${num(endY)}L${num(x + side * half)} ${num(y + half)}z`,
    fill,
  );
}

/** The paths of stars around their pole, as a long exposure sees them. */
function trails({ light, u, dust: random, fine }: LitSet, x: number, y: number): string {
  const groups = [0.22, 0.4, 0.7].map((opacity) => {
    let d = '';
    for (let i = 0; i < (fine ? 26 : 12); i++) {
      const r = u * random.between(4, 96);
      const from = random.between(0, 6.28);
      const to = from + random.between(0.3, 0.75);
      const at = (angle: number) => `${num(x + Math.cos(angle) * r)} ${num(y + Math.sin(angle) * r)}`;
      d += `M${at(from)}A${num(r)} ${num(r)} 0 0 1 ${at(to)}`;
    }
    return `<path fill="none" stroke="${light(0.95)}" stroke-width="${num(u * 0.14)}" stroke-linecap="round" opacity="${opacity}" d="${d}"/>`;
  });
  return groups.join('');
}

/** A great sky of stars: one that falls, a shower of them, or all of them turning. */
export const comet: Scene = (set) => {
  const { w, u, random, dust, tone, light, focus, horizon, fine } = set;
  const dome = down(
    set,
    0,
    horizon,
    [0, tone(0.01)],
    [0.55, tone(0.14)],
    [0.85, light(0.36)],
    [1, light(0.58)],
  );
  const event = random.pick(['one', 'shower', 'turning']);
  const side = random.pick([-1, 1]);
  const river = Array.from({ length: fine ? 150 : 40 }, () => {
    const along = dust.next();
    return {
      x: focus.x + side * (along - 0.45) * w * 0.8,
      y: horizon * (1.02 - along * 1.05) + dust.between(-1, 1) * dust.next() * u * 14,
      size: u * 0.2,
    };
  });
  const [x, y] = [focus.x - side * u * random.between(0, 12), horizon * random.between(0.3, 0.48)];
  const heavens =
    event === 'one'
      ? falling(set, x, y, u * random.between(34, 52), side) +
        glow(set, x, y, u * 7, light(1), 0.9) +
        disc(x, y, u * 0.8, light(1))
      : event === 'shower'
        ? Array.from({ length: 7 }, (_, i) =>
            falling(
              set,
              focus.x + u * (i * 9 - 32 + random.between(-4, 4)),
              horizon * random.between(0.14, 0.66),
              u * random.between(9, 24),
              side,
            ),
          ).join('')
        : trails(set, x, y);
  const near = random.chance(0.5)
    ? firs(set, horizon + u * 10, u * 3, u * 12)
    : hills(set, horizon + u * 9, u * 4, 1);
  const far = peaks(set, horizon - u * 2, u * 9);
  const at = focus.x - u * random.between(2, 26);
  return {
    sky:
      filled(set, dome) +
      `<g transform="rotate(${side * -28} ${Math.round(focus.x)} ${Math.round(horizon * 0.5)})">${glow(set, focus.x, horizon * 0.5, u * 78, light(0.5), 0.34, 0.2)}</g>` +
      (event === 'turning' ? '' : stars(set, horizon, 110) + specks(river, light(0.95), [0.25, 0.45, 0.7])) +
      glow(set, focus.x, horizon, w * 0.45, light(0.8), 0.4, 0.28),
    far: heavens + layer(set, far, layerLevel(set, 0, 2)),
    subject: near.smooth ? backlit(set, someone(set), at, heightAt(near, at) + u * 0.2, u * 8) : '',
    near: layer(set, near, 0.02),
  };
};

/** A dark body before the sun: a ring of fire, a thin crescent, or a huge one rising behind the hills. */
export const eclipse: Scene = (set) => {
  const { w, h, u, random, tone, light, focus, horizon, wide } = set;
  const kind = random.pick(['ring', 'crescent', 'rising']);
  const grown = kind === 'rising' ? 1.45 : 1;
  const r = (wide ? u * random.between(19, 25) : w * random.between(0.25, 0.3)) * grown;
  const high = wide ? h * 0.4 : h * (focus.y > h * 0.45 ? 0.5 : 0.38);
  const [x, y] = [focus.x, kind === 'rising' ? horizon + u * 2 - r * 0.35 : high];
  const dome = around(
    set,
    x,
    y,
    Math.max(w, h) * 0.75,
    ...softened([
      [0, light(0.6)],
      [0.3, light(0.34)],
      [0.6, tone(0.16)],
      [1, tone(0.03)],
    ]),
  );
  const edge = random.between(-0.9, 0.9);
  const shift = kind === 'crescent' ? r * 0.12 : 0;
  const [darkX, darkY] = [x - Math.sin(edge) * shift, y + Math.cos(edge) * shift];
  const dark = around(
    set,
    darkX + r * 0.2,
    darkY + r * 0.3,
    r * 1.3,
    [0, tone(0.16)],
    [0.7, tone(0.03)],
    [1, tone(0)],
  );
  const jewel =
    kind === 'ring' ? glow(set, x + Math.sin(edge) * r, y - Math.cos(edge) * r, r * 0.8, light(1), 0.9) : '';
  const far = hills(set, horizon + u * 6, u * 4, 1.2);
  const near = hills(set, horizon + u * 17, u * 4, 0.8);
  const [px, person] = [x + u * random.between(-9, 9), someone(set)];
  return {
    sky: filled(set, dome) + glow(set, x, y, r * 2.5, light(0.9), 0.8),
    far: disc(x, y, r * (kind === 'crescent' ? 1 : 1.035), light(0.97)) + disc(darkX, darkY, r, dark) + jewel,
    subject:
      backlit(set, person, px, heightAt(far, px) + u * 0.4, u * 9, { lightX: x }) + layer(set, far, 0.2),
    near: layer(set, near, 0.02),
  };
};

/** Searchlights over roofs or trees. */
export const searchlights: Scene = (set) => {
  const { u, random, light, horizon, focus, h } = set;
  const ground = random.chance(0.5)
    ? hills(set, horizon + u * 8, u * 4, 1)
    : peaks(set, horizon + u * 4, u * 9);
  const beams = [-1, 0.2, 1].map((side) => {
    const x = focus.x + side * u * random.between(12, 30);
    return beam(
      set,
      [x + side * u * random.between(-40, 16), -u * 4, u * 7],
      [x, h * 0.9, u * 0.6],
      light(0.9),
      [0.05, 0.5],
    );
  });
  const thing = set.lead.kind === 'sky' ? set.lead : set.second.kind === 'sky' ? set.second : null;
  const aloft =
    thing === null
      ? ''
      : backlit(set, thing, focus.x, horizon * 0.42, u * 30, {
          base: false,
          turn: -10,
          level: 0.03,
          lightX: focus.x + 40,
        });
  return {
    sky: sky(set) + stars(set) + glow(set, focus.x, horizon, u * 60, light(0.8), 0.5, 0.5),
    far: beams.join(''),
    subject: aloft,
    near: layer(set, ground, 0.02),
  };
};
