import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, inksOf, stands, W } from '#flat/sheet.ts';
import { hatch } from '#flat/texture.ts';
import { contrast } from '#kit/colour.ts';
import { disc, rect } from '#kit/svg.ts';

/** An engraved medallion in a ruled border. */
export const emblem: Composition = ({ p, A, B, defs, title, credit }) => {
  const [y, r] = [436, 236];
  const rule = (inset: number, width: number) =>
    `<path fill="none" stroke="${p.type}" stroke-width="${width}" d="M${inset} ${inset}H${W - inset}V${H - inset}H${inset}Z"/>`;
  const corners = defs.repeat(
    putIn(B, { x: -23, y: -23, w: 46, h: 46 }, { f: p.type, a: p.type, g: p.ground }),
    [
      [64, 64],
      [W - 64, 64],
      [64, H - 64],
      [W - 64, H - 64],
    ],
  );
  const base = A.kind === 'scene' || stands(A);
  const figure = contrast(p.figure, p.accent) > 2 ? p.figure : p.type;
  return (
    full(p.ground) +
    rule(24, 5) +
    rule(36, 1.6) +
    corners +
    disc(342, y, r + 22, p.type) +
    disc(342, y, r + 16, p.ground) +
    defs.clip(
      `<circle cx="342" cy="${y}" r="${r}"/>`,
      rect(0, 0, W, H, p.accent) +
        hatch(90, y - r, 504, r * 2, p.ground) +
        putIn(
          A,
          A.kind === 'scene'
            ? { x: 92, y: y - 150, w: 500, h: r + 154 }
            : base
              ? { x: 162, y: y - 190, w: 360, h: r + 192 }
              : { x: 172, y: y - 165, w: 340, h: 330 },
          inksOf(p, p.accent, figure),
          { foot: base },
        ),
    ) +
    title({ x: 92, y: 716, w: W - 184, h: 176 }, { max: 130, align: 'centre', valign: 'middle' }, p.type) +
    credit(342, H - 80, { align: 'centre', size: 22, width: 420 }, p.type)
  );
};
