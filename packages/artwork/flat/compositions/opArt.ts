import { inside } from '#flat/inside.ts';
import { apart, type Composition, full, H, M, shapeOn, W } from '#flat/sheet.ts';
import { rect } from '#kit/svg.ts';

const field = 786;

/** Stripes from edge to edge, offset in the shape of a thing. */
export const opArt: Composition = ({ p, A, random, defs, title, credit }) => {
  const step = random.pick([36, 44]);
  const upright = random.chance(0.35);
  const lines = (shift: number): string => {
    let d = '';
    for (let at = shift - step; at < (upright ? W : field); at += step)
      d += upright ? `M${at} 0v${field}` : `M0 ${at}h${W}`;
    return d;
  };
  const stripes = (shift: number, colour: string) =>
    `<path fill="none" stroke="${colour}" stroke-width="${step / 2}" d="${lines(shift)}"/>`;
  const outer = shapeOn(p, p.ground, ['figure', 'type']);
  const inner = apart(p, p.ground, outer);
  return (
    full(p.ground) +
    stripes(step / 4, outer) +
    inside(
      defs,
      A,
      { x: 62, y: 74, w: 560, h: 640 },
      rect(0, 0, W, field, p.ground) + stripes((step * 3) / 4, inner),
    ) +
    rect(0, field, W, H - field, p.ground) +
    title({ x: M, y: field + 18, w: W - 2 * M, h: 146 }, { max: 180, valign: 'middle' }, p.type) +
    credit(M, H - 36, { size: 23 }, p.type)
  );
};
