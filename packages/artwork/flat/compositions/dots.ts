import { inside } from '#flat/inside.ts';
import { apart, type Composition, full, H, M, shapeOn, W } from '#flat/sheet.ts';
import { disc, rect } from '#kit/svg.ts';

const step = 38;

/** A field of dots; the thing is where they swell. */
export const dots: Composition = ({ p, A, defs, title, credit }) => {
  const screen = (r: number, colour: string, ground: string) =>
    rect(
      0,
      0,
      W,
      760,
      defs.pattern(
        step,
        `${rect(0, 0, step, step, ground)}${disc(step / 4, step / 4, r, colour)}${disc((step * 3) / 4, (step * 3) / 4, r, colour)}`,
      ),
    );
  const small = shapeOn(p, p.ground, ['figure', 'type']);
  const large = apart(p, p.ground, small);
  return (
    full(p.ground) +
    screen(4.6, small, p.ground) +
    inside(defs, A, { x: 48, y: 64, w: 588, h: 650 }, screen(13.2, large, p.ground)) +
    rect(0, 760, W, H - 760, p.ground) +
    title({ x: M, y: 776, w: W - 2 * M, h: 166 }, { max: 190, valign: 'middle' }, p.type) +
    credit(M, H - 40, { size: 23 }, p.type)
  );
};
