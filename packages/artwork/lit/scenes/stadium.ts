import { put } from '#kit/motif.ts';
import { disc, num, path, rect } from '#kit/svg.ts';
import { glow, specks, stars } from '#lit/light.ts';
import { around, box, down, dusk, filled, line, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Floodlights, an empty pitch, one person with the ball. */
export const stadium: Scene = (set) => {
  const { w, h, u, tone, light, focus, dust, fine, lead, second } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 12;
  const ball = [lead, second].find(({ name }) => name === 'ball');
  const masts = [
    [-38, 42, 1],
    [-20, 30, 0.66],
    [21, 30, 0.66],
    [39, 42, 1],
  ].map(([dx = 0, tall = 0, k = 1]) => {
    const [mx, my] = [x + u * dx, y - u * tall];
    let lamps = '';
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 5; column++)
        lamps += `M${num(mx + (column - 2) * u * 2 * k)} ${num(my + row * u * 2 * k)}h0`;
    return (
      path(
        box(mx - u * 0.35 * k, my, u * 0.7 * k, u * tall) +
          box(mx - u * 5.4 * k, my - u * 1.4 * k, u * 10.8 * k, u * 7 * k),
        tone(0.03),
      ) +
      line(lamps, light(1), u * 1.3 * k, 'stroke-linecap="round" ') +
      glow(set, mx, my + u * 2 * k, u * 30 * k, light(0.95), 0.8)
    );
  });
  const crowd = Array.from({ length: fine ? 110 : 40 }, () => ({
    x: x + u * dust.between(-60, 60),
    y: y - u * dust.between(1, 9),
    size: u * 0.34,
  }));
  const stand = `M${num(-u)} ${num(y)}V${num(y - u * 14)}Q${num(x)} ${num(y - u * 8)} ${num(w + u)} ${num(y - u * 14)}V${num(y)}z`;
  const marks =
    line(
      `M${num(x - u * 60)} ${num(y + u * 7)}H${num(x + u * 60)}M${num(x)} ${num(y)}L${num(x - u * 4)} ${num(h)}`,
      light(0.95),
      u * 0.4,
      'opacity=".5" ',
    ) +
    `<ellipse cx="${num(x)}" cy="${num(y + u * 7)}" rx="${num(u * 22)}" ry="${num(u * 4.6)}" fill="none" stroke="${light(0.95)}" stroke-width="${num(u * 0.4)}" opacity=".5"/>`;
  const person = insider(set);
  return {
    sky:
      filled(set, down(set, 0, y, [0, tone(0.015)], [0.7, tone(0.16)], [1, tone(0.3)])) +
      stars(set, y * 0.6, 26),
    far: path(stand, tone(0.07)) + specks(crowd, light(0.9), [0.25, 0.4, 0.6]) + masts.join(''),
    subject:
      rect(
        0,
        y,
        w,
        h - y,
        around(set, x, y + u * 7, u * 70, [0, light(0.66)], [0.4, tone(0.36)], [1, tone(0.06)]),
      ) +
      marks +
      path(
        poly(
          [x - u * 2, y + u * 10],
          [x + u * 2, y + u * 10],
          [x + u * 16, y + u * 13],
          [x + u * 13, y + u * 14],
        ) +
          poly(
            [x - u * 2, y + u * 10],
            [x + u * 2, y + u * 10],
            [x - u * 13, y + u * 14],
            [x - u * 16, y + u * 13],
          ),
        tone(0.02),
        'opacity=".5" ',
      ) +
      backlit(set, person, x, y + u * 10, u * 19) +
      (ball === undefined
        ? disc(x + u * 7, y + u * 9.4, u * 1.1, light(1))
        : put(ball.drawing, x + u * 8, y + u * 8.6, u * 4.4, { f: light(0.95), a: tone(0.2), g: tone(0.1) })),
    near: dusk(set, floor, 0.85),
  };
};
