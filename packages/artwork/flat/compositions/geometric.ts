import { putIn, seatOf, shapeIn } from '#flat/seat.ts';
import { type Composition, full, H, M, shapeOn, stands, W, readableInk } from '#flat/sheet.ts';
import { mixClean, contrast, isLight, mix } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import { disc, rect, group, path } from '#kit/svg.ts';

/** The centre of the rings, its size, and how they widen. */
const manners = {
  rising: { x: 342, y: 792, heart: 262, step: 74 },
  corner: { x: 40, y: 792, heart: 420, step: 84 },
  drifting: { x: 214, y: 470, heart: 168, step: 92 },
} as const;

/** Rings round a centre that is never the middle of the sheet. */
export const concentric: Composition = ({ p, A, random, title, credit }) => {
  const manner = stands(A) ? random.pick(['rising', 'corner']) : 'drifting';
  const { x: left, y, heart, step } = manners[manner];
  const flip = random.chance(0.5);
  const x = flip ? W - left : left;
  const bold = random.chance(0.5);
  const count = 8;
  const rings = Array.from({ length: count }, (_, i) => {
    const k = count - i;
    // Those that drift crowd together on one side.
    const drift = manner === 'drifting' ? k * 30 * (flip ? -1 : 1) : 0;
    const colour = bold
      ? k % 2 === 1
        ? p.figure
        : p.ground
      : mixClean(p.ground, [p.figure, p.paper], 1 - (k - 1) / count);
    return disc(x + drift, y - (manner === 'drifting' ? k * 6 : 0), heart + k * step, colour);
  });
  const ink = shapeOn(p, p.accent, ['ground', 'figure', 'paper']);
  const inks = { f: ink, a: shapeOn(p, ink, ['paper', 'accent', 'ground']), g: p.accent };
  const area =
    manner === 'rising'
      ? { x: x - 150, y: y - 226, w: 300, h: 226 }
      : manner === 'corner'
        ? { x: flip ? W - 350 : 24, y: y - 330, w: 326, h: 330 }
        : { x: x - 112, y: y - 112, w: 224, h: 224 };
  return (
    full(p.ground) +
    rings.join('') +
    disc(x, y, heart, p.accent) +
    putIn(A, area, inks, { foot: manner !== 'drifting', flip }) +
    rect(0, 790, W, H - 790, p.ground) +
    title(
      { x: M, y: 812, w: W - 2 * M, h: 134 },
      { max: 160, valign: 'middle', align: flip ? 'right' : 'left' },
      p.type,
    ) +
    credit(flip ? W - M : M, H - 36, { align: flip ? 'right' : 'left', size: 23 }, p.type)
  );
};

const slope = -24;

/** A wedge, bars and words on one slope. */
export const diagonal: Composition = ({ p, A, B, random, title, credit }) => {
  const flip = random.chance(0.5);
  const dark = shapeOn(p, p.paper, ['type', 'figure', 'ground']);
  const strong = contrast(p.accent, p.paper) > 2.2 ? p.accent : p.figure;
  const black = strong === p.figure ? dark : p.figure;
  const sloping = (inner: string) => group(`transform="rotate(${slope} 342 513)"`, inner);
  const seat = seatOf(A, { x: 190, y: 74, w: 430, h: 450 }, { flip });
  const ink = readableInk(p, strong);
  return (
    full(p.paper) +
    disc(flip ? 470 : 440, 300, 224, mix(p.paper, black, 0.12)) +
    put(
      A.drawing,
      seat.x,
      seat.y,
      seat.size,
      { f: black, a: strong, g: p.paper },
      { turn: stands(A) ? 0 : slope, flip },
    ) +
    sloping(
      rect(-260, 560, 1240, 760, strong) + rect(-260, 516, 1240, 30, black) + rect(-260, 494, 580, 10, black),
    ) +
    (B.kind === 'scene'
      ? shapeIn(
          B,
          { x: 60, y: 760, w: W + 40, h: 268 },
          mix(strong, isLight(ink) ? '#000000' : '#ffffff', 0.2),
          { foot: true },
        )
      : '') +
    sloping(title({ x: 62, y: 594, w: 556, h: 236 }, { max: 200, stack: true }, ink)) +
    credit(M, H - M, { size: 24 }, ink)
  );
};

/** One sharp form strikes a round one; the thing is what it hits. */
export const wedge: Composition = ({ p, A, random, defs, title, credit }) => {
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? W - x : x);
  const strong = contrast(p.accent, p.paper) > 2.2 ? p.accent : p.figure;
  const black =
    [p.type, p.figure, p.ground].find((colour) => colour !== strong && contrast(colour, p.paper) > 4.5) ??
    '#191614';
  const [cx, cy, r] = [at(414), 392, 250];
  const tip = `M${at(-20)} 30L${at(420)} 400L${at(-20)} 640Z`;
  const disc1 = `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
  const area = { x: cx - 172, y: cy - 190, w: 344, h: 380 };
  const onStrong = shapeOn(p, strong, ['paper', 'ground', 'type']);
  const onBlack = shapeOn(p, black, ['paper', 'accent', 'ground']);
  return (
    full(p.paper) +
    disc(cx, cy, r, black) +
    path(tip, strong) +
    putIn(A, area, { f: onBlack, a: strong === onBlack ? p.paper : strong, g: black }) +
    defs.clip(
      `<path d="${tip}"/>`,
      defs.clip(disc1, path(tip, strong) + putIn(A, area, { f: onStrong, a: black, g: strong })),
    ) +
    rect(0, 726, W, 12, black) +
    rect(flip ? 228 : 0, 750, 456, 12, strong) +
    title(
      { x: M, y: 790, w: W - 2 * M, h: 146 },
      { max: 190, valign: 'middle', align: flip ? 'right' : 'left' },
      readableInk(p, p.paper),
    ) +
    credit(flip ? W - M : M, H - 40, { align: flip ? 'right' : 'left' }, readableInk(p, p.paper))
  );
};

/** Lines on a map: they bend by the ruler, run side by side, and meet where it happens. */
export const transit: Composition = ({ p, A, B, random, title, credit }) => {
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? W - x : x);
  const ground = contrast(p.paper, p.ground) > 1.3 && random.chance(0.5) ? p.paper : p.ground;
  const colours = [p.accent, p.figure, mix(p.figure, ground, 0.45)];
  const ink = shapeOn(p, ground, ['type', 'figure', 'ground']);
  const words = readableInk(p, ground);
  const routes = [
    `M${at(100)} -20V330Q${at(100)} 372 ${at(130)} 402L${at(340)} 612Q${at(372)} 644 ${at(410)} 644H${at(720)}`,
    `M${at(720)} 120H${at(600)}Q${at(560)} 120 ${at(530)} 150L${at(230)} 450Q${at(200)} 480 ${at(160)} 480H${at(-20)}`,
    `M${at(158)} -20V306Q${at(158)} 348 ${at(188)} 378L${at(364)} 554Q${at(396)} 586 ${at(434)} 586H${at(720)}`,
  ];
  const lines = routes.map(
    (d, i) => `<path fill="none" stroke="${colours[i] ?? ink}" stroke-width="42" d="${d}"/>`,
  );
  const station = (x: number, y: number, r: number) => disc(x, y, r, ink) + disc(x, y, r * 0.64, ground);
  const hub = { x: at(214), y: 434, r: 148 };
  const thing = (who: typeof A, x: number, y: number, r: number) =>
    disc(x, y, r, ink) +
    disc(x, y, r - 14, ground) +
    putIn(
      who,
      { x: x - r * 0.6, y: y - r * 0.6, w: r * 1.2, h: r * 1.2 },
      { f: ink, a: contrast(p.accent, ground) > 2 ? p.accent : ink, g: ground },
    );
  return (
    full(ground) +
    [lines[1], lines[2], lines[0]].join('') +
    station(at(100), 150, 30) +
    station(at(600), 644, 30) +
    station(at(600), 586, 30) +
    thing(A, hub.x, hub.y, hub.r) +
    thing(B, at(548), 142, 96) +
    title({ x: M, y: 732, w: W - 2 * M, h: 206 }, { max: 190, valign: 'bottom' }, words) +
    credit(M, H - 40, {}, words)
  );
};

const count = 6;
const climbers = new Set(['figure', 'animal', 'robot', 'ghost', 'dinosaur']);

/** Blocks of colour climb across the sheet, with a small climber. */
export const staircase: Composition = ({ p, A, B, random, measure, credit }) => {
  const flip = random.chance(0.5);
  const climber = climbers.has(A.name) ? A : B;
  const goal = climber === A ? B : A;
  const width = W / count;
  const tops = Array.from({ length: count }, (_, i) => 850 - i * 84);
  const blocks = tops.map((top, i) =>
    rect(
      flip ? W - (i + 1) * width : i * width,
      top,
      width + 0.5,
      H - top,
      mixClean(p.figure, [p.accent, p.paper], (i / (count - 1)) * 0.86),
    ),
  );
  const step = random.pick([1, 2]);
  const x = (step + 0.5) * width;
  const ink = shapeOn(p, p.ground, ['type', 'figure', 'paper']);
  const last = (count - 1.25) * width;
  const above = (tops.at(-1) ?? 430) - 8;
  const aim = { x: (flip ? W - last : last) - 122, y: above - 300, w: 244, h: 300 };
  const set = measure(
    { x: flip ? 320 : M, y: 52, w: 316, h: 260 },
    { max: 150, align: flip ? 'right' : 'left' },
  );
  return (
    full(p.ground) +
    blocks.join('') +
    putIn(
      goal,
      aim,
      { f: shapeOn(p, p.ground, ['accent', 'figure', 'type']), a: p.paper, g: p.ground },
      { foot: stands(goal) },
    ) +
    shapeIn(climber, { x: (flip ? W - x : x) - 80, y: (tops[step] ?? 700) - 168, w: 160, h: 170 }, ink, {
      foot: true,
      flip,
    }) +
    path(set.d, p.type) +
    credit(
      flip ? W - M : M,
      set.box.bottom + 46,
      { align: flip ? 'right' : 'left', size: 22, stacked: true, width: 300 },
      p.type,
    )
  );
};
