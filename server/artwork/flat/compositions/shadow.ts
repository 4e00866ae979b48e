import { type Composition, full, H, inkOn, M, shapeOn, tiny, W } from '#server/artwork/flat/sheet.ts';
import { contrast } from '#server/artwork/kit/colour.ts';
import { silhouette } from '#server/artwork/kit/motif.ts';
import { group, rect } from '#server/artwork/kit/svg.ts';

/** A small upright thing throws the shadow of another. */
export const shadow: Composition = ({ p, A, B, random, title, credit }) => {
  const y = 372;
  const floor = contrast(p.accent, p.figure) > 2 ? p.accent : p.paper;
  const dark = shapeOn(p, floor, ['figure', 'ground', 'type']);
  const lean = random.pick([-20, 0, 20]);
  const cast = silhouette(A.drawing, 342, y - 6, 600, dark, { base: true, upside: true, stretch: 0.93 });
  return (
    full(p.ground) +
    rect(0, y, W, H - y, floor) +
    group(`transform="translate(342 ${y})skewX(${lean})translate(-342 ${-y})"`, cast) +
    tiny(B, 342, y + 4, 150, p.type) +
    title({ x: M, y: 44, w: W - 2 * M, h: 160 }, { max: 190, align: 'centre', valign: 'middle' }, p.type) +
    credit(M, H - 34, { size: 23 }, inkOn(p, floor))
  );
};
