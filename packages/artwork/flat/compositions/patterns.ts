import { inside, seatOf, putIn } from '#flat/seat.ts';
import { apart, type Composition, full, H, M, shapeOn, W, readableInk, stands } from '#flat/sheet.ts';
import { mix, mixClean } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import { disc, rect } from '#kit/svg.ts';

const step = 38;

/** A field of dots; the thing is where they swell. */
export const dots: Composition = ({ p, A, defs, title, credit }) => {
  const screen = (r: number, colour: string, ground: string) =>
    rect(
      0,
      0,
      W,
      760,
      defs.pattern(
        step,
        `${rect(0, 0, step, step, ground)}${disc(step / 4, step / 4, r, colour)}${disc((step * 3) / 4, (step * 3) / 4, r, colour)}`,
      ),
    );
  const small = shapeOn(p, p.ground, ['figure', 'type']);
  const large = apart(p, p.ground, small);
  return (
    full(p.ground) +
    screen(4.6, small, p.ground) +
    inside(defs, A, { x: 48, y: 64, w: 588, h: 650 }, screen(13.2, large, p.ground)) +
    rect(0, 760, W, H - 760, p.ground) +
    title({ x: M, y: 776, w: W - 2 * M, h: 166 }, { max: 190, valign: 'middle' }, p.type) +
    credit(M, H - 40, { size: 23 }, p.type)
  );
};

const [columns, rows, cell] = [3, 3, 228];
/** Where each patch looks: parts of a drawing's box, and how near. */
const looks = [
  [0.3, 0.3, 2.4],
  [0.5, 0.5, 1],
  [0.7, 0.35, 2.1],
  [0.5, 0.75, 2.6],
  [0.5, 0.5, 0],
  [0.28, 0.62, 1.9],
  [0.5, 0.5, 1],
  [0.7, 0.68, 2.5],
  [0.5, 0.28, 1.8],
] as const;

/** Nine patches of cloth: the thing whole, near and very near, and one patch of another kind. */
export const quilt: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const cloths = [p.ground, p.figure, p.accent, p.paper];
  const start = random.below(4);
  const patches = looks.map(([lx, ly, near], i) => {
    const [x, y] = [(i % columns) * cell, Math.floor(i / columns) * cell];
    const cloth = cloths[(i + Math.floor(i / columns) + start) % 4] ?? p.ground;
    const ink = shapeOn(p, cloth, ['figure', 'ground', 'accent', 'paper', 'type']);
    const second = shapeOn(p, cloth, ['accent', 'paper', 'ground', 'figure']);
    const inks = { f: ink, a: second === ink ? cloth : second, g: cloth };
    const whole = { x: x + 26, y: y + 26, w: cell - 52, h: cell - 52 };
    if (near === 0) return rect(x, y, cell, cell, cloth) + putIn(B, whole, inks);
    if (near === 1) return rect(x, y, cell, cell, cloth) + putIn(A, whole, inks);
    const seat = seatOf(A, { x: x, y: y, w: cell * near, h: cell * near });
    const [dx, dy] = [cell * near * lx - cell / 2, cell * near * ly - cell / 2];
    return defs.clip(
      rect(x, y, cell, cell, '#000'),
      rect(x, y, cell, cell, cloth) + put(A.drawing, seat.x - dx, seat.y - dy, seat.size, inks),
    );
  });
  const foot = rows * cell;
  return (
    full(p.ground) +
    patches.join('') +
    rect(0, foot, W, H - foot, p.ground) +
    title({ x: M, y: foot + 36, w: W - 2 * M, h: 210 }, { max: 200, valign: 'middle' }, p.type) +
    credit(M, H - 42, {}, p.type)
  );
};

/** A printed cloth: the thing in half drop, turning left and right, and a label sewn on it. */
export const wallpaper: Composition = ({ p, A, B, random, slip, defs, title, credit }) => {
  const ground = random.chance(0.5) ? p.ground : mix(p.ground, p.figure, 0.08);
  const ink = shapeOn(p, ground, ['figure', 'type', 'accent']);
  const at = seatOf(A, { x: -88, y: -88, w: 176, h: 176 });
  const other = seatOf(A, { x: -88, y: -88, w: 176, h: 176 }, { flip: true });
  const inks = { f: ink, a: p.accent === ink ? p.paper : p.accent, g: ground };
  const one = put(A.drawing, at.x, at.y, at.size, inks, { slip });
  const two = put(A.drawing, other.x, other.y, other.size, inks, { flip: true, slip });
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  const between: [number, number][] = [];
  for (let column = 0; column < 4; column++) {
    for (let row = -1; row < 5; row++) {
      const y = row * 250 + (column % 2 === 1 ? 205 : 80);
      (row % 2 === 0 ? left : right).push([column * 228, y]);
      between.push([column * 228, y + 125]);
    }
  }
  const drop = B.kind === 'round' || B.name === 'flower' || B.name === 'heart' || B.name === 'bird';
  const small = seatOf(B, { x: -26, y: -26, w: 52, h: 52 });
  const bead = drop
    ? put(B.drawing, small.x, small.y, small.size, { f: inks.a, a: inks.a, g: ground })
    : disc(0, 0, 13, inks.a) + disc(-34, 0, 6, ink) + disc(34, 0, 6, ink);
  const label = readableInk(p, p.paper);
  return (
    full(ground) +
    defs.repeat(one, left) +
    defs.repeat(two, right) +
    defs.repeat(bead, between) +
    `<rect x="72" y="352" width="${W - 144}" height="322" rx="161" fill="${p.paper}"/>` +
    `<rect x="86" y="366" width="${W - 172}" height="294" rx="147" fill="none" stroke="${label}" stroke-width="3"/>` +
    title(
      { x: 136, y: 402, w: W - 272, h: 172 },
      { max: 130, align: 'centre', valign: 'middle', lines: 3 },
      label,
    ) +
    credit(342, 626, { align: 'centre', size: 19, width: 330 }, label)
  );
};

/** A wallpaper of one thing, with one different thing in it. */
export const repeat: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const [columns, rows, step] = [5, 6, 114];
  const stranger = [1 + random.below(3), 1 + random.below(4)];
  const places: [number, number][] = [];
  let odd = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at: [number, number] = [(W - columns * step) / 2 + step * (column + 0.5), M + step * (row + 0.5)];
      if (column === stranger[0] && row === stranger[1])
        odd = putIn(
          B,
          { x: at[0] - 54, y: at[1] - 54, w: 108, h: 108 },
          { f: p.accent, a: p.paper, g: p.ground },
        );
      else places.push(at);
    }
  }
  const one = putIn(
    A,
    { x: -43, y: -43, w: 86, h: 86 },
    { f: p.figure, a: mix(p.figure, p.ground, 0.3), g: p.ground },
  );
  return (
    full(p.ground) +
    defs.repeat(one, places) +
    odd +
    title({ x: M, y: 762, w: W - 2 * M, h: 166 }, { max: 150, valign: 'middle' }, p.type) +
    credit(M, H - M, {}, p.type)
  );
};

const field = 786;

/** Stripes from edge to edge, offset in the shape of a thing. */
export const opArt: Composition = ({ p, A, random, defs, title, credit }) => {
  const step = random.pick([36, 44]);
  const upright = random.chance(0.35);
  const lines = (shift: number): string => {
    let d = '';
    for (let at = shift - step; at < (upright ? W : field); at += step)
      d += upright ? `M${at} 0v${field}` : `M0 ${at}h${W}`;
    return d;
  };
  const stripes = (shift: number, colour: string) =>
    `<path fill="none" stroke="${colour}" stroke-width="${step / 2}" d="${lines(shift)}"/>`;
  const outer = shapeOn(p, p.ground, ['figure', 'type']);
  const inner = apart(p, p.ground, outer);
  return (
    full(p.ground) +
    stripes(step / 4, outer) +
    inside(
      defs,
      A,
      { x: 62, y: 74, w: 560, h: 640 },
      rect(0, 0, W, field, p.ground) + stripes((step * 3) / 4, inner),
    ) +
    rect(0, field, W, H - field, p.ground) +
    title({ x: M, y: field + 18, w: W - 2 * M, h: 146 }, { max: 180, valign: 'middle' }, p.type) +
    credit(M, H - 36, { size: 23 }, p.type)
  );
};

/** Squares within squares, all sitting low, and in the last of them the thing. */
export const squares: Composition = ({ p, A, random, title, credit }) => {
  const glowing = random.chance(0.5);
  const heart = glowing ? p.accent : p.figure;
  const outer = glowing ? p.figure : p.accent;
  const steps = [0.34, 0.68, 1].map((share) => mixClean(p.ground, [outer, p.paper], share * 0.7));
  const ink = shapeOn(p, heart, ['ground', 'figure', 'paper', 'type']);
  const sides = [684, 604, 524, 444];
  const foot = 752;
  const nested = sides.map((side, i) => {
    const below = (684 - side) / 4;
    return rect(342 - side / 2, foot - below - side, side, side, [...steps, heart][i] ?? heart);
  });
  const last = sides.at(-1) ?? 444;
  const base = stands(A);
  const bottom = foot - (684 - last) / 4;
  return (
    full(p.ground) +
    nested.join('') +
    putIn(
      A,
      { x: 342 - last / 2 + 34, y: bottom - last + 34, w: last - 68, h: last - (base ? 34 : 68) },
      { f: ink, a: shapeOn(p, ink, ['paper', 'accent', 'ground']), g: heart },
      { foot: base },
    ) +
    title({ x: M, y: 782, w: W - 2 * M, h: 158 }, { max: 190, valign: 'middle' }, p.type) +
    credit(M, H - 42, {}, p.type)
  );
};
