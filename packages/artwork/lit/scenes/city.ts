import { num, path, rect } from '#kit/svg.ts';
import { flat, layer, roofs, windows } from '#lit/land.ts';
import { glow, mistBand, orb, sky, stars, streaks, filled, down } from '#lit/light.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { layerLevel, roomOf, type Scene } from '#lit/set.ts';

/** A wall of windows at night, one of them lit. */
export const facade: Scene = (set) => {
  const { w, h, u, random, tone, light, defs, wide, focus } = set;
  const columns = wide ? 7 : 5;
  const rows = wide ? 5 : 6;
  const cell = wide ? u * 15 : w / 6.2;
  const tall = cell * 1.06;
  const x0 = wide ? w - columns * cell - u * 2 : (w - columns * cell) / 2;
  const y0 = wide ? -u * 3 : -u * 4;
  const awake = [wide ? 2 + random.below(3) : 1 + random.below(3), 1 + random.below(2)] as const;
  const wall = defs.linear({
    from: [0, 0],
    to: [w, h],
    stops: [
      [0, tone(0.05)],
      [0.6, tone(0.12)],
      [1, tone(0.03)],
    ],
  });
  let panes = '';
  let lit = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [x0 + column * cell + cell * 0.17, y0 + row * tall + tall * 0.14];
      const [width, height] = [cell * 0.66, tall * 0.72];
      const here = column === awake[0] && row === awake[1];
      const dim = random.chance(0.22);
      const fill = here
        ? down(set, y, y + height, [0, light(0.98)], [1, light(0.76)])
        : down(set, y, y + height, [0, dim ? light(0.46) : tone(0.2)], [1, dim ? light(0.3) : tone(0.1)]);
      const pane = rect(x, y, width, height, fill);
      const bars = path(
        `M${num(x + width / 2 - u * 0.2)} ${num(y)}h${num(u * 0.4)}v${num(height)}h${num(-u * 0.4)}zM${num(x)} ${num(y + height * 0.42)}h${num(width)}v${num(u * 0.4)}h${num(-width)}z`,
        tone(0.05),
      );
      if (!here) {
        panes += pane + bars;
        continue;
      }
      const shapes =
        [set.lead, set.second].find(({ name }) => ['figure', 'couple'].includes(name)) ?? someone(set);
      lit =
        glow(set, x + width / 2, y + height / 2, cell * 2.2, light(0.85), 0.5) +
        pane +
        defs.clip(
          rect(x, y, width, height, '#000'),
          backlit(set, shapes, x + width * 0.6, y + height * 1.35, height * 1.15, { level: 0.02 }),
        ) +
        bars;
    }
  }
  const shade = down(set, h * 0.45, h, [0, tone(0), 0], [1, tone(0), 0.85]);
  return {
    sky: filled(set, wall),
    far: panes,
    subject: lit,
    near: glow(set, focus.x, -u * 10, u * 60, tone(0.4), 0.24) + rect(0, h * 0.45, w, h * 0.55, shade),
  };
};

/** A wet street under one lamp. */
export const lamp: Scene = (set) => {
  const { w, h, u, random, tone, light, defs, focus, wide } = set;
  const street = wide ? h * 0.76 : roomOf(set).floor - u * 4;
  const x = focus.x + u * (wide ? 6 : 10);
  const y = street - u * 48;
  const dark = down(set, 0, street, [0, tone(0.02)], [0.7, tone(0.13)], [1, tone(0.2)]);
  const wet = down(set, street, h, [0, tone(0.16)], [1, tone(0)]);
  const houses = roofs(set, street - u * 22, u * 16, u * 16);
  const person =
    [set.lead, set.second].find(({ name }) => ['figure', 'couple', 'car', 'puppet'].includes(name)) ??
    someone(set);
  const small = ['figure', 'couple', 'puppet'].includes(person.name);
  const px = x - u * random.between(9, 15);
  const cone = defs.linear({
    from: [x, y],
    to: [x, street],
    stops: [
      [0, light(0.95), 0.5],
      [1, light(0.8), 0.03],
    ],
  });
  return {
    sky: filled(set, dark),
    far: layer(set, houses, 0.09, { foot: street, mist: 0.1 }) + windows(set, houses, 12, u * 1),
    subject:
      glow(set, x, y, u * 70, light(0.8), 0.6) +
      rect(0, street, w, h - street, wet) +
      glow(set, x, street + u * 3, u * 44, light(0.85), 0.6, 0.18) +
      path(
        `M${num(x - u * 2)} ${num(y)}h${num(u * 4)}L${num(x + u * 20)} ${num(street)}h${num(-u * 40)}z`,
        cone,
      ) +
      path(
        `M${num(x - u * 0.5)} ${num(y)}h${num(u)}l${num(u * 0.4)} ${num(street - y)}h${num(-u * 1.8)}z`,
        tone(0.01),
      ) +
      path(
        `M${num(x - u * 3)} ${num(y)}l${num(u * 1.5)} ${num(-u * 3)}h${num(u * 3)}l${num(u * 1.5)} ${num(u * 3)}z`,
        tone(0.01),
      ) +
      glow(set, x, y + u, u * 7, light(1), 1) +
      backlit(set, person, px, street + u * 4, u * (small ? 19 : 26), { lightX: x }) +
      path(
        `M${num(px - u * 2)} ${num(street + u * 4)}h${num(u * 4)}l${num(-u * 12)} ${num(h - street)}h${num(-u * 10)}z`,
        tone(0),
        'opacity=".5" ',
      ),
    near: streaks(set, light(0.85), 150),
  };
};

/** A long bridge in the haze of a river. */
export const bridge: Scene = (set) => {
  const { w, h, u, random, tone, light, focus, horizon, hour } = set;
  const deck = horizon - u * random.between(1, 5);
  const r = u * random.between(12, 20);
  const towers = [focus.x - u * random.between(30, 42), focus.x + u * random.between(34, 52)] as const;
  const top = deck - u * random.between(30, 38);
  const cable = towers
    .map((x, i) => {
      const next = towers[i + 1] ?? x + u * 120;
      return `M${num(x)} ${num(top)}Q${num((x + next) / 2)} ${num(deck + u * 12)} ${num(next)} ${num(top)}`;
    })
    .join('');
  const [first] = towers;
  const approach = `M${num(first)} ${num(top)}Q${num(first - u * 30)} ${num(deck - u * 2)} ${num(first - u * 90)} ${num(deck)}`;
  let hangers = '';
  for (let x = -u * 10; x < w + u * 10; x += u * 4) {
    const span = towers[1] - first;
    const t = ((((x - first) % span) + span) % span) / span;
    const sag = x < first ? Math.min(1, (first - x) / (u * 90)) : 4 * t * (1 - t);
    hangers += `M${num(x)} ${num(top + (deck - top) * Math.min(0.98, sag * 0.92))}V${num(deck)}`;
  }
  const ink = tone(0.05);
  const stroke = (d: string, width: number) =>
    `<path fill="none" stroke="${ink}" stroke-width="${num(width)}" d="${d}"/>`;
  const posts = towers
    .map((x) =>
      path(
        `M${num(x - u * 2)} ${num(horizon + u * 14)}l${num(u * 0.5)} ${num(top - horizon - u * 17)}h${num(u * 3)}l${num(u * 0.5)} ${num(horizon + u * 17 - top)}z`,
        ink,
      ),
    )
    .join('');
  return {
    sky:
      sky(set) +
      (hour.stars ? stars(set) : '') +
      glow(set, focus.x, deck - r, r * 3.6, light(0.85), hour.glow) +
      orb(set, focus.x, deck - r * 0.8, r),
    far:
      layer(set, roofs(set, horizon - u * 1, u * 6, u * 12), layerLevel(set, 0, 3)) +
      mistBand(set, horizon, u * 22, light(hour.sky[2]), 0.6),
    subject:
      stroke(hangers, u * 0.16) +
      stroke(cable + approach, u * 0.6) +
      posts +
      rect(0, deck, w, u * 1.7, ink) +
      layer(set, flat(set, horizon + u * 8), 0.16, { mist: 0.2 }) +
      glow(set, focus.x, horizon + u * 14, u * 40, light(0.85), 0.5, 0.2),
    near: layer(set, roofs(set, h * 0.93, u * 16, u * 4), 0.01),
  };
};
