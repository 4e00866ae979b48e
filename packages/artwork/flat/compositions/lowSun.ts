import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, shapeOn, stands, W } from '#flat/sheet.ts';
import { contrast, mixClean } from '#kit/colour.ts';
import { disc, rect } from '#kit/svg.ts';

/** A sun wider than the sheet sets behind one thing. */
export const lowSun: Composition = ({ p, A, B, random, title, credit }) => {
  const sun = contrast(p.accent, p.ground) > 1.5 ? p.accent : p.paper;
  const land = shapeOn(p, sun, ['figure', 'type', 'ground']);
  const ground = 852;
  const x = random.pick([228, 342, 456]);
  const r = random.pick([282, 330]);
  const sinking = random.chance(0.5);
  const bars = sinking
    ? Array.from({ length: 6 }, (_, i) => rect(0, ground - 34 - i * 56, W, 26 - i * 3.6, p.ground)).join('')
    : '';
  const far = B.kind === 'scene' && A.kind !== 'scene';
  const ink = readableInk(p, land);
  return (
    full(p.ground) +
    disc(342, ground - r * 0.72, r, sun) +
    bars +
    (far
      ? putIn(
          B,
          { x: -30, y: ground - 260, w: 744, h: 262 },
          { f: mixClean(sun, [land], 0.4), a: mixClean(sun, [land], 0.5), g: sun },
          { foot: true },
        )
      : '') +
    putIn(
      A,
      A.kind === 'scene'
        ? { x: -20, y: 380, w: 724, h: ground - 378 }
        : { x: x - 236, y: 372, w: 472, h: ground - 368 },
      { f: land, a: land === p.figure ? mixClean(land, [sun], 0.3) : land, g: sun },
      { foot: stands(A) || A.kind === 'scene' },
    ) +
    rect(0, ground, W, H - ground, land) +
    title({ x: M, y: 52, w: W - 2 * M, h: 230 }, { max: 230, valign: 'top' }, p.type) +
    credit(M, H - 44, {}, ink)
  );
};
