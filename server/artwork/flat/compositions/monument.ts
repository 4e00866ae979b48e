import {
  type Composition,
  full,
  H,
  inksOf,
  inkOn,
  M,
  shaded,
  shapeOn,
  tiny,
  W,
} from '#server/artwork/flat/sheet.ts';
import { halftone } from '#server/artwork/flat/texture.ts';
import { mix, mixClean } from '#server/artwork/kit/colour.ts';
import { disc, rect } from '#server/artwork/kit/svg.ts';

/** One thing towers, cropped by the sheet; a speck at its foot says how large. */
export const monument: Composition = (sheet) => {
  const { p, A, B, random, title, credit } = sheet;
  const x = 342 + random.pick([-57, 0, 57]);
  const back = random.chance(0.5)
    ? halftone(0, 330, W, 620, mix(p.ground, p.figure, 0.5), { opacity: 0.7 })
    : disc(x, 600, 300, mixClean(p.ground, [p.accent, p.figure], 0.5));
  const earth = mix(p.figure, '#000000', 0.35);
  return (
    full(p.ground) +
    back +
    shaded(sheet, A, x, H + (A.kind === 'tall' ? 10 : 34), 740, inksOf(p), { base: true }) +
    rect(0, 968, W, 60, earth) +
    (A.name === B.name
      ? ''
      : tiny(B, 342 + (x - 342) * 2, 970, 118, shapeOn(p, p.figure, ['accent', 'paper', 'type', 'ground']))) +
    title({ x: M, y: 56, w: W - 2 * M, h: 210 }, { max: 280, align: x === 342 ? 'centre' : 'left' }, p.type) +
    credit(M, 1008, { size: 21 }, inkOn(p, earth))
  );
};
