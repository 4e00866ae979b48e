import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, shapeOn, stands, W } from '#flat/sheet.ts';
import { mixClean } from '#kit/colour.ts';
import { rect } from '#kit/svg.ts';

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
