import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, shapeOn, W } from '#flat/sheet.ts';
import { contrast } from '#kit/colour.ts';
import { path } from '#kit/svg.ts';

/** The first letter, as large as the sheet, and the thing overprinted on it. */
export const monogram: Composition = ({ p, A, random, defs, initial, title, credit }) => {
  const letter = initial({ x: 30, y: 60, w: W - 60, h: 640 });
  const first = contrast(p.figure, p.ground) >= 2.2 ? p.figure : p.type;
  const plate =
    [p.accent, p.paper, p.type].find(
      (colour) => colour !== first && contrast(colour, p.ground) > 1.7 && contrast(colour, first) > 1.3,
    ) ?? p.type;
  const { left, right, top, bottom } = letter.box;
  const [w, h] = [right - left, bottom - top];
  const side = random.pick([0.12, 0.3, 0.48]);
  const area = {
    x: Math.min(W - M - w * 0.66, Math.max(M, left + w * side)),
    y: top + h * 0.3,
    w: w * 0.66,
    h: h * 0.72,
  };
  const crossing = shapeOn(p, plate, ['ground', 'type', 'paper']);
  const thing = (f: string, a: string, g: string | null) => putIn(A, area, { f, a, g });
  return (
    full(p.ground) +
    path(letter.d, first) +
    thing(plate, plate, null) +
    defs.clip(
      `<path d="${letter.d}"/>`,
      thing(crossing === first ? p.ground : crossing, crossing === first ? p.ground : crossing, null),
    ) +
    title({ x: M, y: 778, w: W - 2 * M, h: 164 }, { max: 150, valign: 'middle' }, p.type) +
    credit(M, H - 40, {}, p.type)
  );
};
