import { seatOf } from '#flat/seat.ts';
import { type Composition, full, H, M, W } from '#flat/sheet.ts';
import { contrast } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import { rect } from '#kit/svg.ts';

/** Cut into slats and pushed out of true. */
export const strips: Composition = ({ p, A, random, defs, title, credit }) => {
  const count = 6;
  const width = W / count;
  const onAccent = contrast(p.figure, p.accent) > 1.8 ? p.figure : p.ground;
  const onGround = contrast(p.figure, p.ground) > 1.8 ? p.figure : p.type;
  const seat = seatOf(A, { x: 52, y: 60, w: 580, h: 640 });
  const slats = Array.from({ length: count }, (_, i) => {
    const dy = (i % 2 === 1 ? 1 : -1) * random.between(22, 68);
    const inks =
      i % 2 === 1 ? { f: onGround, a: p.accent, g: p.ground } : { f: onAccent, a: p.ground, g: p.accent };
    return defs.clip(
      rect(i * width, 0, width + 0.6, 752, '#000'),
      rect(i * width, 0, width + 1, 760, i % 2 === 1 ? p.ground : p.accent) +
        put(A.drawing, seat.x, seat.y + dy, seat.size, inks),
    );
  });
  return (
    full(p.ground) +
    slats.join('') +
    rect(0, 752, W, H - 752, p.ground) +
    title({ x: M, y: 782, w: W - 2 * M, h: 152 }, { max: 160, valign: 'middle' }, p.type) +
    credit(M, H - 42, {}, p.type)
  );
};
