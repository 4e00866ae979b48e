import { type Composition, full, H, inksOf, M, readableInk, W } from '#flat/sheet.ts';
import { put } from '#kit/motif.ts';
import { rect } from '#kit/svg.ts';

/** So close that it leaves the sheet on two sides. */
export const closeUp: Composition = ({ p, A, random, slip, title, credit }) => {
  const left = random.chance(0.5);
  const side = left ? 'right' : 'left';
  const ink = readableInk(p, p.figure);
  return (
    full(p.ground) +
    put(A.drawing, left ? 140 : 544, 440, 1000, inksOf(p), { flip: !left, turn: left ? -6 : 6, slip }) +
    rect(0, 742, W, H - 742, p.figure) +
    title({ x: M, y: 776, w: W - 2 * M, h: 160 }, { max: 170, align: side, valign: 'middle' }, ink) +
    credit(left ? W - M : M, H - 42, { align: side }, ink)
  );
};
