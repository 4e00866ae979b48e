import { seatOf, shapeIn } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, shapeOn, stands, W } from '#flat/sheet.ts';
import { contrast, isLight, mix } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import { disc, group, rect } from '#kit/svg.ts';

const slope = -24;

/** A wedge, bars and words on one slope. */
export const diagonal: Composition = ({ p, A, B, random, title, credit }) => {
  const flip = random.chance(0.5);
  const dark = shapeOn(p, p.paper, ['type', 'figure', 'ground']);
  const strong = contrast(p.accent, p.paper) > 2.2 ? p.accent : p.figure;
  const black = strong === p.figure ? dark : p.figure;
  const sloping = (inner: string) => group(`transform="rotate(${slope} 342 513)"`, inner);
  const seat = seatOf(A, { x: 190, y: 74, w: 430, h: 450 }, { flip });
  const ink = readableInk(p, strong);
  return (
    full(p.paper) +
    disc(flip ? 470 : 440, 300, 224, mix(p.paper, black, 0.12)) +
    put(
      A.drawing,
      seat.x,
      seat.y,
      seat.size,
      { f: black, a: strong, g: p.paper },
      { turn: stands(A) ? 0 : slope, flip },
    ) +
    sloping(
      rect(-260, 560, 1240, 760, strong) + rect(-260, 516, 1240, 30, black) + rect(-260, 494, 580, 10, black),
    ) +
    (B.kind === 'scene'
      ? shapeIn(
          B,
          { x: 60, y: 760, w: W + 40, h: 268 },
          mix(strong, isLight(ink) ? '#000000' : '#ffffff', 0.2),
          { foot: true },
        )
      : '') +
    sloping(title({ x: 62, y: 594, w: 556, h: 236 }, { max: 200, stack: true }, ink)) +
    credit(M, H - M, { size: 24 }, ink)
  );
};
