import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, W } from '#flat/sheet.ts';
import { contrast, mix } from '#kit/colour.ts';
import { path } from '#kit/svg.ts';

/** Things that light may come from. */
const shines = new Set(['sun', 'moon', 'star', 'window', 'eye', 'planet', 'plane', 'lightning']);

/** One cone of light; everything else is night. */
export const beamOfLight: Composition = ({ p, A, B, random, defs, measure, credit }) => {
  const right = random.chance(0.5);
  const x = right ? 456 : 228;
  const inks = [p.ground, p.figure, p.type, p.paper, p.accent].toSorted(
    (one, other) => contrast(one, '#000000') - contrast(other, '#000000'),
  );
  const night = inks[0] ?? p.ground;
  const light = inks.at(-1) ?? p.paper;
  const cone = defs.linear({
    from: [0, 0],
    to: [0, H],
    stops: [
      [0, light, 0.95],
      [1, mix(light, p.accent, contrast(p.accent, night) > 4 ? 0.5 : 0.15)],
    ],
  });
  const side = right ? 'left' : 'right';
  const set = measure({ x: right ? M : 372, y: 60, w: 264, h: 300 }, { max: 150, align: side });
  const ink = readableInk(p, night);
  return (
    full(night) +
    path(`M${x - 20} -10H${x + 20}L${x + 330} ${H}H${x - 330}Z`, cone) +
    putIn(
      A,
      { x: x - 210, y: 470, w: 420, h: H - 466 },
      { f: night, a: mix(night, p.accent, 0.5), g: light },
      { foot: true },
    ) +
    (shines.has(B.name)
      ? putIn(
          B,
          { x: x - 52, y: 92, w: 104, h: 104 },
          { f: night, a: contrast(p.accent, light) > 1.8 ? p.accent : night, g: light },
        )
      : '') +
    path(set.d, ink) +
    credit(right ? M : W - M, set.box.bottom + 46, { align: side, size: 22, stacked: true, width: 250 }, ink)
  );
};
