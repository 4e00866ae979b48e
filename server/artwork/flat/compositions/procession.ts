import { type Composition, full, H, inksOf, inkOn, M, shapeOn, tiny, W } from '#server/artwork/flat/sheet.ts';
import { mix } from '#server/artwork/kit/colour.ts';
import { put, silhouette } from '#server/artwork/kit/motif.ts';
import { rect } from '#server/artwork/kit/svg.ts';

/** One shape comes nearer, darker at each step. */
export const procession: Composition = ({ p, A, B, random, title, credit }) => {
  const flip = random.chance(0.5);
  const steps = Array.from({ length: 5 }, (_, i) => {
    const t = i / 4;
    const x = 130 + t * 310;
    const at = flip ? W - x : x;
    const [y, size] = [400 + t * 490, 180 + t * 350];
    return i === 4
      ? put(A.drawing, at, y, size, inksOf(p), { base: true, flip })
      : silhouette(A.drawing, at, y, size, mix(p.ground, p.figure, 0.16 + t * 0.5), { base: true, flip });
  });
  return (
    full(p.ground) +
    steps.join('') +
    rect(0, 888, W, H - 888, p.figure) +
    (A.name === B.name
      ? ''
      : tiny(B, flip ? 545 : 140, 890, 150, shapeOn(p, p.ground, ['accent', 'figure']))) +
    title(
      { x: flip ? M : 206, y: 56, w: 430, h: 250 },
      { max: 170, align: flip ? 'left' : 'right' },
      p.type,
    ) +
    credit(M, 966, {}, inkOn(p, p.figure))
  );
};
