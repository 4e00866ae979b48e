import { num, path, rect } from '#kit/svg.ts';
import { beam, glow, sky, stars } from '#lit/light.ts';
import { along, box, down, dusk, poly } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A light that turns above the sea. */
export const lighthouse: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, wide } = set;
  const { top, floor } = roomOf(set);
  const y = floor - u * 8;
  const x = focus.x + u * (wide ? 14 : 10);
  const lampY = Math.max(top + u * 8, y - u * 42);
  const foot = y - u * 2;
  const tower = poly(
    [x - u * 3.4, foot],
    [x - u * 2, lampY + u * 3],
    [x + u * 2, lampY + u * 3],
    [x + u * 3.4, foot],
  );
  const cap =
    poly(
      [x - u * 2.8, lampY + u * 3.6],
      [x - u * 2.8, lampY + u * 2.6],
      [x + u * 2.8, lampY + u * 2.6],
      [x + u * 2.8, lampY + u * 3.6],
    ) + poly([x - u * 2.2, lampY - u * 1.6], [x, lampY - u * 4.4], [x + u * 2.2, lampY - u * 1.6]);
  const rock = `M${num(x - u * 44)} ${num(y + u * 5)}q${num(u * 9)} ${num(-u * 3)} ${num(u * 16)} ${num(-u * 4)}q${num(u * 6)} ${num(-u * 5)} ${num(u * 14)} ${num(-u * 5)}q${num(u * 9)} ${num(-u * 3)} ${num(u * 20)} ${num(-u * 1)}q${num(u * 12)} ${num(u * 1)} ${num(u * 22)} ${num(-u * 5)}L${num(w + u * 20)} ${num(y - u * 12)}V${num(h)}H${num(x - u * 60)}z`;
  const tilt = random.between(-0.12, 0.1);
  const ray = (side: number, strength: number) =>
    `<g transform="rotate(${num(90 * side + tilt * 57)} ${num(x)} ${num(lampY)})">${beam(set, [x, lampY, u * 0.6], [x, lampY - u * 130, u * 13], light(0.97), [strength, 0])}</g>`;
  const waves = Array.from({ length: 16 }, () => {
    const [wx, wy] = [random.between(0, w), y + u * 3 + random.next() ** 1.6 * (h - y) * 0.8];
    return `M${num(wx)} ${num(wy)}q${num(u * 4)} ${num(-u * 0.7)} ${num(u * random.between(7, 14))} 0q${num(-u * 4)} ${num(u * 0.5)} ${num(-u * 9)} 0z`;
  }).join('');
  return {
    sky: sky(set, y) + stars(set, y) + glow(set, x, lampY, u * 70, light(0.8), 0.4),
    far:
      rect(
        0,
        y,
        w,
        h - y,
        down(set, y, h, [0, light(hour.sky[2] * 0.6)], [0.2, tone(0.22)], [1, tone(0.02)]),
      ) + path(waves, light(0.85), 'opacity=".28" '),
    subject:
      ray(-1, 0.85) +
      ray(1, 0.6) +
      path(tower, along(set, x - u * 3.4, x + u * 3.4, [0, light(0.72)], [0.3, tone(0.3)], [1, tone(0.05)])) +
      path(box(x - u * 2.5, lampY + u * 12, u * 5, u * 6), tone(0.08), 'opacity=".7" ') +
      path(box(x - u * 1.5, lampY - u * 1.6, u * 3, u * 4.2), light(1)) +
      path(cap, tone(0.03)) +
      glow(set, x, lampY + u * 0.4, u * 15, light(1), 1) +
      path(rock, down(set, y - u * 8, h, [0, tone(0.08)], [0.5, tone(0.02)])),
    near: backlit(set, someone(set), x - u * 16, y - u * 1.4, u * 6.4, { lightX: x }) + dusk(set, floor, 0.7),
  };
};
