import { putIn, shapeIn } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, shapeOn, stands, W } from '#flat/sheet.ts';
import { mix, mixClean, contrast } from '#kit/colour.ts';
import { disc, rect, path } from '#kit/svg.ts';

/** Scenes that fill a width; the others are placed in it. */
const ranges = new Set(['skyline', 'mountains', 'forest', 'desert', 'ocean', 'wave', 'crowd']);

/** A low ground line under one huge disc; the title in the sky or in a solid apron. */
export const horizon: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const apron = random.chance(0.5);
  const r = random.between(150, 214);
  const x = random.pick([200, 342, 484]);
  const foot = apron ? 800 : H + 4;
  const crest = foot - (apron ? 330 : 420);
  const y = crest + 10;
  const sky = defs.linear({
    from: [0, 0],
    to: [0, crest + 200],
    stops: [
      [0, p.ground],
      // Plain as far as the title reaches.
      [0.42, p.ground],
      [1, mixClean(p.ground, [p.accent, p.figure], 0.34)],
    ],
  });
  const sun =
    B.kind === 'round' && B.name !== 'sun'
      ? disc(x, y, r, p.paper) +
        putIn(
          B,
          { x: x - r * 0.8, y: y - r * 0.8, w: r * 1.6, h: r * 1.6 },
          { f: p.accent, a: p.figure, g: p.paper },
        )
      : disc(x, y, r, p.accent);
  const actor =
    stands(B) || B.kind === 'sky'
      ? shapeIn(
          B,
          { x: x - r * 0.6, y: y - r * 0.72, w: r * 1.2, h: r * 0.8 },
          shapeOn(p, p.accent, ['figure', 'ground', 'paper']),
        )
      : '';
  const range = ranges.has(A.name);
  const far = range
    ? shapeIn(A, { x: -120, y: 330, w: 924, h: foot - 364 }, mix(p.figure, p.ground, 0.45), {
        flip: true,
        foot: true,
      }) + rect(0, foot - 36, W, 40, mix(p.figure, p.ground, 0.45))
    : '';
  const near = putIn(
    A,
    { x: -10, y: crest, w: W + 20, h: foot - crest },
    { f: p.figure, a: mix(p.figure, p.ground, 0.28), g: p.ground },
    { foot: true },
  );
  const ink = readableInk(p, p.figure);
  const words = apron
    ? rect(0, foot - 2, W, H, p.figure) +
      title({ x: M, y: foot + 18, w: W - 2 * M, h: 142 }, { max: 190, valign: 'middle' }, ink) +
      credit(M, H - 30, { size: 22 }, ink)
    : title({ x: M, y: 58, w: W - 2 * M, h: 240 }, { max: 210 }, p.type);
  return full(sky) + sun + actor + far + near + words;
};

/** A sun wider than the sheet sets behind one thing. */
export const lowSun: Composition = ({ p, A, B, random, title, credit }) => {
  const sun = contrast(p.accent, p.ground) > 1.5 ? p.accent : p.paper;
  const land = shapeOn(p, sun, ['figure', 'type', 'ground']);
  const ground = 852;
  const x = random.pick([228, 342, 456]);
  const r = random.pick([282, 330]);
  const sinking = random.chance(0.5);
  const bars = sinking
    ? Array.from({ length: 6 }, (_, i) => rect(0, ground - 34 - i * 56, W, 26 - i * 3.6, p.ground)).join('')
    : '';
  const far = B.kind === 'scene' && A.kind !== 'scene';
  const ink = readableInk(p, land);
  return (
    full(p.ground) +
    disc(342, ground - r * 0.72, r, sun) +
    bars +
    (far
      ? putIn(
          B,
          { x: -30, y: ground - 260, w: 744, h: 262 },
          { f: mixClean(sun, [land], 0.4), a: mixClean(sun, [land], 0.5), g: sun },
          { foot: true },
        )
      : '') +
    putIn(
      A,
      A.kind === 'scene'
        ? { x: -20, y: 380, w: 724, h: ground - 378 }
        : { x: x - 236, y: 372, w: 472, h: ground - 368 },
      { f: land, a: land === p.figure ? mixClean(land, [sun], 0.3) : land, g: sun },
      { foot: stands(A) || A.kind === 'scene' },
    ) +
    rect(0, ground, W, H - ground, land) +
    title({ x: M, y: 52, w: W - 2 * M, h: 230 }, { max: 230, valign: 'top' }, p.type) +
    credit(M, H - 44, {}, ink)
  );
};

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

const height = 164;

/** A world far too large for the sheet, and one thing alone on its crown. */
export const outpost: Composition = ({ p, A, B, random, title, credit }) => {
  const crown = random.pick([560, 600]);
  const r = random.pick([420, 560]);
  const left = random.chance(0.5);
  const x = left ? 282 : 402;
  const world = contrast(p.figure, p.ground) >= 1.8 ? p.figure : p.accent;
  const core = mix(world, p.ground, 0.32);
  const alone = stands(A) ? A : B;
  const lit = shapeOn(p, p.ground, ['accent', 'paper', 'type', 'figure']);
  const lone = lit === world ? shapeOn(p, p.ground, ['type', 'paper']) : lit;
  const moon =
    alone === A && B.kind === 'round'
      ? putIn(
          B,
          { x: left ? 430 : 94, y: 330, w: 160, h: 160 },
          { f: mix(p.ground, world, 0.55), a: mix(p.ground, world, 0.3), g: p.ground },
        )
      : '';
  return (
    full(p.ground) +
    moon +
    disc(x, crown + r, r, world) +
    disc(x, crown + r, r * 0.74, mix(world, p.ground, 0.16)) +
    disc(x, crown + r, r * 0.48, core) +
    shapeIn(alone, { x: x - 120, y: crown - height + 3, w: 240, h: height }, lone, { foot: true }) +
    title({ x: M, y: 56, w: W - 2 * M, h: 250 }, { max: 200 }, p.type) +
    credit(x, H - 36, { align: 'centre', size: 22, width: 360 }, readableInk(p, core))
  );
};
