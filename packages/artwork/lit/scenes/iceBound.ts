import { num, path, rect } from '#kit/svg.ts';
import { layer, peaks } from '#lit/land.ts';
import { drift, glow, mistBand, orb, sky, stars } from '#lit/light.ts';
import { down, dusk, line, poly } from '#lit/paint.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A ship or thing frozen into the ice. */
export const iceBound: Scene = (set) => {
  const { w, h, u, tone, light, focus, hour, random, lead, second } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 15;
  const ship = [lead, second].find(({ name }) => name === 'ship');
  const r = u * random.between(9, 14);
  const ice = down(
    set,
    y,
    h,
    [0, light(Math.max(0.6, hour.sky[2]))],
    [0.3, tone(0.48)],
    [0.7, tone(0.2)],
    [1, tone(0.06)],
  );
  let cracks = '';
  for (let i = 0; i < 9; i++) {
    let [px, py] = [x + u * random.between(-30, 30), y + u * 2];
    cracks += `M${num(px)} ${num(py)}`;
    for (let k = 0; k < 5; k++) {
      px += (px - x) * 0.35 + u * random.between(-9, 9);
      py += u * random.between(2.4, 6.4) * (1 + k * 0.5);
      cracks += `L${num(px)} ${num(py)}`;
    }
  }
  const floes = Array.from({ length: 12 }, () => {
    const [fx, fy, s] = [random.between(0, w), y + u * random.between(0, 9), u * random.between(1.6, 5)];
    return poly(
      [fx - s, fy],
      [fx - s * 0.4, fy - s * 0.8],
      [fx + s * 0.1, fy - s * 0.4],
      [fx + s * 0.7, fy - s],
      [fx + s * 1.3, fy],
    );
  }).join('');
  const subject = ship ?? someone(set);
  const size = ship === undefined ? u * 13 : u * 30;
  return {
    sky:
      sky(set, y) +
      (hour.stars ? stars(set, y) : '') +
      glow(set, x - u * 12, y - r * 0.5, u * 60, light(0.92), hour.glow + 0.1) +
      orb(set, x - u * 12, y - r * 0.4, r),
    far:
      layer(set, peaks(set, y - u * 2, u * 7), hour.land[0], { foot: y + u }) +
      rect(0, y, w, h - y, ice) +
      mistBand(set, y, u * 7, light(0.9), 0.5),
    subject:
      path(floes, light(0.82), 'opacity=".8" ') +
      line(cracks, tone(0.12), u * 0.3, 'opacity=".6" ') +
      path(
        poly(
          [x - size * 0.4, y + u * 4],
          [x + size * 0.4, y + u * 4],
          [x + size * 1.1, y + u * 22],
          [x + size * 0.2, y + u * 22],
        ),
        tone(0.06),
        'opacity=".4" ',
      ) +
      backlit(set, subject, x, y + u * 4.6, size, { lightX: x - u * 20, turn: ship === undefined ? 0 : 5 }),
    near: drift(set, light(1), { count: 90, size: 0.4 }) + dusk(set, floor, 0.7),
  };
};
