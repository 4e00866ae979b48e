import { num, path, rect } from '#kit/svg.ts';
import { glow, stars } from '#lit/light.ts';
import { around, dusk, filled, line, poly } from '#lit/paint.ts';
import { personNamed, someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Sparks go up between the trees. */
export const campfire: Scene = (set) => {
  const { w, h, u, tone, light, focus, random, wide, dust, fine } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 3;
  const flame = (s: number, lean: number) =>
    `M${num(x - s * 3)} ${num(y)}q${num(-s * 2)} ${num(-s * 4)} ${num(s * 1.2 + lean)} ${num(-s * 7)}q${num(s * 0.4)} ${num(s * 2)} ${num(s * 1.4)} ${num(s * 2.4)}q${num(s * 0.4)} ${num(-s * 4)} ${num(s * 2)} ${num(-s * 6.4)}q${num(s * 0.2)} ${num(s * 5)} ${num(s * 2)} ${num(s * 6)}q${num(s * 1)} ${num(s * 3)} ${num(-s * 1.4)} ${num(s * 5)}z`;
  let trees = '';
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const tx = x + side * u * (17 + i * random.between(7, 11));
      const half = u * (0.9 + i * 0.4);
      trees += poly(
        [tx - half, -u],
        [tx + half, -u],
        [tx + half * 1.5, y + u * (2 + i)],
        [tx - half * 1.5, y + u * (2 + i)],
      );
    }
  const sparks = Array.from({ length: fine ? 50 : 20 }, () => {
    const t = dust.next();
    return `M${Math.round(x + u * dust.between(-1, 1) * (2 + t * 16))} ${Math.round(y - u * (6 + t * 48))}h0`;
  }).join('');
  const sitter = personNamed('seated');
  const standing = random.chance(0.4);
  return {
    sky:
      filled(
        set,
        around(
          set,
          x,
          y - u * 6,
          w * (wide ? 0.5 : 0.85),
          [0, light(0.62)],
          [0.16, light(0.36)],
          [0.4, tone(0.14)],
          [1, tone(0.01)],
        ),
      ) + stars(set, y * 0.5, 40),
    far: path(trees, tone(0.035)),
    subject:
      rect(0, y, w, h - y, around(set, x, y, u * 60, [0, light(0.6)], [0.3, tone(0.24)], [1, tone(0.01)])) +
      glow(set, x, y - u * 5, u * 40, light(0.9), 0.8) +
      path(flame(u * 1.5, 0), light(0.72)) +
      path(flame(u * 1, u * 0.4), light(0.9)) +
      path(flame(u * 0.55, 0), light(1)) +
      path(
        poly([x - u * 6, y], [x + u * 5, y - u * 1.6], [x + u * 6, y], [x - u * 5, y + u * 1.4]),
        tone(0.02),
      ) +
      backlit(set, sitter, x - u * 15, y + u * 2.6, u * 17, { lightX: x }) +
      (standing
        ? backlit(set, someone(set), x + u * 15, y + u * 3, u * 17, { lightX: x })
        : backlit(set, sitter, x + u * 15, y + u * 2.6, u * 17, { lightX: x, flip: true })),
    near:
      line(sparks, light(0.97), u * 0.5, 'stroke-linecap="round" opacity=".85" ') +
      dusk(set, floor + u * 4, 0.8),
  };
};
