import { firs, heightAt, hills, layer, peaks } from '#lit/land.ts';
import { creature } from '#lit/leads.ts';
import { glow, mistBand, orb, sky, stars } from '#lit/light.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Large, dark and still before the largest moon. */
export const ridge: Scene = (set) => {
  const { u, focus, hour, random, light, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const beast = creature(set);
  const size = u * (beast.name === 'dinosaur' ? 46 : 34);
  const r = u * random.between(26, 31);
  const y = floor - u * 21;
  const crest = (random.chance(0.5) ? hills : peaks)({ ...set, horizon: floor }, floor - u * 1, u * 3);
  const foot = heightAt(crest, x);
  const near = random.chance(0.5)
    ? firs(set, floor + u * 16, u * 3, u * 15)
    : hills(set, floor + u * 14, u * 4, 0.8);
  return {
    sky:
      sky(set, floor) +
      (hour.stars ? stars(set, floor) : '') +
      glow(set, x, y, r * 2.6, light(0.85), hour.glow) +
      orb(set, x - u * (wide ? 5 : 3), y, r),
    far: layer(set, hills(set, floor - u * 6, u * 4, 1.4), hour.land[0] * 0.85),
    subject:
      backlit(set, beast, x, foot + u * 1.4, size, { lightX: x - u * 30 }) +
      layer(set, crest, 0.03, { mist: 0.06 }),
    near:
      mistBand(set, floor + u * 9, u * 12, light(hour.sky[2] * 0.6), 0.3) +
      layer(set, near, 0.005, { mist: 0.02 }),
  };
};
