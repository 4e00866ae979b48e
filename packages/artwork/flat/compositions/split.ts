import { seatOf } from '#flat/seat.ts';
import { type Composition, full, H, M, W } from '#flat/sheet.ts';
import { contrast } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import { rect } from '#kit/svg.ts';

/** Counterchange: every part swaps its colour at the cut. */
export const split: Composition = ({ p, A, random, defs, title, credit }) => {
  const cut = random.pick([342, 342, 228]);
  const [one, two] = [p.ground, contrast(p.accent, p.ground) > 2 ? p.accent : p.figure];
  const { x, y, size } = seatOf(A, { x: 62, y: 74, w: 560, h: 640 });
  const light = contrast(p.figure, one) > 2 && p.figure !== two ? p.figure : p.paper;
  const first = contrast(light, one) > 1.6 ? light : two;
  return (
    full(one) +
    put(A.drawing, x, y, size, { f: first, a: two, g: one }) +
    defs.clip(
      rect(cut, 0, W, H, '#000'),
      full(two) + put(A.drawing, x, y, size, { f: one, a: first === two ? p.paper : first, g: two }),
    ) +
    rect(0, 740, W, H - 740, p.ground) +
    title({ x: M, y: 758, w: W - 2 * M, h: 188 }, { max: 190, align: 'centre', valign: 'middle' }, p.type) +
    credit(342, H - 34, { align: 'centre', size: 23 }, p.type)
  );
};
