import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, shapeOn, stands, W } from '#flat/sheet.ts';
import { mixClean } from '#kit/colour.ts';
import { disc, rect } from '#kit/svg.ts';

/** The centre of the rings, its size, and how they widen. */
const manners = {
  rising: { x: 342, y: 792, heart: 262, step: 74 },
  corner: { x: 40, y: 792, heart: 420, step: 84 },
  drifting: { x: 214, y: 470, heart: 168, step: 92 },
} as const;

/** Rings round a centre that is never the middle of the sheet. */
export const concentric: Composition = ({ p, A, random, title, credit }) => {
  const manner = stands(A) ? random.pick(['rising', 'corner']) : 'drifting';
  const { x: left, y, heart, step } = manners[manner];
  const flip = random.chance(0.5);
  const x = flip ? W - left : left;
  const bold = random.chance(0.5);
  const count = 8;
  const rings = Array.from({ length: count }, (_, i) => {
    const k = count - i;
    // Those that drift crowd together on one side.
    const drift = manner === 'drifting' ? k * 30 * (flip ? -1 : 1) : 0;
    const colour = bold
      ? k % 2 === 1
        ? p.figure
        : p.ground
      : mixClean(p.ground, [p.figure, p.paper], 1 - (k - 1) / count);
    return disc(x + drift, y - (manner === 'drifting' ? k * 6 : 0), heart + k * step, colour);
  });
  const ink = shapeOn(p, p.accent, ['ground', 'figure', 'paper']);
  const inks = { f: ink, a: shapeOn(p, ink, ['paper', 'accent', 'ground']), g: p.accent };
  const area =
    manner === 'rising'
      ? { x: x - 150, y: y - 226, w: 300, h: 226 }
      : manner === 'corner'
        ? { x: flip ? W - 350 : 24, y: y - 330, w: 326, h: 330 }
        : { x: x - 112, y: y - 112, w: 224, h: 224 };
  return (
    full(p.ground) +
    rings.join('') +
    disc(x, y, heart, p.accent) +
    putIn(A, area, inks, { foot: manner !== 'drifting', flip }) +
    rect(0, 790, W, H - 790, p.ground) +
    title(
      { x: M, y: 812, w: W - 2 * M, h: 134 },
      { max: 160, valign: 'middle', align: flip ? 'right' : 'left' },
      p.type,
    ) +
    credit(flip ? W - M : M, H - 36, { align: flip ? 'right' : 'left', size: 23 }, p.type)
  );
};
