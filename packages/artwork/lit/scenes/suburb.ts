import { num, path, rect } from '#kit/svg.ts';
import { hills, layer } from '#lit/land.ts';
import { glow, mistBand, sky, stars } from '#lit/light.ts';
import { box, down, dusk, line, poly } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A street of gables in the last light; one window is lit. */
export const suburb: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide } = set;
  const { floor } = roomOf(set);
  const y = floor - u * 4;
  const x = focus.x;
  const awake = random.below(2);
  let row = '';
  let panes = '';
  let lit = '';
  let px = wide ? w * 0.3 : -u * 4;
  for (let i = 0; px < w; i++) {
    const width = u * random.between(19, 25);
    const tall = u * random.between(11, 14);
    const roof = u * random.between(8, 12);
    const gable = random.chance(0.6);
    row += gable
      ? poly(
          [px, y],
          [px, y - tall],
          [px - u, y - tall],
          [px + width / 2, y - tall - roof],
          [px + width + u, y - tall],
          [px + width, y - tall],
          [px + width, y],
        )
      : poly(
          [px, y],
          [px, y - tall],
          [px - u, y - tall],
          [px + u * 3, y - tall - roof * 0.7],
          [px + width - u * 3, y - tall - roof * 0.7],
          [px + width + u, y - tall],
          [px + width, y - tall],
          [px + width, y],
        );
    row += box(px + width * 0.76, y - tall - roof * 0.95, u * 2, roof * 0.8);
    const here = Math.abs(px + width / 2 - x) < u * 13 && lit === '';
    const wx = px + width * (awake === 0 ? 0.2 : 0.56);
    if (here) {
      lit = box(wx, y - tall * 0.82, u * 4.4, u * 5);
      lit =
        glow(set, wx + u * 2.2, y - tall * 0.6, u * 26, light(0.9), 0.6) +
        path(lit, light(0.97)) +
        path(
          box(wx + u * 2.05, y - tall * 0.82, u * 0.3, u * 5) +
            box(wx, y - tall * 0.82 + u * 2.3, u * 4.4, u * 0.3),
          tone(0.03),
        ) +
        path(
          poly([wx - u, y], [wx + u * 5.4, y], [wx + u * 12, y + u * 9], [wx - u * 7, y + u * 9]),
          down(set, y, y + u * 9, [0, light(0.85), 0.4], [1, light(0.7), 0]),
        );
    } else if (random.chance(0.7))
      panes +=
        box(px + width * 0.22, y - tall * 0.8, u * 3.4, u * 4) +
        box(px + width * 0.6, y - tall * 0.8, u * 3.4, u * 4);
    px += width + u * random.between(2.5, 6);
  }
  const post = x - u * (wide ? 34 : 30);
  const wires = `M${num(-u)} ${num(y - u * 33)}Q${num(post / 2)} ${num(y - u * 26)} ${num(post)} ${num(y - u * 32)}Q${num((post + w) / 2)} ${num(y - u * 20)} ${num(w + u * 9)} ${num(y - u * 36)}`;
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x + u * 12, y - u * 8, u * 70, light(0.85), hour.glow),
    far:
      layer(set, hills(set, y - u * 15, u * 4, 1.6), hour.land[0], { foot: y }) +
      mistBand(set, y - u * 8, u * 18, light(hour.sky[2]), 0.35),
    subject:
      path(row, down(set, y - u * 24, y, [0, tone(0.035)], [1, tone(0.08)])) +
      path(panes, tone(0.17)) +
      rect(0, y, w, h - y, down(set, y, h, [0, tone(0.13)], [0.4, tone(0.05)], [1, tone(0.01)])) +
      lit,
    near:
      path(
        poly(
          [post - u * 0.5, h],
          [post - u * 0.35, y - u * 34],
          [post + u * 0.35, y - u * 34],
          [post + u * 0.5, h],
        ) + box(post - u * 4, y - u * 32.5, u * 8, u * 0.6),
        tone(0.015),
      ) +
      line(wires, tone(0.02), u * 0.22) +
      backlit(set, someone(set), x - u * 10, y + u * 10, u * 15, { lightX: x }) +
      dusk(set, floor + u * 2, 0.7),
  };
};
