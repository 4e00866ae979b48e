import { inksOf, readableInk, shapeOn, stands } from '#flat/sheet.ts';
import { type Colour, contrast, mix, mixClean, type Palette } from '#kit/colour.ts';
import { put, silhouette } from '#kit/motif.ts';
import type { Random } from '#kit/random.ts';
import { type Defs, disc, group, num, path, rect } from '#kit/svg.ts';
import type { Prop } from '#lit/set.ts';

import { cardSize } from './card.ts';

const { w: W, h: H } = cardSize;

/** Paper and inks of a poster, and its subject. */
export type Wide = { p: Palette; A: Prop; random: Random; defs: Defs };

/** Draws the right half; the left is the poster's ground. */
type Layout = (wide: Wide) => string;

/** The second surface of a picture: the strongest ink that still lets the figure be seen on it. */
const surface = (p: Palette): Colour =>
  [p.accent, p.figure].find((colour) => contrast(colour, p.ground) >= 1.5) ?? mix(p.ground, p.type, 0.3);

const figureOn = (p: Palette, on: Colour): Colour => shapeOn(p, on, ['ground', 'figure', 'type', 'paper']);

/** One disc as high as the sheet, and the thing on it. */
const sun: Layout = ({ p, A }) => {
  const back = surface(p);
  const ink = figureOn(p, back);
  const inks = { f: ink, a: contrast(p.figure, back) > 1.6 && p.figure !== ink ? p.figure : ink, g: back };
  return stands(A)
    ? disc(900, 330, 290, back) + put(A.drawing, 900, H + 6, 560, inks, { base: true })
    : disc(900, 315, 290, back) + put(A.drawing, 900, 315, 390, inks);
};

/** The sheet is cut in two, and every part swaps its colour at the cut. */
const cut: Layout = ({ p, A, defs }) => {
  const at = 900;
  const [x, y, size] = [at, stands(A) ? H + 8 : 315, stands(A) ? 560 : 500];
  const base = { base: stands(A) };
  const turned = { f: p.ground, a: p.ground, g: p.figure };
  return (
    put(A.drawing, x, y, size, inksOf(p), base) +
    defs.clip(
      `<path d="M${at} 0H${W}V${H}H${at}z"/>`,
      rect(at, 0, W - at, H, p.figure) + put(A.drawing, x, y, size, turned, base),
    )
  );
};

/** A field of the figure's ink, the thing left out of it. */
const field: Layout = ({ p, A, defs }) => {
  const ink = figureOn(p, p.figure);
  const accent = contrast(p.accent, p.figure) >= 1.8 ? p.accent : ink;
  const inks = { f: ink, a: accent, g: p.figure };
  const [x, w] = [656, W - 656];
  const middle = x + w / 2;
  const scene = A.kind === 'scene';
  return defs.clip(
    `<path d="M${x} 0H${W}V${H}H${x}z"/>`,
    rect(x, 0, w, H, p.figure) +
      (scene || stands(A)
        ? put(A.drawing, middle, H + 4, scene ? w + 10 : 512, inks, { base: true })
        : put(A.drawing, middle, H / 2, 430, inks)),
  );
};

/** So close that it leaves the sheet on two sides; people keep their heads. */
const crop: Layout = ({ p, A }) => {
  const person = A.name === 'figure' || A.name === 'couple';
  return put(A.drawing, person ? 960 : 1030, person ? 462 : 372, 860, inksOf(p), {
    turn: person ? 0 : -6,
    flip: !person,
  });
};

/** The same thing again and again, one of them different. */
const frieze: Layout = ({ p, A, random }) => {
  const [columns, rows, step] = [4, 5, 140];
  const odd = 1 + random.below(columns - 2) + columns * (1 + random.below(rows - 2));
  const plain = p.figure;
  const loud = contrast(p.accent, p.ground) >= 1.7 ? p.accent : p.type;
  let picture = '';
  for (let i = 0; i < columns * rows; i++) {
    const [x, y] = [708 + (i % columns) * step, 35 + Math.floor(i / columns) * step];
    const inks = i === odd ? { f: loud, a: loud, g: p.ground } : { f: plain, a: plain, g: p.ground };
    picture += put(A.drawing, x, y, 116, inks);
  }
  return picture;
};

/** Land along the whole foot, the sun behind it. */
const land: Layout = ({ p, A, random }) => {
  const far = mixClean(p.ground, [p.figure, p.accent], 0.4);
  const low = H - 112;
  return (
    disc(random.pick([820, 890, 960]), 252, 172, surface(p)) +
    silhouette(A.drawing, 990, low + 4, 700, far, { base: true, flip: true }) +
    put(A.drawing, 910, low + 4, 580, inksOf(p), { base: true }) +
    rect(0, low, W, H - low, p.figure)
  );
};

/** A door in the sheet, with its subject inside. */
const door: Layout = ({ p, A, defs }) => {
  const [x, w, top] = [712, 388, 84];
  const r = w / 2;
  const arch = (out: number) =>
    `M${x - out} ${H}V${top + r}A${r + out} ${r + out} 0 0 1 ${x + w + out} ${top + r}V${H}z`;
  const inside = surface(p);
  const ink = figureOn(p, inside);
  const scene = A.kind === 'scene';
  const inks = { f: ink, a: contrast(p.paper, inside) > 1.4 && p.paper !== ink ? p.paper : ink, g: inside };
  return (
    `<path fill="none" stroke="${shapeOn(p, p.ground, ['figure', 'accent', 'type'])}" stroke-width="4" d="${arch(20)}"/>` +
    defs.clip(
      `<path d="${arch(0)}"/>`,
      rect(x, top, w, H - top, inside) +
        disc(x + r, 250, 92, mix(inside, p.paper, 0.55)) +
        put(A.drawing, x + r, scene || stands(A) ? H + 4 : 400, scene ? w * 1.2 : 340, inks, {
          base: scene || stands(A),
        }),
    )
  );
};

/** Rings that close in on the thing. */
const rings: Layout = ({ p, A }) => {
  const inks = [p.figure, p.ground, p.figure, p.ground, surface(p)] as const;
  const radii = [404, 338, 272, 208, 148] as const;
  const heart = surface(p);
  const circles = radii.map((r, i) => disc(1024 - i * 13, 315, r, inks[i] ?? p.ground)).join('');
  const ink = figureOn(p, heart);
  return circles + put(A.drawing, 972, 315, 196, { f: ink, a: ink, g: heart });
};

/** Rays that start behind the thing. */
const burst: Layout = ({ p, A, defs }) => {
  const [x, y, count] = [928, stands(A) ? 360 : 315, 12];
  const reach = 560;
  let d = '';
  for (let i = 0; i < count; i++) {
    const at = (part: number) => {
      const turn = ((i + part) / count) * 2 * Math.PI;
      return `${num(x + reach * Math.cos(turn))} ${num(y + reach * Math.sin(turn))}`;
    };
    d += `M${x} ${y}L${at(0)}L${at(0.5)}z`;
  }
  const heart = surface(p);
  const ink = figureOn(p, heart);
  return (
    defs.clip(
      `<path d="M656 0H${W}V${H}H656z"/>`,
      rect(656, 0, W - 656, H, mixClean(p.ground, [p.figure, p.accent], 0.2)) +
        path(d, mixClean(p.ground, [p.figure, p.accent], 0.62)),
    ) +
    disc(x, y, 216, heart) +
    put(
      A.drawing,
      x,
      stands(A) ? y + 178 : y,
      stands(A) ? 350 : 290,
      { f: ink, a: ink, g: heart },
      { base: stands(A) },
    )
  );
};

/** Everything on one slope. */
const slope: Layout = ({ p, A }) => {
  const hill = p.figure;
  const ink = shapeOn(p, p.ground, ['figure', 'accent', 'type']);
  return (
    disc(980, 206, 176, mixClean(p.ground, [p.accent, p.figure], 0.42)) +
    group(
      'transform="rotate(-24 900 400)"',
      put(A.drawing, 930, 404, 380, { ...inksOf(p), f: ink }, { base: true }) +
        rect(420, 424, 1000, 14, surface(p)) +
        rect(380, 402, 1100, 8, readableInk(p, p.ground)),
    ) +
    path(`M520 ${H}L${W} 314V${H}z`, hill)
  );
};

/** The thing in slats that have slipped. */
const slats: Layout = ({ p, A, defs }) => {
  const [count, w, x] = [6, 88, 640];
  let picture = '';
  for (let i = 0; i < count; i++) {
    const odd = i % 2 === 1;
    const inks = odd ? { f: p.ground, a: p.ground, g: p.figure } : inksOf(p);
    picture += defs.clip(
      `<path d="M${x + i * w} 0h${w}v${H}h-${w}z"/>`,
      (odd ? rect(x + i * w, 0, w, H, p.figure) : '') +
        put(A.drawing, x + (count * w) / 2, 315 + (odd ? 26 : -26), 500, inks),
    );
  }
  return picture;
};

export const layouts = { sun, cut, field, crop, frieze, land, door, rings, burst, slope, slats };
export type LayoutName = keyof typeof layouts;
