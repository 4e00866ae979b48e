import { seatOf } from '#flat/seat.ts';
import { type Composition, full, M, shapeOn, W } from '#flat/sheet.ts';
import { contrast } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import { disc, rect } from '#kit/svg.ts';

const half = (x: number): string => rect(x, 342, 342, 684, '#000');

/** Large words flush left over a hairline; below it one cut through the thing. */
export const swiss: Composition = ({ p, A, random, defs, title, credit }) => {
  const round = random.chance(0.5);
  const field = contrast(p.figure, p.ground) > 1.6 ? p.figure : p.accent;
  const accent = field === p.accent ? p.paper : p.accent;
  const on = shapeOn(p, accent, ['figure', 'ground', 'paper', 'type']);
  const { x, y, size } = seatOf(
    A,
    round ? { x: 112, y: 454, w: 460, h: 460 } : { x: 72, y: 400, w: 540, h: 570 },
  );
  const picture = round
    ? disc(342, 684, 300, accent) +
      defs.clip(
        rect(0, 342, W, 684, '#000'),
        put(A.drawing, x, y, size, { f: on === field ? p.ground : on, a: field, g: accent }),
      )
    : rect(0, 342, 342, 684, accent) +
      defs.clip(half(0), put(A.drawing, x, y, size, { f: on, a: p.ground, g: accent })) +
      defs.clip(half(342), put(A.drawing, x, y, size, { f: accent, a: p.paper, g: field }));
  return (
    full(p.ground) +
    rect(0, 342, W, 684, field) +
    picture +
    title({ x: M, y: 52, w: W - 2 * M, h: 196 }, { max: 190 }, p.type) +
    rect(M, 308, W - 2 * M, 2, p.type) +
    credit(M, 296, { size: 21 }, p.type)
  );
};
