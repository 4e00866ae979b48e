import { type Composition, full, H, inkOn, M, shapeOn, stands } from '#server/artwork/flat/sheet.ts';
import { contrast, mix } from '#server/artwork/kit/colour.ts';
import { put, silhouette } from '#server/artwork/kit/motif.ts';
import { disc, group, rect } from '#server/artwork/kit/svg.ts';

const slope = -24;

/** A wedge, bars and words on one slope. */
export const diagonal: Composition = ({ p, A, B, random, title, credit }) => {
  const flip = random.chance(0.5);
  const dark = shapeOn(p, p.paper, ['type', 'figure', 'ground']);
  const strong = contrast(p.accent, p.paper) > 2.2 ? p.accent : p.figure;
  const black = strong === p.figure ? dark : p.figure;
  const sloping = (inner: string) => group(`transform="rotate(${slope} 342 513)"`, inner);
  const ink = inkOn(p, strong);
  return (
    full(p.paper) +
    disc(flip ? 470 : 440, 300, 224, mix(p.paper, black, 0.12)) +
    put(
      A.drawing,
      400,
      312,
      470,
      { f: black, a: strong, g: p.paper },
      { turn: stands(A) ? 0 : slope, flip },
    ) +
    sloping(
      rect(-260, 560, 1240, 760, strong) + rect(-260, 516, 1240, 30, black) + rect(-260, 494, 580, 10, black),
    ) +
    silhouette(B.drawing, 500, H + 30, 400, mix(strong, '#000000', 0.22), { base: true }) +
    sloping(title({ x: 62, y: 592, w: 556, h: 190 }, { max: 200, stack: true }, ink)) +
    credit(M, H - M, { size: 24 }, ink)
  );
};
