import { put } from '#kit/motif.ts';
import { ellipse, path, rect } from '#kit/svg.ts';
import { thing } from '#lit/leads.ts';
import { drift, glow } from '#lit/light.ts';
import { around, down, filled, poly } from '#lit/paint.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** On a plinth in the one shaft of light that a dark hall has. */
export const shaft: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random, defs } = set;
  const { floor } = roomOf(set);
  const side = wide ? 1 : random.pick([-1, 1]);
  const x = focus.x;
  const subject = thing(set);
  const size = u * 27;
  const top = floor - u * 17;
  const half = u * 10;
  const from = x + side * u * 44;
  const beamFill = defs.linear({
    from: [from, -u * 4],
    to: [x, floor],
    stops: [
      [0, light(0.98), 0.78],
      [0.6, light(0.85), 0.3],
      [1, light(0.8), 0.1],
    ],
  });
  const lit = defs.linear({
    from: [side > 0 ? 100 : 0, 0],
    to: [side > 0 ? 20 : 80, 100],
    stops: [
      [0, light(0.99)],
      [0.45, light(0.62)],
      [1, tone(0.2)],
    ],
  });
  const pale = defs.linear({
    from: [0, 0],
    to: [0, 100],
    stops: [
      [0, light(0.86)],
      [1, tone(0.16)],
    ],
  });
  const face = down(set, top, floor + u * 3, [0, tone(0.34)], [1, tone(0.06)]);
  return {
    sky:
      filled(
        set,
        around(
          set,
          x,
          floor - u * 22,
          w * (wide ? 0.56 : 0.95),
          [0, tone(0.27)],
          [0.5, tone(0.11)],
          [1, tone(0.02)],
        ),
      ) + rect(0, floor, w, h - floor, down(set, floor, h, [0, tone(0.1)], [1, tone(0)])),
    far:
      path(
        poly(
          [from - u * 5, -u * 4],
          [from + u * 9, -u * 4],
          [x + u * 21, floor + u * 4],
          [x - u * 21, floor + u * 4],
        ),
        beamFill,
      ) + ellipse(x, floor + u * 3.4, u * 23, u * 4.6, light(0.7), 'opacity=".5" '),
    subject:
      path(
        poly(
          [x - half, top],
          [x + half, top],
          [x + half * 0.9, floor + u * 4],
          [x - half * 0.9, floor + u * 4],
        ),
        face,
      ) +
      rect(x - half * 1.16, top - u * 0.6, half * 2.32, u * 2.4, light(0.66)) +
      rect(x - half * 1.16, top - u * 0.6, half * 2.32, u * 0.5, light(0.97)) +
      glow(set, x, top - size * 0.5, size * 1.1, light(0.8), 0.4) +
      put(
        subject.drawing,
        x,
        top - u * 0.5 + size * 0.012,
        size,
        { f: lit, a: pale, g: tone(0.05) },
        { base: true },
      ),
    near: drift(set, light(0.95), { count: 46, size: 0.28, low: floor }),
  };
};
