import { type Composition, full, H, inkOn, M, shapeOn, stands, tiny, W } from '#server/artwork/flat/sheet.ts';
import { mix, mixClean } from '#server/artwork/kit/colour.ts';
import { put, silhouette } from '#server/artwork/kit/motif.ts';
import { disc, rect } from '#server/artwork/kit/svg.ts';

/** A low ground line under one huge disc; the title in the sky or in a solid apron. */
export const horizon: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const apron = random.chance(0.5);
  const r = random.between(168, 228);
  const x = random.pick([228, 342, 456]);
  const foot = apron ? 800 : H + 30;
  const crest = foot - 330;
  const y = crest - r * 0.25;
  const sky = defs.linear({
    from: [0, 0],
    to: [0, crest + 200],
    stops: [
      [0, p.ground],
      [1, mixClean(p.ground, [p.accent, p.figure], 0.34)],
    ],
  });
  const sun =
    B.kind === 'round' && B.name !== 'sun'
      ? disc(x, y, r, p.paper) + put(B.drawing, x, y, r * 1.7, { f: p.accent, a: p.figure, g: p.paper })
      : disc(x, y, r, p.accent);
  const actor =
    B.kind === 'round' || B.kind === 'scene'
      ? ''
      : tiny(
          B,
          x,
          y + (stands(B) ? r * 0.62 : r * 0.5),
          r * 1.1,
          shapeOn(p, p.accent, ['figure', 'ground', 'paper']),
        );
  const far = silhouette(A.drawing, x > 342 ? 260 : 420, foot - 40, 900, mix(p.figure, p.ground, 0.45), {
    base: true,
    flip: true,
  });
  const near = put(
    A.drawing,
    342,
    foot,
    700,
    { f: p.figure, a: mix(p.figure, p.ground, 0.28), g: p.ground },
    { base: true },
  );
  const ink = inkOn(p, p.figure);
  const words = apron
    ? rect(0, foot - 2, W, H, p.figure) +
      title({ x: M, y: foot + 18, w: W - 2 * M, h: 142 }, { max: 190, valign: 'middle' }, ink) +
      credit(M, H - 30, { size: 22 }, ink)
    : title({ x: M, y: 58, w: W - 2 * M, h: 250 }, { max: 210 }, p.type);
  return full(sky) + sun + actor + far + near + words;
};
