import { putIn, seatOf } from '#flat/seat.ts';
import { type Composition, full, H, inksOf, W, M, shapeOn, readableInk } from '#flat/sheet.ts';
import { contrast } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import { path, disc, rect } from '#kit/svg.ts';

/** The title is the picture; something round replaces an O. */
export const letters: Composition = ({ p, A, B, measure, credit }) => {
  const round = [A, B].find(
    ({ kind, name }) =>
      kind === 'round' &&
      ['sun', 'moon', 'target', 'clock', 'ball', 'ring', 'planet', 'eye', 'film-reel'].includes(name),
  );
  const other = round === A ? B : A;
  const set = measure(
    { x: 42, y: 58, w: W - 84, h: round === undefined ? 640 : 720 },
    { stack: true, max: 900, ...(round === undefined ? {} : { omit: /[oO0]/ }) },
  );
  const heart =
    set.gap === null || round === undefined
      ? ''
      : put(round.drawing, set.gap.x, set.gap.y, set.gap.r * 2, { f: p.accent, a: p.type, g: p.ground });
  const free = H - set.box.bottom;
  const figure = set.gap === null ? A : other;
  const below =
    free < 240
      ? ''
      : putIn(figure, { x: 62, y: set.box.bottom + 44, w: W - 124, h: free - 42 }, inksOf(p), { foot: true });
  return (
    full(p.ground) + path(set.d, p.type) + heart + below + (free < 240 ? credit(42, H - 44, {}, p.type) : '')
  );
};

/** The first letter, as large as the sheet, and the thing overprinted on it. */
export const monogram: Composition = ({ p, A, random, defs, initial, title, credit }) => {
  const letter = initial({ x: 30, y: 60, w: W - 60, h: 640 });
  const first = contrast(p.figure, p.ground) >= 2.2 ? p.figure : p.type;
  const plate =
    [p.accent, p.paper, p.type].find(
      (colour) => colour !== first && contrast(colour, p.ground) > 1.7 && contrast(colour, first) > 1.3,
    ) ?? p.type;
  const { left, right, top, bottom } = letter.box;
  const [w, h] = [right - left, bottom - top];
  const side = random.pick([0.12, 0.3, 0.48]);
  const area = {
    x: Math.min(W - M - w * 0.66, Math.max(M, left + w * side)),
    y: top + h * 0.3,
    w: w * 0.66,
    h: h * 0.72,
  };
  const crossing = shapeOn(p, plate, ['ground', 'type', 'paper']);
  const thing = (f: string, a: string, g: string | null) => putIn(A, area, { f, a, g });
  return (
    full(p.ground) +
    path(letter.d, first) +
    thing(plate, plate, null) +
    defs.clip(
      `<path d="${letter.d}"/>`,
      thing(crossing === first ? p.ground : crossing, crossing === first ? p.ground : crossing, null),
    ) +
    title({ x: M, y: 778, w: W - 2 * M, h: 164 }, { max: 150, valign: 'middle' }, p.type) +
    credit(M, H - 40, {}, p.type)
  );
};

/** Letters fill the sheet; the thing is drawn over them, and they change colour where they cross it. */
export const overprint: Composition = ({ p, A, defs, measure, credit }) => {
  const area = { x: M - 6, y: 60, w: W - 2 * M + 12, h: 800 };
  const set = measure(area, { stack: true, max: 900, valign: 'middle' });
  const plate =
    [p.accent, p.figure, p.paper].find((colour) => colour !== p.type && contrast(colour, p.ground) > 1.45) ??
    p.figure;
  const shape = (f: string) => putIn(A, { x: 40, y: 52, w: W - 80, h: 868 }, { f, a: f, g: null });
  const crossing = readableInk(p, plate);
  return (
    full(p.ground) +
    path(set.d, p.type) +
    shape(plate) +
    defs.clip(`<path d="${set.d}"/>`, shape(crossing)) +
    credit(M, H - 40, {}, p.type)
  );
};

const half = (x: number): string => rect(x, 342, 342, 684, '#000');

/** Large words flush left over a hairline; below it one cut through the thing. */
export const swiss: Composition = ({ p, A, random, defs, title, credit }) => {
  const round = random.chance(0.5);
  const field = contrast(p.figure, p.ground) > 1.6 ? p.figure : p.accent;
  const accent = field === p.accent ? p.paper : p.accent;
  const on = shapeOn(p, accent, ['figure', 'ground', 'paper', 'type']);
  const { x, y, size } = seatOf(
    A,
    round ? { x: 112, y: 454, w: 460, h: 460 } : { x: 72, y: 400, w: 540, h: 570 },
  );
  const picture = round
    ? disc(342, 684, 300, accent) +
      defs.clip(
        rect(0, 342, W, 684, '#000'),
        put(A.drawing, x, y, size, { f: on === field ? p.ground : on, a: field, g: accent }),
      )
    : rect(0, 342, 342, 684, accent) +
      defs.clip(half(0), put(A.drawing, x, y, size, { f: on, a: p.ground, g: accent })) +
      defs.clip(half(342), put(A.drawing, x, y, size, { f: accent, a: p.paper, g: field }));
  return (
    full(p.ground) +
    rect(0, 342, W, 684, field) +
    picture +
    title({ x: M, y: 52, w: W - 2 * M, h: 196 }, { max: 190 }, p.type) +
    rect(M, 308, W - 2 * M, 2, p.type) +
    credit(M, 296, { size: 21 }, p.type)
  );
};
