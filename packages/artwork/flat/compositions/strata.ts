import { putIn, shapeIn } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, shapeOn, W } from '#flat/sheet.ts';
import { contrast, mix, mixClean } from '#kit/colour.ts';
import { disc, path, rect } from '#kit/svg.ts';

/** A travel poster: layered land under a flat sun, in a frame of paper. */
export const strata: Composition = ({ p, A, B, random, title, credit }) => {
  const sky = contrast(p.figure, p.ground) < 2.6 ? mixClean(p.ground, [p.paper], 0.35) : p.ground;
  const pale = mix(p.figure, p.paper, 0.62);
  const sun = contrast(p.accent, sky) > 1.5 ? p.accent : p.paper;
  const phase = random.between(0, 6);
  const place = random.between(-0.5, 0.5);
  const layers = Array.from({ length: 5 }, (_, i) => {
    const t = i / 4;
    const [y, reach, s] = [500 + i * 66, 46 - i * 4, phase + i * 1.9];
    const at = (wave: number) => Math.round(y + wave * reach);
    const land = path(
      `M0 ${at(Math.sin(s))}C150 ${at(Math.sin(s + 1.4) * 1.6)} 260 ${at(-Math.cos(s))} 400 ${at(Math.sin(s + 2.6))}S600 ${at(-Math.sin(s) * 1.4)} 684 ${at(Math.cos(s + 1))}V${H}H0Z`,
      mix(pale, p.figure, t),
    );
    if (i === 1 && A.kind === 'scene')
      return (
        land +
        putIn(
          A,
          { x: 62 + place * 100, y: 400, w: 560, h: 400 },
          { f: mix(pale, p.figure, 0.55), a: mix(pale, p.figure, 0.8), g: p.paper },
          { foot: true },
        )
      );
    if (i === 2 && A.kind !== 'scene')
      return (
        land +
        putIn(
          A,
          { x: 342 + place * 200 - 170, y: y - 290, w: 340, h: 336 },
          { f: p.figure, a: sun, g: pale },
          { foot: true },
        )
      );
    return land;
  });
  const on = shapeOn(p, sun, ['figure', 'ground', 'paper']);
  const heaven =
    B.kind === 'round' && B.name !== 'sun'
      ? disc(342, 330, 200, sun) + putIn(B, { x: 202, y: 190, w: 280, h: 280 }, { f: on, a: p.paper, g: sun })
      : disc(342, 360, 190, sun) +
        (B.kind === 'sky' ? shapeIn(B, { x: 262, y: 260, w: 160, h: 130 }, on) : '');
  const ink = readableInk(p, p.figure);
  return (
    full(sky) +
    heaven +
    layers.join('') +
    rect(0, 812, W, H - 812, p.figure) +
    title({ x: M, y: 824, w: W - 2 * M, h: 128 }, { max: 120, align: 'centre', valign: 'middle' }, ink) +
    credit(342, 984, { align: 'centre', size: 21 }, ink) +
    `<path fill="none" stroke="${p.paper}" stroke-width="32" d="M8 8H676V1018H8Z"/>`
  );
};
