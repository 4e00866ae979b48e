import { seatOf, putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, shapeOn, W } from '#flat/sheet.ts';
import { put } from '#kit/motif.ts';
import { rect } from '#kit/svg.ts';

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
