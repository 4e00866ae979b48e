import { num, path, rect } from '#kit/svg.ts';
import { hills, layer } from '#lit/land.ts';
import { glow, mistBand, orb, sky, stars } from '#lit/light.ts';
import { down, dusk, poly } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Two walls of rock and a strip of day. */
export const canyon: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 2;
  const wall = (side: number, gap: number, level: number, steps: number) => {
    const edge: [number, number][] = [];
    let dx = gap * random.between(1.5, 1.9);
    for (let i = 0; i <= steps; i++) {
      edge.push([x + side * dx, -u + ((y + u * 4) * i) / steps]);
      if (i % 2 === 0) dx += gap * random.between(-0.3, 0.06);
      dx = Math.max(gap * 0.5, dx);
    }
    const outer = side > 0 ? w + u * 3 : -u * 3;
    return path(
      poly([outer, -u], ...edge, [outer, h]),
      down(set, 0, y, [0, tone(level + 0.05)], [0.6, tone(level)], [1, light(level + 0.16)]),
    );
  };
  const r = u * random.between(8, 12);
  const path1 = `M${num(x - u * 4)} ${num(y)}h${num(u * 8)}Q${num(x + u * 3)} ${num(y + u * 9)} ${num(x + u * 22)} ${num(h)}H${num(x - u * 30)}Q${num(x - u * 1)} ${num(y + u * 12)} ${num(x - u * 4)} ${num(y)}z`;
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x, y - u * 12, u * 60, light(0.95), hour.glow + 0.2) +
      orb(set, x + u * 1, y - u * 16, r),
    far:
      layer(set, hills(set, y - u * 3, u * 2, 2), hour.land[0], { foot: y + u }) +
      wall(-1, u * 17, 0.4, 9) +
      wall(1, u * 16, 0.34, 8) +
      mistBand(set, y - u * 5, u * 20, light(hour.sky[2]), 0.4) +
      wall(-1, u * 24, 0.2, 7) +
      wall(1, u * 23, 0.17, 7),
    subject:
      rect(0, y, w, h - y, down(set, y, h, [0, light(0.5)], [0.2, tone(0.22)], [1, tone(0.02)])) +
      path(path1, light(0.6), 'opacity=".3" ') +
      backlit(set, someone(set), x - u, y + u * 5, u * 13),
    near:
      wall(-1, u * (wide ? 38 : 32), 0.03, 6) +
      wall(1, u * (wide ? 34 : 30), 0.02, 6) +
      dusk(set, floor, 0.7),
  };
};
