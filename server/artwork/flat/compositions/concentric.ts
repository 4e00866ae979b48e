import { type Composition, full, H, M, shapeOn, W } from '#server/artwork/flat/sheet.ts';
import { put } from '#server/artwork/kit/motif.ts';
import { disc, rect } from '#server/artwork/kit/svg.ts';

/** Rings that drift off their centre towards a heart. */
export const concentric: Composition = ({ p, A, random, title, credit }) => {
  const rings = 8;
  const [dx, dy] = [random.between(-55, 55), random.between(-27, 63)];
  const circles = Array.from({ length: rings }, (_, i) => {
    const t = i / rings;
    const colour = i === rings - 1 ? p.accent : i % 2 === 1 ? p.ground : p.figure;
    return disc(342 + dx * t * t, 412 + dy * t * t, 800 * (1 - t) ** 1.2 + 70, colour);
  });
  const last = ((rings - 1) / rings) ** 2;
  const heart = put(A.drawing, 342 + dx * last, 412 + dy * last, 176, {
    f: shapeOn(p, p.accent, ['ground', 'figure', 'paper']),
    a: p.paper,
    g: p.accent,
  });
  return (
    full(p.ground) +
    circles.join('') +
    heart +
    rect(0, 800, W, H - 800, p.ground) +
    title({ x: M, y: 826, w: W - 2 * M, h: 122 }, { max: 160, valign: 'middle', align: 'centre' }, p.type) +
    credit(342, H - 34, { align: 'centre', size: 23 }, p.type)
  );
};
