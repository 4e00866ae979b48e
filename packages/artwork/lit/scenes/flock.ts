import { num, path } from '#kit/svg.ts';
import { heightAt, hills, layer } from '#lit/land.ts';
import { glow, orb, sky } from '#lit/light.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A flock over one field. */
export const flock: Scene = (set) => {
  const { u, focus, hour, random, light, tone, wide, fine } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 3;
  const lead = [set.lead, set.second].find(({ name }) => name === 'bird');
  let many = '';
  for (let i = 0; i < (fine ? 120 : 50); i++) {
    const t = random.next();
    const swirl = t * 7 + random.between(-1.3, 1.3);
    const reach = u * (6 + t * 40) * random.between(0.7, 1.15);
    const [bx, by] = [
      x + Math.cos(swirl) * reach * (wide ? 1.1 : 0.9),
      Math.max(top, y - u * 30 + Math.sin(swirl) * reach * 0.5),
    ];
    const s = u * random.between(0.5, 1) * (0.7 + t * 1.1);
    const dip = random.between(0.2, 0.9);
    many += `M${Math.round(bx - s * 1.6)} ${num(by - s * dip)}q${num(s * 1.1)} 0 ${num(s * 1.6)} ${num(s * dip)}q${num(s * 0.5)} ${num(-s * dip)} ${num(s * 1.6)} ${num(-s * dip)}q${num(-s * 0.8)} ${num(s * 0.3)} ${num(-s * 1.6)} ${num(s * dip + s * 0.4)}q${num(-s * 0.8)} ${num(-s * dip)} ${num(-s * 1.6)} ${num(-s * dip - s * 0.4)}z`;
  }
  const r = u * random.between(12, 19);
  const near = hills(set, y + u * 4, u * 1.6, 0.7);
  const px = x + u * random.between(-7, 7);
  return {
    sky:
      sky(set, y) +
      glow(set, x, y - u * 10, u * 70, light(0.9), hour.glow + 0.1) +
      orb(set, x, y - r * 0.5, r),
    far: layer(set, hills(set, y - u * 2, u * 2, 1.6), hour.land[0]) + path(many, tone(0.04)),
    subject:
      lead === undefined
        ? ''
        : backlit(set, lead, x - u * 16, y - u * 36, u * 24, { base: false, lightX: x, turn: -6 }),
    near:
      backlit(set, someone(set), px, heightAt(near, px) + u * 0.3, u * 11) +
      layer(set, near, 0.01, { mist: 0.03 }),
  };
};
