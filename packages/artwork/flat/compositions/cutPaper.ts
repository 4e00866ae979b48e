import { seatOf, putIn, shapeIn, inside } from '#flat/seat.ts';
import { type Composition, full, H, M, W, shapeOn, readableInk, stands } from '#flat/sheet.ts';
import { scrap } from '#flat/texture.ts';
import { contrast, mix } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import type { Random } from '#kit/random.ts';
import { path, rect, num } from '#kit/svg.ts';

/** Scissors and paper. */
export const collage: Composition = ({ p, A, B, random, slip, title, credit }) => {
  const above = random.chance(0.5);
  const drop = above ? 300 : 0;
  const seat = seatOf(A, { x: 110, y: 110 + drop, w: 480, h: 480 });
  const small = seatOf(B, { x: 492, y: 548 + drop * 0.9, w: 136, h: 136 });
  const dark = contrast(p.figure, p.accent) > contrast(p.type, p.accent) ? p.figure : p.type;
  return (
    full(p.ground) +
    scrap(random, 60, 60 + drop, 380, 520, p.accent, 26) +
    scrap(random, 330, 170 + drop, 300, 470, mix(p.figure, p.ground, 0.25), 26) +
    scrap(random, 120, 600 + drop, 470, 60, p.paper, 16) +
    put(
      A.drawing,
      seat.x,
      seat.y,
      seat.size,
      { f: dark, a: p.paper, g: p.accent },
      { turn: random.between(-6, 6), slip },
    ) +
    put(
      B.drawing,
      small.x,
      small.y,
      small.size,
      { f: p.type === dark ? p.accent : p.type, a: p.accent, g: p.ground },
      { turn: random.between(-8, 8) },
    ) +
    title({ x: M, y: above ? 56 : 738, w: W - 2 * M, h: 200 }, { max: 190 }, p.type) +
    credit(M, above ? 306 : H - 40, {}, p.type)
  );
};

/** A torn edge from left to right, as points of a path. */
function edge(random: Random, left: number, right: number, rough: number): [number, number][] {
  const steps = 26;
  let drift = 0;
  return Array.from({ length: steps + 1 }, (_, i) => {
    drift = drift * 0.7 + random.between(-rough, rough);
    return [Math.round((i * W) / steps), Math.round(left + ((right - left) * i) / steps + drift)];
  });
}

const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `L${x} ${y}`).join('');

/** Torn paper, with a thing visible through the gap. */
export const tear: Composition = ({ p, A, random, defs, title, credit }) => {
  const lean = random.pick([-70, 70]);
  const top = edge(random, 250 + lean, 250 - lean, 15);
  const bottom = edge(random, 590 - lean * 0.4, 590 + lean * 0.4, 15);
  const fringe = (points: [number, number][], way: number) =>
    points.map(([x, y], i): [number, number] => [x, y + way * (9 + ((i * 7) % 5) * 4)]);
  const opening = `M${line(top).slice(1)}${line(bottom.toReversed())}Z`;
  const rim = `M${line(fringe(top, -1)).slice(1)}${line(fringe(bottom, 1).toReversed())}Z`;
  const hidden = p.accent;
  const ink = shapeOn(p, hidden, ['figure', 'ground', 'type', 'paper']);
  return (
    full(p.ground) +
    path(rim, p.paper) +
    defs.clip(
      `<path d="${opening}"/>`,
      full(hidden) +
        putIn(
          A,
          { x: 70, y: 250, w: 544, h: 340 },
          { f: ink, a: shapeOn(p, ink, ['paper', 'accent', 'ground']), g: hidden },
        ),
    ) +
    title({ x: M, y: 716, w: W - 2 * M, h: 218 }, { max: 190, valign: 'bottom' }, p.type) +
    credit(M, H - 40, {}, p.type)
  );
};

/** Cut into slats and pushed out of true. */
export const strips: Composition = ({ p, A, random, defs, title, credit }) => {
  const count = 6;
  const width = W / count;
  const onAccent = contrast(p.figure, p.accent) > 1.8 ? p.figure : p.ground;
  const onGround = contrast(p.figure, p.ground) > 1.8 ? p.figure : p.type;
  const seat = seatOf(A, { x: 52, y: 60, w: 580, h: 640 });
  const slats = Array.from({ length: count }, (_, i) => {
    const dy = (i % 2 === 1 ? 1 : -1) * random.between(22, 68);
    const inks =
      i % 2 === 1 ? { f: onGround, a: p.accent, g: p.ground } : { f: onAccent, a: p.ground, g: p.accent };
    return defs.clip(
      rect(i * width, 0, width + 0.6, 752, '#000'),
      rect(i * width, 0, width + 1, 760, i % 2 === 1 ? p.ground : p.accent) +
        put(A.drawing, seat.x, seat.y + dy, seat.size, inks),
    );
  });
  return (
    full(p.ground) +
    slats.join('') +
    rect(0, 752, W, H - 752, p.ground) +
    title({ x: M, y: 782, w: W - 2 * M, h: 152 }, { max: 160, valign: 'middle' }, p.type) +
    credit(M, H - 42, {}, p.type)
  );
};

/** Counterchange: every part swaps its colour at the cut. */
export const split: Composition = ({ p, A, random, defs, title, credit }) => {
  const cut = random.pick([342, 342, 228]);
  const [one, two] = [p.ground, contrast(p.accent, p.ground) > 2 ? p.accent : p.figure];
  const { x, y, size } = seatOf(A, { x: 62, y: 74, w: 560, h: 640 });
  const light = contrast(p.figure, one) > 2 && p.figure !== two ? p.figure : p.paper;
  const first = contrast(light, one) > 1.6 ? light : two;
  return (
    full(one) +
    put(A.drawing, x, y, size, { f: first, a: two, g: one }) +
    defs.clip(
      rect(cut, 0, W, H, '#000'),
      full(two) + put(A.drawing, x, y, size, { f: one, a: first === two ? p.paper : first, g: two }),
    ) +
    rect(0, 740, W, H - 740, p.ground) +
    title({ x: M, y: 758, w: W - 2 * M, h: 188 }, { max: 190, align: 'centre', valign: 'middle' }, p.type) +
    credit(342, H - 34, { align: 'centre', size: 23 }, p.type)
  );
};

/** Gouge marks that leave a centre, each thick in its middle. */
function gouges(random: Random, x: number, y: number, from: number, to: number): string {
  let d = '';
  const count = 36;
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count + random.between(-0.02, 0.02);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    let at = from + random.between(0, 60);
    while (at < to) {
      const length = random.between(130, 300);
      const half = 2 + at / 58;
      const point = (r: number, off: number) =>
        `${Math.round(x + r * cos - off * sin)} ${Math.round(y + r * sin + off * cos)}`;
      d += `M${point(at, 0)}Q${point(at + length * 0.6, half * 2)} ${point(at + length, 0)}Q${point(at + length * 0.6, -half * 2)} ${point(at, 0)}Z`;
      at += length + random.between(14, 40);
    }
  }
  return d;
}

/** Long cuts from the lit side into the dark: what gives the block its body. */
function cuts(random: Random, left: number, top: number, w: number, h: number): string {
  let d = '';
  for (let y = top + 8; y < top + h; y += 19) {
    const reach = w * random.between(0.34, 0.6);
    d += `M${left} ${num(y)}Q${num(left + reach * 0.5)} ${num(y + 1)} ${num(left + reach)} ${num(y + 5)}Q${num(left + reach * 0.5)} ${num(y + 10)} ${left} ${num(y + 10)}Z`;
  }
  return d;
}

/** A block of wood, cut: light is where the tool went. */
export const woodcut: Composition = ({ p, A, random, defs, title, credit }) => {
  const black = contrast(p.type, p.paper) > contrast(p.ground, p.paper) ? p.type : p.ground;
  const [x, y, w, h] = [52, 52, W - 104, 700];
  const glow = shapeOn(p, black, ['paper', 'type', 'accent', 'ground']);
  const standing = stands(A) || A.kind === 'scene';
  const area = standing ? { x: 92, y: 120, w: 500, h: 632 } : { x: 122, y: 152, w: 440, h: 500 };
  const seat = seatOf(A, area, { foot: standing });
  const text = readableInk(p, p.paper);
  const body = contrast(p.accent, glow) > 2.2 && contrast(p.accent, black) > 1.4 ? p.accent : black;
  const cutsOfBody = path(cuts(random, area.x - 30, area.y - 40, area.w + 60, area.h + 60), glow);
  return (
    full(p.paper) +
    `<path fill="none" stroke="${text}" stroke-width="4" d="M30 30H${W - 30}V${H - 30}H30Z"/>` +
    defs.clip(
      rect(x, y, w, h, '#000'),
      rect(x, y, w, h, black) +
        path(gouges(random, 342, 402, 190, 640), glow) +
        put(A.drawing, seat.x, seat.y, seat.size, { f: glow, a: glow, g: null }, { line: 1800 / seat.size }) +
        shapeIn(A, area, black, { foot: standing }) +
        inside(defs, A, area, rect(x, y, w, h, body) + cutsOfBody, { foot: standing }) +
        put(A.drawing, seat.x, seat.y, seat.size, { f: 'none', a: glow, g: black }),
    ) +
    title({ x: 72, y: 786, w: W - 144, h: 138 }, { max: 140, align: 'centre', valign: 'middle' }, text) +
    credit(342, H - 58, { align: 'centre', size: 21, width: 480 }, text)
  );
};
