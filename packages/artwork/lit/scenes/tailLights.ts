import { ellipse, num, path, rect } from '#kit/svg.ts';
import { layer, roofs, windows } from '#lit/land.ts';
import { glow, mistBand, streaks } from '#lit/light.ts';
import { box, down, dusk, filled, line, poly } from '#lit/paint.ts';
import { rampOf } from '#lit/ramp.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A car from behind, on a wet road, its red lamps all the colour there is. */
export const tailLights: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide } = set;
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
      rect(0, road, w, h - road, down(set, road, h, [0, tone(0.2)], [0.4, tone(0.08)], [1, tone(0)])) +
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
