import { disc, num, path, rect } from '#kit/svg.ts';
import { layer, roofs } from '#lit/land.ts';
import { glow } from '#lit/light.ts';
import { around, box, down, dusk, filled, line } from '#lit/paint.ts';
import { personNamed } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** The lights of a city through a pane that it rains on. */
export const rainGlass: Scene = (set) => {
  const { w, h, u, tone, light, focus, random, dust, fine, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 10;
  const skyline = roofs(set, y - u * 4, u * 9, u * 30);
  const blurs = Array.from({ length: fine ? 17 : 12 }, () => {
    const [bx, by, r] = [
      x + u * random.between(-46, 46),
      y + u * random.between(-26, 8),
      u * random.between(1.4, 4.6),
    ];
    return disc(
      bx,
      by,
      r,
      around(
        set,
        bx,
        by,
        r,
        [0, light(0.86), 0.5],
        [0.8, light(0.86), 0.34],
        [0.93, light(0.95), 0.55],
        [1, light(0.95), 0],
      ),
    );
  });
  let drops = '';
  let shine = '';
  for (let i = 0; i < (fine ? 90 : 40); i++) {
    const [dx, dy, r] = [dust.between(0, w), dust.between(0, h * 0.95), u * dust.between(0.3, 1.05)];
    drops += `M${num(dx - r)} ${num(dy)}q0 ${num(-r * 1.5)} ${num(r)} ${num(-r * 1.5)}t${num(r)} ${num(r * 1.5)}q0 ${num(r)} ${num(-r)} ${num(r)}t${num(-r)} ${num(-r)}z`;
    shine += `M${num(dx + r * 0.2)} ${num(dy - r * 0.3)}h0`;
    if (dust.chance(0.16)) drops += box(dx - r * 0.28, dy - u * dust.between(8, 26), r * 0.56, u * 16);
  }
  const px = x - u * (wide ? 15 : 9);
  return {
    sky: filled(set, down(set, 0, y, [0, tone(0.03)], [0.6, tone(0.2)], [1, light(0.46)])),
    far:
      layer(set, skyline, 0.12, { foot: h }) +
      glow(set, x, y - u * 6, u * 56, light(0.85), 0.5) +
      blurs.join(''),
    subject: backlit(set, personNamed(random.pick(['man', 'coat', 'woman'])), px, floor + u * 40, u * 76, {
      lightX: x,
    }),
    near:
      path(drops, light(0.9), 'opacity=".2" ') +
      line(shine, light(1), u * 0.4, 'stroke-linecap="round" opacity=".7" ') +
      rect(wide ? w * 0.36 : w * 0.1, -u, u * 1.6, h + u * 2, tone(0.01)) +
      dusk(set, floor - u * 6, 0.8),
  };
};
