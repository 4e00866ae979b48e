import type { ShapedLine } from './shape.ts';

/** How far apart two baselines must be for the letters of one line not to touch those of the next. */
export function clearance(
  above: ShapedLine,
  a: number,
  below: ShapedLine,
  b: number,
  centred: boolean,
): number {
  const shift = centred ? (above.width * a - below.width * b) / 2 : 0;
  let most = 0;
  for (const upper of above.letters) {
    const depth = (upper.y + upper.box.bottom) * a;
    const [from, to] = [(upper.x + upper.box.left) * a, (upper.x + upper.box.right) * a];
    for (const { x, y, box } of below.letters) {
      const meet = shift + (x + box.left) * b < to && shift + (x + box.right) * b > from;
      if (meet) most = Math.max(most, depth - (y + box.top) * b);
    }
  }
  return most;
}
