import { shapeIn, putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, shapeOn, stands, W } from '#flat/sheet.ts';
import { mixClean } from '#kit/colour.ts';
import { path, rect } from '#kit/svg.ts';

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
