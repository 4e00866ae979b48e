import { seatOf, shapeIn } from '#flat/seat.ts';
import { type Composition, full, inksOf, M, readableInk, shaded, shapeOn, W } from '#flat/sheet.ts';
import { halftone } from '#flat/texture.ts';
import { mix, mixClean } from '#kit/colour.ts';
import { disc, rect } from '#kit/svg.ts';

const huge = new Set(['castle', 'house', 'rocket', 'tree', 'dinosaur', 'robot', 'ship', 'cross', 'door']);
const human = new Set(['figure', 'couple', 'car', 'animal']);

/** One huge thing; a person at its foot, if any, gives the scale. */
export const monument: Composition = (sheet) => {
  const { p, A, B, random, title, credit } = sheet;
  const measured = huge.has(A.name) && human.has(B.name);
  const side = random.pick([-1, 1]);
  const x = measured ? 342 - side * 60 : 342;
  const back = random.chance(0.5)
    ? halftone(0, 330, W, 620, mix(p.ground, p.figure, 0.5), { opacity: 0.7 })
    : disc(x, 640, 300, mixClean(p.ground, [p.accent, p.figure], 0.5));
  const earth = mix(p.figure, '#000000', 0.35);
  const seat = seatOf(A, { x: x - 296, y: 300, w: 592, h: 670 }, { foot: true });
  return (
    full(p.ground) +
    back +
    shaded(sheet, A, seat.x, seat.y, seat.size, inksOf(p), {}) +
    rect(0, 968, W, 60, earth) +
    (measured
      ? shapeIn(
          B,
          { x: side > 0 ? 520 : 44, y: 836, w: 120, h: 134 },
          shapeOn(p, p.ground, ['accent', 'type', 'paper']),
          { foot: true },
        )
      : '') +
    title({ x: M, y: 56, w: W - 2 * M, h: 210 }, { max: 280, align: measured ? 'left' : 'centre' }, p.type) +
    credit(M, 1006, { size: 21 }, readableInk(p, earth))
  );
};
