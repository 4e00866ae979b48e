import { seatOf } from '#flat/seat.ts';
import { type Composition, full, H, M, W } from '#flat/sheet.ts';
import { scrap } from '#flat/texture.ts';
import { contrast, mix } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';

/** Scissors and paper. */
export const collage: Composition = ({ p, A, B, random, slip, title, credit }) => {
  const above = random.chance(0.5);
  const drop = above ? 300 : 0;
  const seat = seatOf(A, { x: 110, y: 110 + drop, w: 480, h: 480 });
  const small = seatOf(B, { x: 492, y: 548 + drop * 0.9, w: 136, h: 136 });
  const dark = contrast(p.figure, p.accent) > contrast(p.type, p.accent) ? p.figure : p.type;
  return (
    full(p.ground) +
    scrap(random, 60, 60 + drop, 380, 520, p.accent, 26) +
    scrap(random, 330, 170 + drop, 300, 470, mix(p.figure, p.ground, 0.25), 26) +
    scrap(random, 120, 600 + drop, 470, 60, p.paper, 16) +
    put(
      A.drawing,
      seat.x,
      seat.y,
      seat.size,
      { f: dark, a: p.paper, g: p.accent },
      { turn: random.between(-6, 6), slip },
    ) +
    put(
      B.drawing,
      small.x,
      small.y,
      small.size,
      { f: p.type === dark ? p.accent : p.type, a: p.accent, g: p.ground },
      { turn: random.between(-8, 8) },
    ) +
    title({ x: M, y: above ? 56 : 738, w: W - 2 * M, h: 200 }, { max: 190 }, p.type) +
    credit(M, above ? 306 : H - 40, {}, p.type)
  );
};
