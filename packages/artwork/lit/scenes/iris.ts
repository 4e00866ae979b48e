import { disc, num, path } from '#kit/svg.ts';
import { glow } from '#lit/light.ts';
import { around, dusk, filled, line, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** So near that it fills the frame, with a person in its light. */
export const iris: Scene = (set) => {
  const { w, h, u, tone, light, wide, dust, fine, random } = set;
  const { top, floor } = roomOf(set);
  const x = wide ? w * 0.73 : w * 0.5;
  const y = wide ? h * 0.44 : (top + floor) / 2;
  const r = wide ? u * 33 : Math.min(w * 0.4, (floor - top) * 0.46);
  const hole = r * random.between(0.36, 0.46);
  const groups = [0.35, 0.6, 0.9].map((opacity) => {
    let d = '';
    for (let i = 0; i < (fine ? 56 : 24); i++) {
      const a = dust.between(0, 6.283);
      const [from, to] = [hole * dust.between(1, 1.5), r * dust.between(0.6, 0.97)];
      d += `M${num(x + Math.cos(a) * from)} ${num(y + Math.sin(a) * from)}L${num(x + Math.cos(a + 0.05) * to)} ${num(y + Math.sin(a + 0.05) * to)}`;
    }
    return line(d, light(opacity > 0.5 ? 0.9 : 0.6), u * 0.22, `opacity="${opacity * 0.7}" `);
  });
  const [lidL, lidR] = [x - r * 2.5, x + r * 2.5];
  const upper = `M${num(lidL)} ${num(y + r * 0.2)}Q${num(x - r * 0.7)} ${num(y - r * 1.46)} ${num(x + r * 0.3)} ${num(y - r * 0.86)}T${num(lidR)} ${num(y + r * 0.3)}V${num(-u * 9)}H${num(lidL)}z`;
  const lower = `M${num(lidL)} ${num(y + r * 0.2)}Q${num(x - r * 0.5)} ${num(y + r * 1.3)} ${num(x + r * 0.4)} ${num(y + r * 0.98)}T${num(lidR)} ${num(y + r * 0.3)}V${num(h + u)}H${num(lidL)}z`;
  const skin = around(set, x, y, r * 2.6, [0, tone(0.2)], [0.4, tone(0.12)], [1, tone(0.02)]);
  return {
    sky: filled(set, around(set, x, y, r * 2.4, [0, light(0.6)], [0.4, tone(0.34)], [1, tone(0.05)])),
    far:
      disc(x, y, r * 1.04, tone(0.04)) +
      disc(
        x,
        y,
        r,
        around(
          set,
          x - r * 0.1,
          y + r * 0.2,
          r * 1.2,
          [0.2, light(0.9)],
          [0.5, light(0.55)],
          [0.8, tone(0.3)],
          [1, tone(0.08)],
        ),
      ) +
      groups.join(''),
    subject:
      disc(x, y, hole, tone(0.008)) +
      glow(set, x - r * 0.34, y - r * 0.36, r * 0.34, light(1), 0.9) +
      path(
        poly(
          [x - r * 0.44, y - r * 0.5],
          [x - r * 0.2, y - r * 0.54],
          [x - r * 0.22, y - r * 0.22],
          [x - r * 0.42, y - r * 0.2],
        ),
        light(1),
      ) +
      backlit(set, insider(set), x - r * 0.31, y - r * 0.21, r * 0.24, { level: 0.1 }),
    near:
      path(upper, skin) +
      path(lower, skin) +
      line(
        `M${num(lidL)} ${num(y + r * 0.2)}Q${num(x - r * 0.7)} ${num(y - r * 1.46)} ${num(x + r * 0.3)} ${num(y - r * 0.86)}T${num(lidR)} ${num(y + r * 0.3)}`,
        light(0.6),
        u * 0.5,
        'opacity=".5" ',
      ) +
      dusk(set, floor - u * 8, 0.9),
  };
};
