import { type Composition, full, H, M, W } from '#server/artwork/flat/sheet.ts';
import { mix } from '#server/artwork/kit/colour.ts';
import { put } from '#server/artwork/kit/motif.ts';

/** A wallpaper of one thing, and a stranger in it. */
export const repeat: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const [columns, rows, step] = [6, 7, 98];
  const stranger = [1 + random.below(4), 1 + random.below(5)];
  const places: [number, number][] = [];
  let odd = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at: [number, number] = [M + step * (column + 0.5), M + step * (row + 0.5)];
      if (column === stranger[0] && row === stranger[1])
        odd = put(B.drawing, at[0], at[1], 108, { f: p.accent, a: p.paper, g: p.ground });
      else places.push(at);
    }
  }
  const one = put(A.drawing, 0, 0, 76, { f: p.figure, a: mix(p.figure, p.ground, 0.3), g: p.ground });
  return (
    full(p.ground) +
    defs.repeat(one, places) +
    odd +
    title({ x: M, y: 762, w: W - 2 * M, h: 166 }, { max: 150, valign: 'middle' }, p.type) +
    credit(M, H - M, {}, p.type)
  );
};
