import { disc, num, path, rect } from '#kit/svg.ts';
import { hills, layer, peaks } from '#lit/land.ts';
import { glow, mistBand, orb, sky, stars, filled, down, telegraphPole } from '#lit/light.ts';
import { backlit } from '#lit/prop.ts';
import { layerLevel, type LitSet, type Scene } from '#lit/set.ts';

/** A straight road into the light. */
export const road: Scene = (set) => {
  const { w, h, u, tone, light, focus, horizon, hour, random } = set;
  const y = horizon - u * 6;
  const x = focus.x;
  const r = u * random.between(9, 17);
  const ground = down(set, y, h, [0, light(hour.sky[2] * 0.5)], [0.16, tone(0.2)], [1, tone(0.02)]);
  const asphalt = down(set, y, h, [0, light(hour.sky[2] * 0.72)], [0.14, tone(0.14)], [1, tone(0.01)]);
  const half = u * (set.wide ? 62 : 44);
  const at = (t: number) => y + (h - y) * t;
  let dashes = '';
  for (let i = 0; i < 8; i++) {
    const [a, b] = [((i + 0.3) / 8) ** 2.1, ((i + 0.75) / 8) ** 2.1];
    const width = (t: number) => u * 1.5 * t;
    dashes += `M${num(x - width(a))} ${num(at(a))}H${num(x + width(a))}L${num(x + width(b))} ${num(at(b))}H${num(x - width(b))}z`;
  }
  const poles = [0.1, 0.2, 0.36, 0.62]
    .map((t) => {
      const px = x + (half * 1.25 * t + u * 3);
      const tall = u * 70 * t + u * 3;
      return telegraphPole(px, at(t), tall, u * 0.55 * t + 0.4);
    })
    .join('');
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x, y, u * 62, light(0.9), hour.glow + 0.1, 0.7) +
      orb(set, x, y - r * random.between(0, 0.5), r),
    far: layer(
      set,
      random.chance(0.5) ? peaks(set, y - u * 1, u * 9) : hills(set, y - u * 2, u * 3, 1.4),
      layerLevel(set, 0, 3),
    ),
    subject:
      rect(0, y, w, h - y, ground) +
      mistBand(set, y, u * 9, light(hour.sky[2]), 0.5) +
      path(
        `M${num(x - u * 0.4)} ${num(y)}h${num(u * 0.8)}L${num(x + half)} ${num(h)}H${num(x - half)}z`,
        asphalt,
      ) +
      path(dashes, light(0.82), 'opacity=".8" '),
    near: (random.chance(0.55) ? path(poles, tone(0.03)) : '') + vehicle(set, x, y),
  };
};

function vehicle(set: LitSet, x: number, y: number): string {
  const { u, lead, second, random } = set;
  const subject = [lead, second].find(
    ({ name }) => name === 'figure' || name === 'couple' || name === 'animal',
  );
  if (subject === undefined || subject.name === 'animal') return '';
  return backlit(set, subject, x - u * random.between(0, 3), y + u * 7, u * 11);
}

/** Two lamps that come nearer. */
export const headlights: Scene = (set) => {
  const { w, h, u, tone, light, focus, horizon, random } = set;
  const y = horizon - u * 2;
  const x = focus.x;
  const gap = u * random.between(6, 8.5);
  const dark = down(set, 0, y, [0, tone(0.01)], [0.6, tone(0.1)], [1, tone(0.22)]);
  const ground = down(set, y, h, [0, tone(0.13)], [1, tone(0)]);
  const wet = down(set, y, h, [0, light(0.85), 0.75], [0.4, light(0.6), 0.28], [1, light(0.5), 0.02]);
  const ridge = hills(set, y - u * 5, u * 5, 1.3);
  const lamps = [-gap, gap].map(
    (side) =>
      path(
        `M${num(x + side - u)} ${num(y + u * 5)}h${num(u * 2)}L${num(x + side * 3.6 + u * 9)} ${num(h)}H${num(x + side * 3.6 - u * 9)}z`,
        wet,
      ) +
      glow(set, x + side, y + u * 1.5, u * 50, light(0.86), 0.8) +
      glow(set, x + side, y + u * 1.5, u * 13, light(1), 1) +
      disc(x + side, y + u * 1.5, u * 1.9, light(1)),
  );
  const body = `M${num(x - gap * 1.5)} ${num(y + u * 6)}v${num(-u * 6)}q${num(gap * 0.2)} ${num(-u * 2.5)} ${num(gap * 0.55)} ${num(-u * 3)}l${num(gap * 0.25)} ${num(-u * 5)}q${num(gap * 0.7)} ${num(-u * 1.6)} ${num(gap * 1.4)} 0l${num(gap * 0.25)} ${num(u * 5)}q${num(gap * 0.35)} ${num(u * 0.5)} ${num(gap * 0.55)} ${num(u * 3)}v${num(u * 6)}z`;
  return {
    sky: filled(set, dark) + stars(set, y, 46),
    far:
      layer(set, ridge, 0.07, { mist: 0.12 }) +
      rect(0, y, w, h - y, ground) +
      mistBand(set, y, u * 12, light(0.5), 0.3),
    subject: path(body, tone(0.02)) + lamps.join(''),
    near: rect(0, y + u * 5.6, w, u * 0.4, tone(0), 'opacity=".25" '),
  };
};

/** A night train with lit windows, on a line of arches. */
export const viaduct: Scene = (set) => {
  const { w, h, u, tone, light, focus, horizon, hour, random } = set;
  const deck = horizon + u * 3;
  const slope = u * random.between(-3, 3);
  const r = u * random.between(12, 21);
  const top = deck - u * 4.6;
  let cars = '';
  let panes = '';
  const from = focus.x - u * random.between(26, 40);
  for (let i = 0; i < 9; i++) {
    const x = from + i * u * 19;
    cars +=
      i === 0
        ? `M${num(x)} ${num(deck)}q${num(u)} ${num(-u * 4.2)} ${num(u * 5)} ${num(-u * 4.6)}h${num(u * 13.4)}v${num(u * 4.6)}z`
        : `M${num(x)} ${num(top)}h${num(u * 18.4)}v${num(u * 4.6)}h${num(-u * 18.4)}z`;
    for (let k = i === 0 ? 2 : 0; k < 6; k++)
      panes += `M${num(x + u * (1.4 + k * 2.8))} ${num(top + u * 1.1)}h${num(u * 1.9)}v${num(u * 1.5)}h${num(-u * 1.9)}z`;
  }
  let arches = `M${num(-u * 4)} ${num(deck)}H${num(w + u * 4)}V${num(h)}`;
  const span = u * 15;
  for (let x = w + span * 0.3; x > -span; x -= span)
    arches += `H${num(x)}V${num(deck + u * 10)}a${num(span * 0.4)} ${num(span * 0.4)} 0 0 0 ${num(-span * 0.8)} 0V${num(h)}`;
  const valley = hills(set, h * 0.9, u * 4, 1.2);
  return {
    sky:
      sky(set) +
      (hour.stars ? stars(set) : '') +
      glow(set, focus.x, deck - r, r * 3.6, light(0.85), hour.glow) +
      orb(set, focus.x + u * 4, deck - r * random.between(0.7, 1.3), r),
    far:
      layer(set, peaks(set, horizon - u * 6, u * 12), layerLevel(set, 0, 4)) +
      layer(set, hills(set, horizon + u * 5, u * 4), layerLevel(set, 1, 4)) +
      mistBand(set, horizon + u * 14, u * 22, light(hour.sky[2] * 0.8), 0.4),
    subject: `<g transform="rotate(${num(slope / u / 3)} ${num(focus.x)} ${num(deck)})">${path(`${arches}z`, tone(0.07))}${path(cars, tone(0.015))}${path(panes, light(0.95))}</g>`,
    near: mistBand(set, h * 0.86, u * 26, tone(0.2), 0.5) + layer(set, valley, 0.01),
  };
};

/** Still water that gives everything back. */
export const mirrorLake: Scene = (set) => {
  const { w, h, u, tone, light, defs, focus, hour, random } = set;
  const y = set.wide ? h * 0.58 : h * 0.54;
  const r = u * random.between(9, 16);
  const far = peaks(set, y - u * 3, u * 15);
  const near = hills(set, y - u * 1, u * 3, 1.8);
  const sunY = y - r * random.between(0.6, 1.5);
  const isle = [set.lead, set.second].find(({ name }) =>
    ['castle', 'house', 'tree', 'island', 'ship', 'school'].includes(name),
  );
  const above = [
    sky({ ...set, horizon: y }) +
      glow(set, focus.x, sunY, r * 3.4, light(0.85), hour.glow) +
      orb(set, focus.x, sunY, r),
    layer(set, far, hour.land[0], { foot: y }),
    layer(set, near, hour.land[0] * 0.5, { foot: y, mist: 0.12 }) +
      (isle === undefined
        ? ''
        : backlit(set, isle, focus.x + u * 5, y + u * 0.4, u * 20, { lightX: focus.x })),
  ] as const;
  const twice = (part: string) => {
    const scene = defs.symbol(defs.clip(rect(0, 0, w, y, '#000'), part));
    return `<use href="${scene}"/><g transform="translate(0 ${num(y * 2)})scale(1 -1)"><use href="${scene}"/></g>`;
  };
  const veil = down(set, y, h, [0, tone(0.2), 0.25], [0.5, tone(0.08), 0.62], [1, tone(0), 0.96]);
  let ripples = '';
  for (let i = 0; i < 9; i++) {
    const ry = y + (h - y) * ((i + 0.6) / 9) ** 1.6 * 0.8;
    ripples += `M${num(focus.x + u * random.between(-46, -6))} ${num(ry)}h${num(u * random.between(10, 50))}v${num(u * 0.2 + i * 0.3)}h${num(-u * 10)}z`;
  }
  return {
    sky: twice(above[0]),
    far: twice(above[1]),
    subject: twice(above[2]),
    near:
      rect(0, y, w, h - y, veil) +
      rect(0, y - u * 0.15, w, u * 0.3, light(0.8), 'opacity=".5" ') +
      path(ripples, light(0.9), 'opacity=".16" '),
  };
};
