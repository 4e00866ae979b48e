import { type Composition, full, H, inkOn, M, W } from '#server/artwork/flat/sheet.ts';
import { contrast, mix } from '#server/artwork/kit/colour.ts';
import { put } from '#server/artwork/kit/motif.ts';
import { path } from '#server/artwork/kit/svg.ts';

/** One cone of light; everything else is night. */
export const beamOfLight: Composition = ({ p, A, B, random, defs, measure, credit }) => {
  const right = random.chance(0.5);
  const x = right ? 456 : 228;
  const light = contrast(p.paper, p.ground) > 3 ? p.paper : p.accent;
  const night = contrast(p.ground, light) > contrast(p.figure, light) ? p.ground : p.figure;
  const cone = defs.linear({
    from: [0, 0],
    to: [0, H],
    stops: [
      [0, light, 0.95],
      [1, mix(light, p.accent, 0.75)],
    ],
  });
  const side = right ? 'left' : 'right';
  const set = measure({ x: right ? M : 372, y: 60, w: 264, h: 300 }, { max: 150, align: side });
  const ink = inkOn(p, night);
  const height = A.kind === 'tall' || A.kind === 'actor' ? 560 : 520;
  return (
    full(night) +
    path(`M${x - 20} -10H${x + 20}L${x + 330} ${H}H${x - 330}Z`, cone) +
    put(A.drawing, x, H + 10, height, { f: night, a: mix(night, p.accent, 0.5), g: light }, { base: true }) +
    put(B.drawing, x, 150, 104, { f: night, a: p.accent, g: light }) +
    path(set.d, ink) +
    credit(right ? M : W - M, set.box.bottom + 46, { align: side, size: 22, stacked: true, width: 250 }, ink)
  );
};
