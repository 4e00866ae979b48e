import { put } from '#kit/motif.ts';
import { firs, heightAt, hills, layer } from '#lit/land.ts';
import { creature } from '#lit/leads.ts';
import { drift, glow, mistBand, sky, stars } from '#lit/light.ts';
import { someone } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { layerLevel, roomOf, type Scene } from '#lit/set.ts';

/** A huge thing over the wood, and a person who looks up at it. */
export const towering: Scene = (set) => {
  const { u, tone, light, focus, hour, random, defs } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const beast = creature(set);
  const size = u * 62;
  const haze = light(hour.sky[2] * 0.9);
  const veil = (level: number) =>
    defs.linear({
      from: [0, 0],
      to: [0, 100],
      stops: [
        [0, tone(level)],
        [0.5, tone(level + 0.08)],
        [1, haze],
      ],
    });
  const level = hour.land[0] * 0.7;
  const back = firs(set, floor - u * 8, u * 3, u * 9);
  const middle = firs(set, floor + u * 2, u * 3, u * 13);
  const near = hills(set, floor + u * 9, u * 3, 0.8);
  const px = x + u * random.between(-26, -18);
  return {
    sky:
      sky(set, floor) +
      (hour.stars ? stars(set, floor) : '') +
      glow(set, x, floor - u * 26, u * 64, light(0.9), hour.glow + 0.1),
    far:
      put(
        beast.drawing,
        x,
        floor + u * 1,
        size,
        { f: veil(level), a: veil(level + 0.1), g: light(0.95) },
        { base: true, flip: random.chance(0.5) },
      ) + mistBand(set, floor - u * 3, u * 20, haze, 0.5),
    subject: layer(set, back, layerLevel(set, 1, 4)) + layer(set, middle, layerLevel(set, 2, 4)),
    near:
      backlit(set, someone(set), px, heightAt(near, px) + u * 0.3, u * 6.4, { lightX: x }) +
      layer(set, near, 0.01, { mist: 0.03 }) +
      drift(set, light(0.9), { count: 24, size: 0.24, low: floor }),
  };
};
