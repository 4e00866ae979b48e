import { rays } from '#flat/rays.ts';
import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, inksOf, M, readableInk, shapeOn, stands, W } from '#flat/sheet.ts';
import { contrast, mixClean } from '#kit/colour.ts';
import { disc, path, rect } from '#kit/svg.ts';

/** The sky is all rays, with the thing in front of their sun. */
export const sunburst: Composition = ({ p, A, random, title, credit }) => {
  const sky = p.ground;
  const ray = mixClean(sky, [p.accent, p.paper, p.figure], random.pick([0.3, 1]));
  const bold = contrast(ray, sky) > 1.12 ? ray : p.paper;
  const sun = contrast(p.paper, p.figure) > 2.2 ? p.paper : p.accent;
  const y = random.pick([400, 520, 690]);
  const base = stands(A) || A.kind === 'scene';
  const ink = readableInk(p, p.figure);
  const body = inksOf(p, sun, shapeOn(p, sun, ['figure', 'type', 'ground']));
  return (
    full(sky) +
    path(rays(342, y, random.pick([14, 18, 24]), 1100, random.between(0, 1)), bold) +
    disc(342, y, 236, sun) +
    rect(0, 770, W, H - 770, p.figure) +
    putIn(A, base ? { x: 72, y: 110, w: 540, h: 662 } : { x: 132, y: y - 190, w: 420, h: 380 }, body, {
      foot: base,
    }) +
    title({ x: M, y: 792, w: W - 2 * M, h: 150 }, { max: 180, align: 'centre', valign: 'middle' }, ink) +
    credit(342, H - 38, { align: 'centre', size: 23 }, ink)
  );
};
