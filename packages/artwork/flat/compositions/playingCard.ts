import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, readableInk, shapeOn, stands, W } from '#flat/sheet.ts';
import { contrast } from '#kit/colour.ts';
import { group, rect } from '#kit/svg.ts';

/** A court card: one of them rules above, the other below. */
export const playingCard: Composition = ({ p, A, B, title, credit, defs }) => {
  const card = contrast(p.paper, p.ground) > 1.25 ? p.paper : p.ground;
  const ground = card === p.ground ? p.figure : p.ground;
  const ink = shapeOn(p, card, ['figure', 'type', 'ground']);
  const other =
    [p.accent, p.figure, p.type].find((colour) => contrast(colour, card) >= 2.2 && colour !== ink) ?? ink;
  const upper = { x: 132, y: 74, w: 420, h: 330 };
  const half = (thing: typeof A, f: string, a: string) =>
    putIn(
      thing,
      upper,
      { f, a: contrast(a, f) < 1.4 ? card : a, g: card },
      { foot: stands(thing) || thing.kind === 'scene' },
    );
  const pip = (thing: typeof A, colour: string) =>
    putIn(thing, { x: 50, y: 52, w: 66, h: 66 }, { f: colour, a: colour, g: card });
  const about = (inner: string) => group(`transform="rotate(180 342 ${H / 2})"`, inner);
  const text = readableInk(p, card);
  return (
    full(ground) +
    `<rect x="26" y="26" width="${W - 52}" height="${H - 52}" rx="36" fill="${card}"/>` +
    defs.clip(rect(120, 60, 444, 345, '#000'), half(A, ink, other)) +
    about(defs.clip(rect(120, 60, 444, 345, '#000'), half(B, other, ink))) +
    pip(A, ink) +
    about(pip(B, other)) +
    rect(60, 404, W - 120, 3, text) +
    rect(60, H - 407, W - 120, 3, text) +
    title({ x: 66, y: 424, w: W - 132, h: 140 }, { max: 120, align: 'centre', valign: 'middle' }, text) +
    credit(342, 600, { align: 'centre', size: 21, width: 480 }, text)
  );
};
