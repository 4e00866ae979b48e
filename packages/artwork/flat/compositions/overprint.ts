import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, W } from '#flat/sheet.ts';
import { contrast } from '#kit/colour.ts';
import { path } from '#kit/svg.ts';

/** Letters fill the sheet; the thing is drawn over them, and they change colour where they cross it. */
export const overprint: Composition = ({ p, A, defs, measure, credit }) => {
  const area = { x: M - 6, y: 60, w: W - 2 * M + 12, h: 800 };
  const set = measure(area, { stack: true, max: 900, valign: 'middle' });
  const plate =
    [p.accent, p.figure, p.paper].find((colour) => colour !== p.type && contrast(colour, p.ground) > 1.45) ??
    p.figure;
  const shape = (f: string) => putIn(A, { x: 40, y: 52, w: W - 80, h: 868 }, { f, a: f, g: null });
  const crossing = readableInk(p, plate);
  return (
    full(p.ground) +
    path(set.d, p.type) +
    shape(plate) +
    defs.clip(`<path d="${set.d}"/>`, shape(crossing)) +
    credit(M, H - 40, {}, p.type)
  );
};
