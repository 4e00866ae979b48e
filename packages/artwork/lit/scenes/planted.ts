import { num, path } from '#kit/svg.ts';
import { hills, layer } from '#lit/land.ts';
import { thing } from '#lit/leads.ts';
import { glow, orb, sky, stars } from '#lit/light.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A thing planted on a hill. */
export const planted: Scene = (set) => {
  const { u, tone, light, focus, hour, random, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const subject = thing(set);
  const size = u * 44;
  const r = u * random.between(17, 24);
  const y = floor - u * 22;
  const blade = subject.name === 'sword' || subject.name === 'knife';
  const near = hills({ ...set, horizon: floor }, floor + u * 1, u * 2, 0.45);
  const birds = Array.from({ length: 7 }, () => {
    const [bx, by, s] = [
      x + u * random.between(-36, 30),
      y - u * random.between(4, 26),
      u * random.between(0.9, 1.9),
    ];
    return `M${num(bx - s)} ${num(by - s * 0.5)}q${num(s * 0.7)} ${num(-s * 0.1)} ${num(s)} ${num(s * 0.5)}q${num(s * 0.3)} ${num(-s * 0.6)} ${num(s)} ${num(-s * 0.5)}q${num(-s * 0.7)} ${num(s * 0.2)} ${num(-s)} ${num(s * 0.9)}q${num(-s * 0.3)} ${num(-s * 0.7)} ${num(-s)} ${num(-s * 0.9)}z`;
  }).join('');
  return {
    sky:
      sky(set, floor) +
      (hour.stars ? stars(set, floor) : '') +
      glow(set, x, y, r * 3.6, light(0.85), hour.glow + 0.1) +
      orb(set, x - u * 4, y, r),
    far:
      path(birds, tone(0.06)) +
      layer(set, hills(set, floor - u * 8, u * 3, 1.5), hour.land[0]) +
      layer(set, hills(set, floor - u * 3, u * 3, 1.1), hour.land[0] * 0.5),
    subject: backlit(set, subject, x, floor - size * 0.42, size, {
      base: false,
      turn: blade ? 180 + random.between(4, 10) : random.between(-5, 5),
      lightX: x - u * 30,
    }),
    near:
      layer(set, near, 0.01, { mist: 0.03 }) +
      backlit(set, someone(set), x + u * (wide ? 30 : 24), floor + u * 2.6, u * 8, { lightX: x }),
  };
};
