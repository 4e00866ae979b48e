import { num, path, rect } from '#kit/svg.ts';
import { glow, orb, sky, stars } from '#lit/light.ts';
import { around, down, dusk, line } from '#lit/paint.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** One wave, at the moment before it falls. */
export const breaker: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide, lead, second } = set;
  const { floor } = roomOf(set);
  const x = focus.x + u * (wide ? 6 : 0);
  const y = floor - u * 6;
  const r = u * random.between(9, 13);
  const [sx, sy] = [x - u * 22, y - u * 26];
  const boat = [lead, second].find(({ name }) => name === 'ship');
  const wave = `M${num(x - u * 90)} ${num(h)}V${num(y + u * 3)}C${num(x - u * 46)} ${num(y + u * 6)} ${num(x - u * 24)} ${num(y + u * 4)} ${num(x - u * 8)} ${num(y - u * 14)}C${num(x + u * 4)} ${num(y - u * 34)} ${num(x + u * 26)} ${num(y - u * 46)} ${num(x + u * 50)} ${num(y - u * 40)}C${num(x + u * 34)} ${num(y - u * 38)} ${num(x + u * 21)} ${num(y - u * 28)} ${num(x + u * 20)} ${num(y - u * 16)}C${num(x + u * 20)} ${num(y - u * 6)} ${num(x + u * 34)} ${num(y + u * 2)} ${num(x + u * 60)} ${num(y + u * 3)}L${num(w + u * 60)} ${num(y + u * 4)}V${num(h)}z`;
  const lip = `M${num(x - u * 8)} ${num(y - u * 14)}C${num(x + u * 4)} ${num(y - u * 34)} ${num(x + u * 26)} ${num(y - u * 46)} ${num(x + u * 50)} ${num(y - u * 40)}C${num(x + u * 34)} ${num(y - u * 38)} ${num(x + u * 21)} ${num(y - u * 28)} ${num(x + u * 20)} ${num(y - u * 16)}`;
  const folds = [0.2, 0.4, 0.6, 0.8]
    .map(
      (t) =>
        `M${num(x - u * (40 - t * 30))} ${num(y + u * (6 + t * 3))}C${num(x - u * (14 - t * 10))} ${num(y + u * (4 - t * 4))} ${num(x - u * (2 - t * 9))} ${num(y - u * (13 - t * 4))} ${num(x + u * (13 + t * 9))} ${num(y - u * (36 - t * 5))}`,
    )
    .join('');
  const spray = Array.from(
    { length: 26 },
    () => `M${Math.round(x + u * random.between(14, 58))} ${Math.round(y - u * random.between(34, 52))}h0`,
  ).join('');
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, sx, sy, r * 3.6, light(0.9), hour.glow) +
      orb(set, sx, sy, r),
    far:
      rect(
        0,
        y - u * 2,
        w,
        h,
        down(set, y - u * 2, h, [0, light(hour.sky[2] * 0.7)], [0.2, tone(0.3)], [1, tone(0.05)]),
      ) +
      (boat === undefined
        ? ''
        : backlit(set, boat, x - u * 34, y + u * 0.4, u * 15, { lightX: sx, turn: -5 })),
    subject:
      path(
        wave,
        around(
          set,
          sx,
          sy,
          u * 96,
          [0.2, light(0.72)],
          [0.42, tone(0.46)],
          [0.7, tone(0.2)],
          [1, tone(0.05)],
        ),
      ) +
      line(folds, light(0.9), u * 0.5, 'opacity=".22" ') +
      line(lip, light(0.97), u * 0.7, 'opacity=".85" stroke-linecap="round" ') +
      line(spray, light(1), u * 0.8, 'stroke-linecap="round" opacity=".8" '),
    near:
      path(
        `M${num(-u)} ${num(h)}V${num(floor + u * 7)}q${num(w * 0.26)} ${num(u * 7)} ${num(w * 0.5)} ${num(u * 2)}t${num(w * 0.6)} ${num(-u)}V${num(h)}z`,
        down(set, floor + u * 3, h, [0, tone(0.2)], [0.4, tone(0.06)], [1, tone(0.01)]),
      ) + dusk(set, floor + u * 2, 0.6),
  };
};
