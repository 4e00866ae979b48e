import { put } from '#kit/motif.ts';
import { path } from '#kit/svg.ts';
import { thing } from '#lit/leads.ts';
import { mistBand } from '#lit/light.ts';
import { around, down, dusk, filled, poly } from '#lit/paint.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** Rows of the same thing to the back of the hall; one of them is lit. */
export const ranks: Scene = (set) => {
  const { w, u, tone, light, focus, wide, defs } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 26;
  const subject = thing(set);
  const rows = [0, 1, 2, 3].map((row) => {
    const t = row / 3;
    const size = u * (9 + t * t * 24);
    const foot = y + u * (4 + t * 15 + t * t * t * 26);
    const gap = size * 0.98;
    const count = Math.ceil((wide ? w * 0.62 : w * 0.7) / gap);
    const level = 0.34 - t * 0.31;
    const asleep = put(
      subject.drawing,
      0,
      0,
      size,
      { f: tone(level), a: tone(level + 0.08), g: tone(level + 0.14) },
      { base: true },
    );
    const places: [number, number][] = [];
    let awake = '';
    for (let i = -count; i <= count; i++) {
      const px = x + (i + (row % 2 === 0 ? 0 : 0.5)) * gap;
      if (px < -size || px > w + size) continue;
      if (row === 2 && i === 0)
        awake = put(
          subject.drawing,
          px,
          foot,
          size,
          { f: light(0.72), a: light(0.95), g: tone(0.02) },
          { base: true },
        );
      else places.push([px, foot]);
    }
    return defs.repeat(asleep, places) + awake;
  });
  const beamFill = down(set, 0, floor, [0, light(0.95), 0.6], [1, light(0.85), 0.05]);
  return {
    sky: filled(
      set,
      around(
        set,
        x,
        y - u * 6,
        w * (wide ? 0.58 : 0.95),
        [0, light(0.62)],
        [0.25, tone(0.36)],
        [0.6, tone(0.14)],
        [1, tone(0.03)],
      ),
    ),
    far: (rows[0] ?? '') + mistBand(set, y + u * 6, u * 16, light(0.55), 0.4) + (rows[1] ?? ''),
    subject:
      path(
        poly([x - u * 3, -u], [x + u * 3, -u], [x + u * 14, floor - u * 5], [x - u * 14, floor - u * 5]),
        beamFill,
      ) + (rows[2] ?? ''),
    near: (rows[3] ?? '') + dusk(set, floor - u * 8, 0.95),
  };
};
