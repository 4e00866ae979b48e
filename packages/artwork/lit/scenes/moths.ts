import { put } from '#kit/motif.ts';
import { disc, num, path, rect } from '#kit/svg.ts';
import { creature } from '#lit/leads.ts';
import { drift, glow } from '#lit/light.ts';
import { around, box, down, filled } from '#lit/paint.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Round one lamp in the night, everything that flies. */
export const moths: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const y = top + (floor - top) * 0.36;
  const insect = creature(set);
  const swarm = Array.from({ length: 13 }, (_, i) => {
    const a = random.between(0, 6.28);
    const reach = u * random.between(11, 40);
    const size = u * (i === 0 ? 17 : random.between(2, 6));
    return put(
      insect.drawing,
      x + Math.cos(a) * reach,
      y + Math.sin(a) * reach * 0.7,
      size,
      { f: i === 0 ? tone(0.03) : tone(0.2), a: tone(0.3), g: light(0.7) },
      { turn: random.between(-70, 70) },
    );
  }).toReversed();
  return {
    sky: filled(
      set,
      around(
        set,
        x,
        y,
        w * (wide ? 0.55 : 0.95),
        [0, light(0.72)],
        [0.14, light(0.44)],
        [0.4, tone(0.18)],
        [1, tone(0.015)],
      ),
    ),
    far:
      path(
        box(x - u * 0.2, -u, u * 0.4, y) +
          `M${num(x - u * 9)} ${num(y - u * 5)}q${num(u * 4)} ${num(-u * 5)} ${num(u * 9)} ${num(-u * 5)}t${num(u * 9)} ${num(u * 5)}z`,
        tone(0.02),
      ) +
      disc(x, y - u * 2, u * 3.4, light(1)) +
      glow(set, x, y, u * 30, light(1), 0.9),
    subject: swarm.join(''),
    near:
      drift(set, light(0.9), { count: 60, size: 0.22, low: floor }) +
      rect(0, floor, w, h - floor, down(set, floor, h, [0, tone(0), 0], [1, tone(0), 0.9])),
  };
};
