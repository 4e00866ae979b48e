import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, W } from '#flat/sheet.ts';
import { mix } from '#kit/colour.ts';

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
