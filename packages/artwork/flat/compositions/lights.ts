import { putIn, seatOf, shapeIn, inkBox } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, W, stands, shapeOn, inksOf, rays } from '#flat/sheet.ts';
import { contrast, mix, isLight, mixClean } from '#kit/colour.ts';
import { put, silhouette } from '#kit/motif.ts';
import { path, rect, disc, ellipse, group } from '#kit/svg.ts';

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

/** Light falls through a blind on to a wall, with a person or thing in it. */
export const blinds: Composition = ({ p, A, random, defs, title, credit }) => {
  const flip = random.chance(0.5);
  const night = isLight(p.ground) ? mix(p.type, '#000000', 0.2) : p.ground;
  const light = [p.accent, p.paper, p.figure].find((colour) => contrast(colour, night) > 4.5) ?? p.paper;
  const wall = mix(night, light, 0.07);
  const slats = Array.from({ length: 13 }, (_, i) => {
    const y = 40 + i * 52;
    const slope = flip ? -70 : 70;
    return `M90 ${y + (flip ? 70 : 0)}L594 ${y + slope + (flip ? 70 : 0)}v26L90 ${y + 26 + (flip ? 70 : 0)}Z`;
  }).join('');
  const foot = 764;
  const base = stands(A);
  return (
    full(wall) +
    `<path fill="${light}" d="${slats}"/>` +
    defs.clip(
      rect(0, 0, W, foot, '#000'),
      putIn(
        A,
        base ? { x: 120, y: 110, w: 444, h: foot - 100 } : { x: 110, y: 140, w: 464, h: 500 },
        { f: night, a: contrast(p.figure, night) > 1.6 && p.figure !== light ? p.figure : wall, g: light },
        { foot: base, flip },
      ),
    ) +
    rect(0, foot, W, H - foot, night) +
    title({ x: M, y: foot + 22, w: W - 2 * M, h: 150 }, { max: 170, valign: 'middle' }, light) +
    credit(M, H - 42, {}, light)
  );
};

/** One sign in glass tubes on a dark wall, and its light on the wet ground. */
export const neon: Composition = ({ p, A, random, defs, title, credit }) => {
  const night = isLight(p.ground) ? mix(p.type, '#000000', 0.45) : mix(p.ground, '#000000', 0.35);
  const tube = shapeOn({ ...p, ground: night }, night, ['accent', 'figure', 'paper']);
  const other = tube === p.accent ? shapeOn({ ...p, ground: night }, night, ['figure', 'paper']) : p.paper;
  const y = 392;
  const seat = seatOf(A, { x: 112, y: 112, w: 460, h: 560 }, { foot: stands(A) });
  const ring = random.chance(0.5);
  const lit = (width: number, f: string, a: string) =>
    put(A.drawing, seat.x, seat.y, seat.size, { f, a, g: f }, { line: (width * 100) / seat.size });
  const hoop = (width: number, colour: string) =>
    ring ? `<circle cx="342" cy="${y}" r="300" fill="none" stroke="${colour}" stroke-width="${width}"/>` : '';
  const glow = (x: number, at: number, r: number, colour: string) =>
    disc(
      x,
      at,
      r,
      defs.radial({
        at: [x, at],
        r,
        stops: [
          [0, colour, 0.34],
          [0.55, colour, 0.12],
          [1, colour, 0],
        ],
      }),
    );
  const pale = mix(tube, '#ffffff', 0.74);
  return (
    full(night) +
    glow(342, y, 470, tube) +
    hoop(26, mix(night, other, 0.22)) +
    hoop(12, mix(night, other, 0.8)) +
    hoop(4, mix(other, '#ffffff', 0.7)) +
    lit(30, mix(night, tube, 0.2), mix(night, other, 0.2)) +
    lit(14, mix(night, tube, 0.86), mix(night, other, 0.86)) +
    lit(5, pale, mix(other, '#ffffff', 0.74)) +
    rect(0, 752, W, H - 752, mix(night, '#000000', 0.35)) +
    ellipse(
      342,
      770,
      330,
      34,
      defs.radial({
        at: [342, 770],
        r: 330,
        squash: 0.12,
        stops: [
          [0, tube, 0.5],
          [1, tube, 0],
        ],
      }),
    ) +
    title(
      { x: 48, y: 806, w: W - 96, h: 136 },
      { max: 150, align: 'centre', valign: 'middle' },
      mix(tube, '#ffffff', 0.8),
    ) +
    credit(342, H - 42, { align: 'centre', size: 22 }, mix(tube, '#ffffff', 0.6))
  );
};

/** A small upright thing throws the shadow of another. */
export const shadow: Composition = ({ p, A, B, random, title, credit }) => {
  const y = 372;
  const floor = contrast(p.accent, p.figure) > 2 ? p.accent : p.paper;
  const dark = shapeOn(p, floor, ['figure', 'ground', 'type']);
  // A four-legged shape becomes unrecognisable when slanted.
  const lean = A.name === 'animal' ? 0 : random.pick([-18, 0, 18]);
  const seat = seatOf(A, { x: 62, y: y - 6, w: 560, h: 540 });
  const { bottom } = inkBox(A.drawing);
  // Hung by its feet from the line where it meets the thing that casts it.
  const cast = silhouette(A.drawing, seat.x, y - 4 - ((100 - bottom) * seat.size) / 100, seat.size, dark, {
    base: true,
    upside: true,
  });
  return (
    full(p.ground) +
    rect(0, y, W, H - y, floor) +
    group(`transform="translate(342 ${y})skewX(${lean})translate(-342 ${-y})"`, cast) +
    shapeIn(B, { x: 262, y: y - 146, w: 160, h: 150 }, p.type, { foot: true }) +
    title({ x: M, y: 44, w: W - 2 * M, h: 150 }, { max: 190, align: 'centre', valign: 'middle' }, p.type) +
    credit(M, H - 34, { size: 23 }, readableInk(p, floor))
  );
};

/** The sky is all rays, with the thing in front of their sun. */
export const sunburst: Composition = ({ p, A, random, title, credit }) => {
  const sky = p.ground;
  const ray = mixClean(sky, [p.accent, p.paper, p.figure], random.pick([0.3, 1]));
  const bold = contrast(ray, sky) > 1.12 ? ray : p.paper;
  const sun = contrast(p.paper, p.figure) > 2.2 ? p.paper : p.accent;
  const y = random.pick([400, 520, 690]);
  const base = stands(A) || A.kind === 'scene';
  const ink = readableInk(p, p.figure);
  const body = inksOf(p, sun, shapeOn(p, sun, ['figure', 'type', 'ground']));
  return (
    full(sky) +
    path(rays(342, y, random.pick([14, 18, 24]), 1100, random.between(0, 1)), bold) +
    disc(342, y, 236, sun) +
    rect(0, 770, W, H - 770, p.figure) +
    putIn(A, base ? { x: 72, y: 110, w: 540, h: 662 } : { x: 132, y: y - 190, w: 420, h: 380 }, body, {
      foot: base,
    }) +
    title({ x: M, y: 792, w: W - 2 * M, h: 150 }, { max: 180, align: 'centre', valign: 'middle' }, ink) +
    credit(342, H - 38, { align: 'centre', size: 23 }, ink)
  );
};
