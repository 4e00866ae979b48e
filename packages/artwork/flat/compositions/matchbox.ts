import { rays } from '#flat/rays.ts';
import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, readableInk, shapeOn, stands, W } from '#flat/sheet.ts';
import { contrast } from '#kit/colour.ts';
import { disc, rect } from '#kit/svg.ts';

/** A matchbox label: a thing in a burst of rays, its name in the band below, three stars. */
export const matchbox: Composition = ({ p, A, random, defs, slip, title, credit }) => {
  const [x, y, w, h] = [54, 54, W - 108, H - 108];
  const field = contrast(p.accent, p.paper) > 1.6 ? p.accent : p.figure;
  const ray =
    [p.ground, p.figure, p.paper].find((colour) => colour !== field && contrast(colour, field) > 1.15) ??
    p.paper;
  const ink = shapeOn(p, field, ['type', 'figure', 'ground', 'paper']);
  const band = contrast(p.figure, p.paper) > 3 ? p.figure : p.type;
  const text = readableInk(p, band);
  const base = stands(A);
  const clipped = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="26"/>`;
  const stars = [-84, 0, 84].map((dx) => disc(342 + dx, 935, 9, text)).join('');
  return (
    full(p.paper) +
    defs.clip(
      clipped,
      full(field) +
        `<path fill="${ray}" opacity=".55" d="${rays(342, 400, random.pick([12, 16, 20]), 900, random.between(0, 1))}"/>` +
        disc(342, 400, 262, field) +
        putIn(
          A,
          base ? { x: 112, y: 120, w: 460, h: 580 } : { x: 132, y: 170, w: 420, h: 460 },
          { f: ink, a: contrast(p.paper, ink) > 2 ? p.paper : field, g: field },
          { foot: base, slip },
        ) +
        rect(x, 700, w, 300, band) +
        rect(x, 700, w, 6, p.paper),
    ) +
    `<rect x="34" y="34" width="${W - 68}" height="${H - 68}" rx="38" fill="none" stroke="${band}" stroke-width="7"/>` +
    title({ x: 92, y: 722, w: W - 184, h: 150 }, { max: 130, align: 'centre', valign: 'middle' }, text) +
    (credit(342, 942, { align: 'centre', size: 21, width: 440 }, text) || stars)
  );
};
