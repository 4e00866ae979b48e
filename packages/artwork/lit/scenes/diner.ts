import { num, path, rect } from '#kit/svg.ts';
import { glow, stars } from '#lit/light.ts';
import { box, down, filled, line, poly } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A lit diner in a dark street. */
export const diner: Scene = (set) => {
  const { w, h, u, tone, light, random, wide } = set;
  const { floor } = roomOf(set);
  const y = floor - u * 6;
  const [x0, x1] = wide ? [w * 0.5, w + u * 4] : [w * 0.06, w + u * 4];
  const top = y - u * 27;
  const sill = y - u * 8;
  const head = y - u * 20;
  const front = `M${num(x0)} ${num(y)}V${num(top + u * 6)}q0 ${num(-u * 6)} ${num(u * 6)} ${num(-u * 6)}H${num(x1)}V${num(y)}z`;
  const glass = box(x0 + u * 2, head, x1 - x0, sill - head);
  const cool = down(set, head, sill, [0, light(1)], [0.7, light(0.86)], [1, light(0.7)]);
  let bars = '';
  for (let bx = x0 + u * 16; bx < x1; bx += u * 14) bars += box(bx, head, u * 0.5, sill - head);
  const stools = [0.2, 0.42, 0.74].map((t) => x0 + (x1 - x0) * t + u * random.between(-2, 2));
  const guests = stools.map((sx, i) => {
    const s = u * 0.62;
    return i === 2 && random.chance(0.5)
      ? ''
      : `M${num(sx - s * 6)} ${num(sill)}v${num(-s * 5)}q0 ${num(-s * 6)} ${num(s * 4)} ${num(-s * 7)}q${num(-s * 1.4)} ${num(-s * 2)} ${num(-s)} ${num(-s * 4)}q${num(s * 0.6)} ${num(-s * 2.6)} ${num(s * 3)} ${num(-s * 2.6)}t${num(s * 3)} ${num(s * 2.6)}q${num(s * 0.4)} ${num(s * 2)} ${num(-s)} ${num(s * 4)}q${num(s * 4)} ${num(s)} ${num(s * 4)} ${num(s * 7)}v${num(s * 5)}z`;
  });
  const mid = (x0 + x1) / 2;
  return {
    sky:
      filled(set, down(set, 0, y, [0, tone(0.01)], [0.7, tone(0.1)], [1, tone(0.18)])) + stars(set, top, 30),
    far:
      path(box(x0 + u * 12, -u, u * 26, y) + box(x0 + u * 44, u * 12, u * 60, y), tone(0.045)) +
      path(
        box(x0 + u * 18, top - u * 20, u * 3, u * 5) + box(x0 + u * 27, top - u * 11, u * 3, u * 5),
        tone(0.16),
      ),
    subject:
      glow(set, mid, head + u * 6, u * 60, light(0.85), 0.5) +
      path(front, down(set, top, y, [0, tone(0.16)], [0.3, tone(0.06)], [1, tone(0.1)])) +
      line(`M${num(x0 + u * 4)} ${num(top + u * 2)}H${num(x1)}`, light(0.9), u * 0.5) +
      glow(set, mid, top + u * 2, u * 40, light(0.8), 0.4, 0.1) +
      path(glass, cool) +
      path(box(x0 + u * 2, sill - u * 2.4, x1 - x0, u * 2.4), tone(0.1)) +
      path(guests.join(''), tone(0.02)) +
      path(bars, tone(0.05)),
    near:
      rect(0, y, w, h - y, down(set, y, h, [0, tone(0.14)], [0.4, tone(0.04)], [1, tone(0)])) +
      path(
        poly([x0 + u * 2, y], [x1, y], [x1, h], [x0 - u * 26, h]),
        down(set, y, h, [0, light(0.86), 0.7], [0.35, light(0.7), 0.22], [1, light(0.6), 0]),
      ) +
      backlit(set, someone(set), x0 - u * (wide ? 7 : -6), y + u * 7, u * 19, { lightX: mid }),
  };
};
