import { type Composition, full, H, M, stands, tiny, W } from '#server/artwork/flat/sheet.ts';
import { contrast, mix } from '#server/artwork/kit/colour.ts';
import { put } from '#server/artwork/kit/motif.ts';
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
  const dark = contrast(p.figure, inside) > contrast(p.ground, inside) ? p.figure : p.ground;
  const place = A.kind === 'scene' ? A : B.kind === 'scene' ? B : null;
  const thing = place === A ? B : A;
  const sun = disc(thing.kind === 'round' ? 342 : 412, 330, 104, p.paper);
  const world =
    place === null
      ? sun +
        put(
          A.drawing,
          342,
          stands(A) ? foot + 4 : 400,
          kind === 'slot' ? 480 : 430,
          { f: dark, a: p.paper, g: inside },
          { base: stands(A) },
        )
      : (thing.kind === 'round'
          ? disc(342, 330, 120, p.paper) +
            put(thing.drawing, 342, 330, 190, { f: dark, a: p.accent, g: p.paper })
          : sun) +
        put(
          place.drawing,
          342,
          foot + 6,
          560,
          { f: dark, a: mix(dark, inside, 0.35), g: inside },
          { base: true },
        ) +
        (thing.kind === 'round' ? '' : tiny(thing, 302, foot - 6, 170, p.paper));
  return (
    full(p.ground) +
    defs.clip(`<path d="${d}"/>`, full(inside) + world) +
    `<path d="${d}" fill="none" stroke="${p.type}" stroke-width="2.5" transform="translate(342 400)scale(1.045)translate(-342 -400)"/>` +
    title({ x: M, y: 762, w: W - 2 * M, h: 166 }, { max: 130, align: 'centre', valign: 'middle' }, p.type) +
    credit(342, H - M, { align: 'centre', size: 23 }, p.type)
  );
};
