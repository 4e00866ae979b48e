import { disc, num, path, rect } from '#kit/svg.ts';
import { glow } from '#lit/light.ts';
import { around, darkRoom, down, dusk, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A cinema: a screen, and its audience. */
export const cinema: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { top, floor } = roomOf(set);
  const [width, height] = [u * (wide ? 72 : 66), u * (wide ? 38 : 34)];
  const x = wide ? w * 0.985 - width / 2 : w / 2;
  const y = wide ? h * 0.12 : top + u * 4;
  const foot = y + height;
  const rows = [0, 1, 2].map((row) => {
    const by = foot + u * (5 + row * (wide ? 8 : 6));
    const s = u * (2.2 + row * 1);
    let d = '';
    for (let i = -14; i <= 14; i++) {
      const hx = focus.x + (i + (row % 2) * 0.5) * s * 3.5;
      d += `M${num(hx - s * 1.5)} ${num(by + u * 8)}V${num(by + s)}q0 ${num(-s * 1.1)} ${num(s * 1.1)} ${num(-s * 1.1)}h${num(s * 0.8)}q${num(s * 1.1)} 0 ${num(s * 1.1)} ${num(s * 1.1)}V${num(by + u * 8)}z`;
      if (random.chance(0.2) || (row === 1 && i === 0))
        d += `M${num(hx - s * 0.75)} ${num(by + s * 0.4)}v${num(-s)}a${num(s * 0.75)} ${num(s * 0.95)} 0 1 1 ${num(s * 1.5)} 0v${num(s)}z`;
    }
    return path(d, tone(0.055 - row * 0.025));
  });
  const subject = insider(set);
  return {
    sky: darkRoom(set, x, y + height * 0.6, 0.3),
    far:
      glow(set, x, y + height / 2, u * 66, light(0.9), 0.6) +
      rect(x - width / 2 - u * 4, y - u * 3, u * 3, height + u * 8, tone(0.06)) +
      rect(x + width / 2 + u, y - u * 3, u * 3, height + u * 8, tone(0.06)),
    subject:
      rect(
        x - width / 2,
        y,
        width,
        height,
        around(
          set,
          x + width * 0.18,
          y + height * 0.62,
          width * 0.7,
          [0, light(1)],
          [0.5, light(0.9)],
          [1, light(0.66)],
        ),
      ) +
      disc(x + width * 0.18, foot - u * 9, u * 6, light(0.62), 'opacity=".8" ') +
      path(
        `M${num(x - width / 2)} ${num(foot - u * 7)}q${num(width * 0.3)} ${num(-u * 5)} ${num(width * 0.55)} ${num(-u * 1)}t${num(width * 0.45)} ${num(-u * 1)}V${num(foot)}H${num(x - width / 2)}z`,
        light(0.42),
      ) +
      backlit(set, subject, x - width * 0.08, foot - u * 6.6, u * 11, { level: 0.12 }),
    near:
      path(
        poly([x - width / 2, foot], [x + width / 2, foot], [w + u * 20, h], [x - width, h]),
        down(set, foot, h, [0, light(0.8), 0.3], [1, light(0.6), 0]),
      ) +
      rows.join('') +
      dusk(set, floor, 0.8),
  };
};
