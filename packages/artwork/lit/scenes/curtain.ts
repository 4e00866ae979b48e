import { num, path, rect } from '#kit/svg.ts';
import { drift, glow } from '#lit/light.ts';
import { along, down, filled, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Red cloth, a gap, a light behind it. */
export const curtain: Scene = (set) => {
  const { w, h, u, tone, light, focus, random, wide, defs } = set;
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
  const glowing = defs.linear({
    from: [0, 0],
    to: [0, y],
    stops: [
      [0, light(0.8)],
      [0.6, light(1)],
      [1, light(0.9)],
    ],
  });
  return {
    sky: filled(set, tone(0.02)) + rect(x - half * 1.6, 0, half * 3.2, y, glowing),
    far: backlit(set, subject, x + u * 0.6, y + u * 0.4, u * (wide ? 33 : 30)),
    subject:
      left +
      rect(0, y, w, h - y, down(set, y, h, [0, tone(0.16)], [0.2, tone(0.07)], [1, tone(0.005)])) +
      path(
        poly([x - half, y], [x + half, y], [x + half * 5, h], [x - half * 3, h]),
        down(set, y, h, [0, light(0.96), 0.9], [0.4, light(0.8), 0.3], [1, light(0.6), 0]),
      ) +
      path(poly([x - u * 2, y], [x + u * 3, y], [x + u * 8, h], [x - u * 3, h]), tone(0), 'opacity=".45" '),
    near:
      glow(set, x, y - u * 20, u * 46, light(0.9), 0.34) + drift(set, light(0.95), { count: 26, size: 0.25 }),
  };
};
