import { putIn, shapeIn } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, shapeOn, stands, W } from '#flat/sheet.ts';
import { mix, mixClean } from '#kit/colour.ts';
import { disc, rect } from '#kit/svg.ts';

/** Scenes that fill a width; the others are placed in it. */
const ranges = new Set(['skyline', 'mountains', 'forest', 'desert', 'ocean', 'wave', 'crowd']);

/** A low ground line under one huge disc; the title in the sky or in a solid apron. */
export const horizon: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const apron = random.chance(0.5);
  const r = random.between(150, 214);
  const x = random.pick([200, 342, 484]);
  const foot = apron ? 800 : H + 4;
  const crest = foot - (apron ? 330 : 420);
  const y = crest + 10;
  const sky = defs.linear({
    from: [0, 0],
    to: [0, crest + 200],
    stops: [
      [0, p.ground],
      // Plain as far as the title reaches.
      [0.42, p.ground],
      [1, mixClean(p.ground, [p.accent, p.figure], 0.34)],
    ],
  });
  const sun =
    B.kind === 'round' && B.name !== 'sun'
      ? disc(x, y, r, p.paper) +
        putIn(
          B,
          { x: x - r * 0.8, y: y - r * 0.8, w: r * 1.6, h: r * 1.6 },
          { f: p.accent, a: p.figure, g: p.paper },
        )
      : disc(x, y, r, p.accent);
  const actor =
    stands(B) || B.kind === 'sky'
      ? shapeIn(
          B,
          { x: x - r * 0.6, y: y - r * 0.72, w: r * 1.2, h: r * 0.8 },
          shapeOn(p, p.accent, ['figure', 'ground', 'paper']),
        )
      : '';
  const range = ranges.has(A.name);
  const far = range
    ? shapeIn(A, { x: -120, y: 330, w: 924, h: foot - 364 }, mix(p.figure, p.ground, 0.45), {
        flip: true,
        foot: true,
      }) + rect(0, foot - 36, W, 40, mix(p.figure, p.ground, 0.45))
    : '';
  const near = putIn(
    A,
    { x: -10, y: crest, w: W + 20, h: foot - crest },
    { f: p.figure, a: mix(p.figure, p.ground, 0.28), g: p.ground },
    { foot: true },
  );
  const ink = readableInk(p, p.figure);
  const words = apron
    ? rect(0, foot - 2, W, H, p.figure) +
      title({ x: M, y: foot + 18, w: W - 2 * M, h: 142 }, { max: 190, valign: 'middle' }, ink) +
      credit(M, H - 30, { size: 22 }, ink)
    : title({ x: M, y: 58, w: W - 2 * M, h: 240 }, { max: 210 }, p.type);
  return full(sky) + sun + actor + far + near + words;
};
