import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, shapeOn, stands, W } from '#flat/sheet.ts';
import { mix } from '#kit/colour.ts';
import { rect } from '#kit/svg.ts';

const height = 236;

/** Three frames of a film: far away, nearer, and so near that it exceeds the frame. */
export const threeFrames: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const w = W - 2 * M;
  const flip = random.chance(0.5);
  const frame = (index: number, ground: string, inner: string): string => {
    const y = M + index * (height + 14);
    return defs.clip(rect(M, y, w, height, '#000'), rect(M, y, w, height, ground) + inner);
  };
  const [one, two, three] = [mix(p.figure, p.paper, 0.3), p.accent, p.figure];
  const inks = (ground: string) => {
    const f = shapeOn(p, ground, ['ground', 'figure', 'type', 'paper']);
    const a = shapeOn(p, ground, ['paper', 'accent', 'type']);
    return { f, a: a === f ? mix(f, ground, 0.5) : a, g: ground };
  };
  const [y1, y2, y3] = [M, M + height + 14, M + 2 * (height + 14)];
  const land = shapeOn(p, one, ['ground', 'figure', 'type', 'paper']);
  const tall = stands(A) || A.kind === 'scene';
  return (
    full(p.ground) +
    frame(
      0,
      one,
      (tall ? rect(M, y1 + height - 34, w, 34, land) : '') +
        putIn(
          A,
          { x: flip ? 430 : 110, y: y1 + height - 34 - 96, w: 150, h: 100 },
          { f: land, a: land, g: null },
          { foot: true, flip },
        ),
    ) +
    frame(1, two, putIn(A, { x: M + 24, y: y2 + 20, w: w - 48, h: height + 70 }, inks(two), { flip })) +
    frame(2, three, putIn(B, { x: M + 60, y: y3 + 18, w: w - 120, h: height - 36 }, inks(three))) +
    title({ x: M, y: 800, w, h: 140 }, { max: 170, valign: 'middle' }, p.type) +
    credit(M, H - 42, {}, p.type)
  );
};
