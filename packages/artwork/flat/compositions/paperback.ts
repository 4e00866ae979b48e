import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, readableInk, shapeOn, stands, W } from '#flat/sheet.ts';
import { halftone } from '#flat/texture.ts';
import { contrast, mix } from '#kit/colour.ts';
import { disc, path, rect } from '#kit/svg.ts';

const spine = 46;

/** A paperback read to pieces: a banner, a worn spine, one thing far too near. */
export const paperback: Composition = ({ p, A, B, random, slip, defs, title, credit }) => {
  const band = contrast(p.accent, p.ground) > 1.5 ? p.accent : p.figure;
  const words = readableInk(p, band);
  const flip = random.chance(0.5);
  const x = spine + (W - spine) / 2;
  const body = shapeOn(p, p.ground, ['figure', 'type', 'accent']);
  const scene = B.kind === 'scene' && A.kind !== 'scene';
  const base = stands(A) || A.kind === 'scene';
  const sun = mix(p.ground, band, 0.62);
  let wear = '';
  for (let i = 0; i < 13; i++) {
    const y = random.below(H);
    wear += `M0 ${y}l${random.below(9) + 4} ${random.below(12) + 4}L0 ${y + random.below(30) + 16}Z`;
    wear += `M${spine - 3} ${random.below(H)}h${random.below(5) + 2}v${random.below(40) + 8}h-${random.below(3) + 2}Z`;
  }
  return (
    full(p.ground) +
    halftone(spine, 300, W - spine, 560, mix(p.ground, body, 0.42), { step: 16, opacity: 0.5 }) +
    disc(x + (flip ? -70 : 70), 590, 236, sun) +
    (scene
      ? putIn(
          B,
          { x: spine - 10, y: 560, w: W - spine + 20, h: 466 },
          { f: mix(p.ground, body, 0.45), a: mix(p.ground, body, 0.6), g: p.ground },
          { foot: true },
        )
      : '') +
    putIn(
      A,
      A.kind === 'scene'
        ? { x: spine - 8, y: 400, w: W - spine + 16, h: H - 396 }
        : { x: spine + 34, y: base ? 344 : 366, w: W - spine - 68, h: base ? 688 : 566 },
      { f: body, a: shapeOn(p, body, ['paper', 'accent', 'ground']), g: sun },
      { foot: base, flip, slip },
    ) +
    rect(spine, 0, W - spine, 310, band) +
    rect(spine, 310, W - spine, 8, p.paper) +
    rect(0, 0, spine, H, mix(band, '#000000', 0.36)) +
    rect(spine - 3, 0, 3, H, mix(band, '#000000', 0.6)) +
    path(wear, p.paper, 'opacity=".8" ') +
    path(`M${W} 0v34l-30 -34ZM${W} ${H}h-42l42 -26Z`, p.paper) +
    title(
      { x: spine + 34, y: 84, w: W - spine - 68, h: 200 },
      { max: 190, valign: 'middle', align: 'centre' },
      words,
    ) +
    defs.clip(rect(spine, 0, W, 80, '#000'), credit(x, 56, { size: 22, align: 'centre', width: 560 }, words))
  );
};
