import { inkBox } from '#flat/inkBox.ts';
import { seatOf, shapeIn } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, shapeOn, W } from '#flat/sheet.ts';
import { contrast } from '#kit/colour.ts';
import { silhouette } from '#kit/motif.ts';
import { group, rect } from '#kit/svg.ts';

/** A small upright thing throws the shadow of another. */
export const shadow: Composition = ({ p, A, B, random, title, credit }) => {
  const y = 372;
  const floor = contrast(p.accent, p.figure) > 2 ? p.accent : p.paper;
  const dark = shapeOn(p, floor, ['figure', 'ground', 'type']);
  // A four-legged shape becomes unrecognisable when slanted.
  const lean = A.name === 'animal' ? 0 : random.pick([-18, 0, 18]);
  const seat = seatOf(A, { x: 62, y: y - 6, w: 560, h: 540 });
  const { bottom } = inkBox(A.drawing);
  // Hung by its feet from the line where it meets the thing that casts it.
  const cast = silhouette(A.drawing, seat.x, y - 4 - ((100 - bottom) * seat.size) / 100, seat.size, dark, {
    base: true,
    upside: true,
  });
  return (
    full(p.ground) +
    rect(0, y, W, H - y, floor) +
    group(`transform="translate(342 ${y})skewX(${lean})translate(-342 ${-y})"`, cast) +
    shapeIn(B, { x: 262, y: y - 146, w: 160, h: 150 }, p.type, { foot: true }) +
    title({ x: M, y: 44, w: W - 2 * M, h: 150 }, { max: 190, align: 'centre', valign: 'middle' }, p.type) +
    credit(M, H - 34, { size: 23 }, readableInk(p, floor))
  );
};
