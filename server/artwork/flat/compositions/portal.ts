import { putIn, shapeIn } from '#server/artwork/flat/seat.ts';
import { type Composition, full, H, M, shapeOn, stands, W } from '#server/artwork/flat/sheet.ts';
import { contrast, mix } from '#server/artwork/kit/colour.ts';
import { disc } from '#server/artwork/kit/svg.ts';

const frames = {
  arch: { d: 'M126 690V330A216 216 0 0 1 558 330V690Z', foot: 690 },
  circle: { d: 'M74 400a268 268 0 1 1 536 0a268 268 0 1 1 -536 0Z', foot: 668 },
  slot: { d: 'M192 84H492V716H192Z', foot: 716 },
} as const;

/** A frame that opens on to another world. */
export const portal: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const kind = random.pick(['arch', 'circle', 'slot']);
  const { d, foot } = frames[kind];
  const inside = p.accent;
  const dark = shapeOn(p, inside, ['figure', 'ground', 'type', 'paper']);
  const pale = contrast(p.paper, dark) > 1.8 ? p.paper : mix(inside, '#000000', 0.3);
  const place = A.kind === 'scene' ? A : B.kind === 'scene' ? B : null;
  const thing = place === A ? B : A;
  const sun = disc(thing.kind === 'round' ? 342 : 412, 330, 104, pale);
  const world =
    place === null
      ? sun +
        putIn(
          A,
          stands(A)
            ? { x: kind === 'slot' ? 216 : 152, y: 190, w: kind === 'slot' ? 252 : 380, h: foot - 188 }
            : { x: kind === 'slot' ? 226 : 172, y: 230, w: kind === 'slot' ? 232 : 340, h: 340 },
          { f: dark, a: contrast(p.paper, dark) > 1.8 ? p.paper : inside, g: inside },
          { foot: stands(A) },
        )
      : (thing.kind === 'round'
          ? disc(342, 330, 120, pale) +
            putIn(thing, { x: 252, y: 240, w: 180, h: 180 }, { f: dark, a: inside, g: pale })
          : sun) +
        putIn(
          place,
          { x: 62, y: 300, w: 560, h: foot - 296 },
          { f: dark, a: mix(dark, inside, 0.35), g: inside },
          { foot: true },
        ) +
        (stands(thing)
          ? shapeIn(
              thing,
              { x: 222, y: foot - 170, w: 160, h: 160 },
              shapeOn(p, dark, ['paper', 'accent', 'ground']),
              {
                foot: true,
              },
            )
          : '');
  return (
    full(p.ground) +
    defs.clip(`<path d="${d}"/>`, full(inside) + world) +
    `<path d="${d}" fill="none" stroke="${p.type}" stroke-width="2.5" transform="translate(342 400)scale(1.045)translate(-342 -400)"/>` +
    title({ x: M, y: 762, w: W - 2 * M, h: 166 }, { max: 130, align: 'centre', valign: 'middle' }, p.type) +
    credit(342, H - M, { align: 'centre', size: 23 }, p.type)
  );
};
