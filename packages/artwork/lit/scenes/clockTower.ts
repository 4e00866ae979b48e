import { disc, group, num, path, rect } from '#kit/svg.ts';
import { drift, glow } from '#lit/light.ts';
import { around, box, down, filled, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Behind the face of the clock, where the day comes through it. */
export const clockTower: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const r = wide ? u * 37 : Math.min(w * 0.46, (floor - top) * 0.5);
  const y = wide ? h * 0.42 : floor - r - u * 1;
  const hour = random.between(0, 6.28);
  const minute = random.between(0, 6.28);
  let marks = '';
  for (let i = 0; i < 12; i++)
    marks += `<path transform="rotate(${i * 30} ${num(x)} ${num(y)})" d="${box(x - u * (i % 3 === 0 ? 1 : 0.55), y - r * 0.94, u * (i % 3 === 0 ? 2 : 1.1), r * 0.16)}"/>`;
  const hand = (angle: number, long: number, half: number) =>
    `<path transform="rotate(${num(angle * 57.3)} ${num(x)} ${num(y)})" d="${poly([x - half, y + r * 0.16], [x - half * 0.5, y - long], [x, y - long - u * 2], [x + half * 0.5, y - long], [x + half, y + r * 0.16])}"/>`;
  const gear = (gx: number, gy: number, gr: number, teeth: number) => {
    let d = '';
    for (let i = 0; i < teeth; i++) {
      const a = (i / teeth) * 6.283;
      const step = 6.283 / teeth;
      const at = (angle: number, reach: number) =>
        `${num(gx + Math.cos(angle) * reach)} ${num(gy + Math.sin(angle) * reach)}`;
      d += `${i === 0 ? 'M' : 'L'}${at(a, gr)}L${at(a + step * 0.16, gr * 1.13)}L${at(a + step * 0.42, gr * 1.13)}L${at(a + step * 0.58, gr)}`;
    }
    const q = gr * 0.62;
    return `${d}zM${num(gx - q)} ${num(gy)}a${num(q)} ${num(q)} 0 1 0 ${num(q * 2)} 0a${num(q)} ${num(q)} 0 1 0 ${num(-q * 2)} 0z${box(gx - gr * 0.08, gy - q, gr * 0.16, q * 2)}${box(gx - q, gy - gr * 0.08, q * 2, gr * 0.16)}`;
  };
  return {
    sky:
      filled(
        set,
        around(set, x, y, w * (wide ? 0.58 : 0.95), [0, tone(0.3)], [0.5, tone(0.1)], [1, tone(0.015)]),
      ) + glow(set, x, y, r * 1.9, light(0.85), 0.5),
    far: disc(
      x,
      y,
      r,
      around(set, x + r * 0.2, y + r * 0.3, r * 1.3, [0, light(1)], [0.5, light(0.9)], [1, light(0.64)]),
    ),
    subject:
      group(`fill="${tone(0.06)}"`, marks + hand(hour, r * 0.46, u * 1.5) + hand(minute, r * 0.74, u * 1)) +
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${tone(0.04)}" stroke-width="${num(u * 2)}"/>` +
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.7)}" fill="none" stroke="${tone(0.06)}" stroke-width="${num(u * 0.5)}" opacity=".7"/>` +
      disc(x, y, u * 2, tone(0.03)),
    near:
      path(
        gear(x + r * 0.9, y + r * 0.66, r * 0.34, 15) + gear(x - r * 1.06, y + r * 0.1, r * 0.22, 11),
        tone(0.012),
        'fill-rule="evenodd" ',
      ) +
      path(
        poly([x - r * 0.5, y + r], [x + r * 0.5, y + r], [x + r * 1.2, h], [x - r * 1.2, h]),
        down(set, y + r, h, [0, light(0.8), 0.4], [1, light(0.6), 0]),
      ) +
      backlit(set, insider(set), x - r * 0.36, y + r * 1.02, r * 0.5, { lightX: x }) +
      rect(0, y + r, w, h, down(set, y + r, h, [0, tone(0.03), 0.5], [1, tone(0)])) +
      drift(set, light(0.95), { count: 26, size: 0.25, low: floor }),
  };
};
