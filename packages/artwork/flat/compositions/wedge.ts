import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, shapeOn, W } from '#flat/sheet.ts';
import { contrast } from '#kit/colour.ts';
import { disc, path, rect } from '#kit/svg.ts';

/** One sharp form strikes a round one; the thing is what it hits. */
export const wedge: Composition = ({ p, A, random, defs, title, credit }) => {
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? W - x : x);
  const strong = contrast(p.accent, p.paper) > 2.2 ? p.accent : p.figure;
  const black =
    [p.type, p.figure, p.ground].find((colour) => colour !== strong && contrast(colour, p.paper) > 4.5) ??
    '#191614';
  const [cx, cy, r] = [at(414), 392, 250];
  const tip = `M${at(-20)} 30L${at(420)} 400L${at(-20)} 640Z`;
  const disc1 = `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
  const area = { x: cx - 172, y: cy - 190, w: 344, h: 380 };
  const onStrong = shapeOn(p, strong, ['paper', 'ground', 'type']);
  const onBlack = shapeOn(p, black, ['paper', 'accent', 'ground']);
  return (
    full(p.paper) +
    disc(cx, cy, r, black) +
    path(tip, strong) +
    putIn(A, area, { f: onBlack, a: strong === onBlack ? p.paper : strong, g: black }) +
    defs.clip(
      `<path d="${tip}"/>`,
      defs.clip(disc1, path(tip, strong) + putIn(A, area, { f: onStrong, a: black, g: strong })),
    ) +
    rect(0, 726, W, 12, black) +
    rect(flip ? 228 : 0, 750, 456, 12, strong) +
    title(
      { x: M, y: 790, w: W - 2 * M, h: 146 },
      { max: 190, valign: 'middle', align: flip ? 'right' : 'left' },
      readableInk(p, p.paper),
    ) +
    credit(flip ? W - M : M, H - 40, { align: flip ? 'right' : 'left' }, readableInk(p, p.paper))
  );
};
