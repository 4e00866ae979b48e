import { put } from '#kit/motif.ts';
import { thing } from '#lit/leads.ts';
import { drift, glow } from '#lit/light.ts';
import { around, dusk, filled } from '#lit/paint.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Huge, and only its lit edge out of the dark. */
export const chiaroscuro: Scene = (set) => {
  const { w, h, u, tone, light, wide, random, defs } = set;
  const { top, floor } = roomOf(set);
  const subject = thing(set);
  const size = wide ? u * 84 : Math.min(w * 0.98, floor - top);
  const [x, y] = wide ? [w * 0.71, h * 0.47] : [w * 0.5, (top + floor) / 2];
  const flip = wide || random.chance(0.5);
  const edge = flip ? 1 : 0;
  const tilt = random.between(-18, 26);
  const shade = (bright: number) =>
    defs.linear({
      from: [flip ? 0 : 100, 0],
      to: [flip ? 100 : 0, tilt],
      stops: [
        [0, tone(0.035)],
        [0.42, tone(0.1)],
        [0.72, light(bright * 0.62)],
        [0.92, light(bright)],
        [1, light(bright + 0.1)],
      ],
    });
  const far = around(
    set,
    x + (edge === 1 ? -1 : 1) * size * 0.36,
    y,
    size * 0.95,
    [0, tone(0.22)],
    [0.5, tone(0.1)],
    [1, tone(0.02)],
  );
  return {
    sky: filled(set, far),
    far: glow(set, x + (edge === 1 ? 1 : -1) * size * 0.62, y - size * 0.2, u * 52, light(0.6), 0.34),
    subject: put(
      subject.drawing,
      x,
      y,
      size,
      { f: shade(0.84), a: shade(0.98), g: tone(0.012) },
      { turn: subject.kind === 'tall' ? 12 : 0 },
    ),
    near: drift(set, light(0.9), { count: 34, size: 0.26 }) + dusk(set, floor - u * 14, 0.9),
  };
};
