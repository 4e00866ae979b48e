import { seatOf } from '#flat/seat.ts';
import { type Composition, full, H, inksOf, M, readableInk, W } from '#flat/sheet.ts';
import { mix } from '#kit/colour.ts';
import { put, silhouette } from '#kit/motif.ts';
import { rect } from '#kit/svg.ts';

/** One shape comes nearer, darker at each step. */
export const procession: Composition = ({ p, A, random, title, credit }) => {
  const flip = random.chance(0.5);
  const steps = Array.from({ length: 5 }, (_, i) => {
    const t = i / 4;
    const x = 130 + t * 310;
    const at = flip ? W - x : x;
    const [y, size] = [430 + t * 460, 150 + t * 320];
    const area = { x: at - size / 2, y: y - size, w: size, h: size };
    const { x: sx, y: sy, size: ss } = seatOf(A, area, { foot: true, flip });
    // A rim of ground parts each one from the next.
    const rim = silhouette(A.drawing, sx, sy, ss, p.ground, { flip, line: 900 / ss });
    return i === 4
      ? rim + put(A.drawing, sx, sy, ss, inksOf(p), { flip })
      : rim + silhouette(A.drawing, sx, sy, ss, mix(p.ground, p.figure, 0.2 + t * 0.5), { flip });
  });
  return (
    full(p.ground) +
    steps.join('') +
    rect(0, 888, W, H - 888, p.figure) +
    title(
      { x: flip ? M : 206, y: 56, w: 430, h: 250 },
      { max: 170, align: flip ? 'left' : 'right' },
      p.type,
    ) +
    credit(M, 966, {}, readableInk(p, p.figure))
  );
};
