import { ellipse, num, path, rect } from '#kit/svg.ts';
import { beam } from '#lit/light.ts';
import { around, box, down, dusk, filled } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Behind thick glass, the whole sea. */
export const aquarium: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { top, floor } = roomOf(set);
  const x0 = wide ? w * 0.4 : -u * 2;
  const y0 = wide ? -u * 2 : Math.max(-u * 2, top - u * 8);
  const y = floor - u * 2;
  const glass = box(x0, y0, w - x0 + u * 4, y - y0);
  const mid = focus.x;
  const shafts = [-2, -0.6, 0.9, 2.2].map((k) =>
    beam(set, [mid + k * u * 7, y0, u * 1.4], [mid + k * u * 17, y, u * 7], light(0.97), [0.5, 0.02]),
  );
  const fish = (fx: number, fy: number, s: number, side: number) =>
    `M${num(fx)} ${num(fy)}q${num(side * s * 2.4)} ${num(-s * 1.5)} ${num(side * s * 5.4)} ${num(-s * 0.1)}l${num(side * s * 2.2)} ${num(-s * 1.2)}q${num(-side * s * 0.8)} ${num(s * 1.4)} 0 ${num(s * 2.6)}l${num(-side * s * 2.2)} ${num(-s * 1.1)}q${num(-side * s * 3)} ${num(s * 1.5)} ${num(-side * s * 5.4)} ${num(-s * 0.2)}z`;
  const shoal = Array.from({ length: 26 }, () =>
    fish(
      mid + u * (random.between(-20, 20) + random.between(-12, 12)),
      y0 + (y - y0) * random.between(0.16, 0.66),
      u * random.between(0.4, 0.85),
      1,
    ),
  ).join('');
  const giant = (() => {
    const [gx, gy, s] = [mid - u * 26, y0 + (y - y0) * 0.42, u * 1.3];
    return `M${num(gx)} ${num(gy)}q${num(s * 8)} ${num(-s * 8)} ${num(s * 22)} ${num(-s * 6.4)}q${num(s * 12)} ${num(s * 1.4)} ${num(s * 20)} ${num(s * 3)}q${num(s * 3)} ${num(-s * 4)} ${num(s * 9)} ${num(-s * 4.6)}q${num(-s * 3)} ${num(s * 4)} ${num(-s * 2.4)} ${num(s * 6)}q${num(s * 1)} ${num(s * 3)} ${num(s * 3)} ${num(s * 5)}q${num(-s * 6)} ${num(s * 0.4)} ${num(-s * 10)} ${num(-s * 4.2)}q${num(-s * 8)} ${num(s * 4.6)} ${num(-s * 19)} ${num(s * 6)}q${num(-s * 3)} ${num(s * 5)} ${num(-s * 9)} ${num(s * 6)}q${num(s * 2)} ${num(-s * 3)} ${num(s * 1)} ${num(-s * 5.6)}q${num(-s * 10)} ${num(-s)} ${num(-s * 15)} ${num(-s * 5.2)}z`;
  })();
  return {
    sky:
      filled(set, tone(0.02)) +
      path(
        glass,
        around(
          set,
          mid,
          y0,
          (y - y0) * 1.35,
          [0, light(0.98)],
          [0.25, light(0.74)],
          [0.6, tone(0.42)],
          [1, tone(0.16)],
        ),
      ),
    far:
      shafts.join('') + path(giant, tone(0.2), 'opacity=".92" ') + path(shoal, tone(0.12), 'opacity=".8" '),
    subject:
      path(box(x0 - u, y0, u * 2, y - y0) + box(wide ? w * 0.985 : w - u, y0, u * 1.4, y - y0), tone(0.015)) +
      rect(0, y, w, h - y, down(set, y, h, [0, light(0.34)], [0.14, tone(0.12)], [1, tone(0.005)])) +
      backlit(set, insider(set), mid - u * 3, y + u * 4, u * (wide ? 22 : 18)) +
      ellipse(mid, y + u * 5, u * 30, u * 2, light(0.6), 'opacity=".14" '),
    near: dusk(set, floor + u * 3, 0.8),
  };
};
