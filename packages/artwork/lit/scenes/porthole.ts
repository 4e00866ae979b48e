import { disc, num, path, rect } from '#kit/svg.ts';
import { glow, specks } from '#lit/light.ts';
import { box, down, filled, line, poly } from '#lit/paint.ts';
import { personNamed } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Through the round window: a world, and the dark. */
export const porthole: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random, defs } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const r = wide ? u * 36 : Math.min(w * 0.44, (floor - top) * 0.48);
  const y = wide ? h * 0.42 : (top + floor) / 2 - u;
  const side = random.pick([-1, 1]);
  const [px, py, pr] = [x + side * r * 0.7, y + r * 0.95, r * 1.25];
  const world =
    disc(
      px,
      py,
      pr,
      defs.radial({
        at: [px - side * pr * 0.5, py - pr * 0.6],
        r: pr * 1.5,
        stops: [
          [0, light(1)],
          [0.24, light(0.8)],
          [0.5, tone(0.4)],
          [0.8, tone(0.1)],
          [1, tone(0.02)],
        ],
      }),
    ) + glow(set, px - side * pr * 0.5, py - pr * 0.8, pr * 0.9, light(1), 0.4);
  const spots = Array.from({ length: 50 }, () => ({
    x: x + random.between(-1, 1) * r,
    y: y + random.between(-1, 1) * r,
    size: u * 0.26,
  }));
  const bolts = Array.from(
    { length: 16 },
    (_, i) => `M${num(x + Math.cos(i * 0.3927) * r * 1.11)} ${num(y + Math.sin(i * 0.3927) * r * 1.11)}h0`,
  ).join('');
  const ring = (k: number, width: number, ink: string) =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * k)}" fill="none" stroke="${ink}" stroke-width="${num(width)}"/>`;
  return {
    sky:
      filled(set, tone(0.012)) +
      defs.clip(disc(x, y, r, '#000'), filled(set, tone(0.03)) + specks(spots, light(0.95), [0.3, 0.6, 0.9])),
    far: defs.clip(disc(x, y, r, '#000'), world),
    subject:
      ring(1.11, r * 0.2, tone(0.06)) +
      ring(1.02, u * 0.7, light(0.6)) +
      ring(1.21, u * 0.4, tone(0.3)) +
      line(bolts, tone(0.24), u * 1.3, 'stroke-linecap="round" ') +
      path(box(x - u * 0.5, y - r, u, r * 2) + box(x - r, y - u * 0.5, r * 2, u), tone(0.02)) +
      backlit(
        set,
        personNamed(random.pick(['astronaut', 'man', 'woman', 'coat'])),
        x - side * r * 0.36,
        y + r * 1.2,
        r * 1.02,
        { lightX: px },
      ),
    near:
      path(
        poly([x - r * 0.9, y + r * 1.16], [x + r * 0.9, y + r * 1.16], [x + r * 1.7, h], [x - r * 1.7, h]),
        down(set, y + r * 1.1, h, [0, light(0.6), 0.34], [1, light(0.4), 0]),
      ) + rect(0, y + r * 1.2, w, h, down(set, y + r * 1.2, h, [0, tone(0), 0.2], [1, tone(0), 0.8])),
  };
};
