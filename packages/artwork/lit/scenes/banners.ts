import { num, path } from '#kit/svg.ts';
import { heightAt, hills, layer } from '#lit/land.ts';
import { drift, glow, mistBand, orb, sky } from '#lit/light.ts';
import { along, box, poly } from '#lit/paint.ts';
import { personNamed } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** The line of an army, and the light behind it. */
export const banners: Scene = (set) => {
  const { u, w, tone, light, focus, hour, random, wide, lead, second } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 6;
  const r = u * random.between(14, 21);
  const crest = hills({ ...set, horizon: y }, y, u * 2.4, 0.6);
  const near = hills({ ...set, horizon: y }, floor + u * 8, u * 3, 0.7);
  const from = wide ? w * 0.34 : 0;
  let spears = '';
  for (let sx = from; sx < w + u * 2; sx += u * random.between(1, 2.6)) {
    const [sy, tall] = [heightAt(crest, sx) + u, u * random.between(7, 12)];
    const lean = u * random.between(-0.8, 0.8);
    spears += poly(
      [sx - u * 0.13, sy],
      [sx + lean - u * 0.1, sy - tall],
      [sx + lean, sy - tall - u * 1.2],
      [sx + lean + u * 0.1, sy - tall],
      [sx + u * 0.13, sy],
    );
    spears += `M${num(sx - u * 0.7)} ${num(sy)}v${num(-u * 3)}a${num(u * 0.7)} ${num(u * 0.8)} 0 0 1 ${num(u * 1.4)} 0v${num(u * 3)}z`;
  }
  const flags = [-26, -9, 8, 27].map((dx, i) => {
    const [fx, tall] = [x + u * (dx + random.between(-3, 3)), u * random.between(17, 26)];
    const fy = heightAt(crest, fx);
    const [fw, fh] = [u * random.between(8, 12), u * random.between(6, 8)];
    return (
      path(box(fx - u * 0.22, fy - tall, u * 0.44, tall + u), tone(0.02)) +
      path(
        `M${num(fx)} ${num(fy - tall)}q${num(fw * 0.3)} ${num(-u * 1.6)} ${num(fw * 0.6)} ${num(-u * 0.2)}t${num(fw * 0.5)} ${num(u * 0.2)}q${num(-fw * 0.16)} ${num(fh * 0.5)} ${num(-fw * 0.05)} ${num(fh)}q${num(-fw * 0.3)} ${num(u * 1.2)} ${num(-fw * 0.55)} ${num(u * 0.1)}t${num(-fw * 0.5)} ${num(-u * 0.2)}z`,
        along(set, fx, fx + fw, [0, tone(0.04)], [0.5, light(i % 2 === 0 ? 0.34 : 0.2)], [1, tone(0.06)]),
      )
    );
  });
  const thing = [lead, second].find(
    ({ kind, name }) =>
      name === 'flag' ||
      (kind === 'actor' && name !== 'figure' && name !== 'couple' && name !== 'house' && name !== 'car'),
  );
  const rider = thing !== undefined && thing.name === 'animal' ? thing : personNamed('rider');
  return {
    sky:
      sky(set, y) +
      glow(set, x, y - r * 0.4, u * 70, light(0.92), hour.glow + 0.15) +
      orb(set, x, y - r * 0.4, r),
    far:
      layer(set, hills(set, y - u * 5, u * 3, 1.5), hour.land[0]) +
      mistBand(set, y - u * 3, u * 14, light(hour.sky[2]), 0.5),
    subject: flags.join('') + path(spears, tone(0.02)) + layer(set, crest, 0.05, { mist: 0.1 }),
    near:
      mistBand(set, floor + u * 3, u * 12, light(hour.sky[2] * 0.8), 0.34) +
      backlit(set, rider, x - u * (wide ? 18 : 4), heightAt(near, x - u * 18) + u * 0.6, u * 12, {
        lightX: x,
      }) +
      layer(set, near, 0.006, { mist: 0.02 }) +
      drift(set, light(0.9), { count: 70, size: 0.3, low: floor }),
  };
};
