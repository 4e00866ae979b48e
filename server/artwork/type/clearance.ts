import type { Letter, Line } from './shape.ts';

/** How far apart two baselines must be for the letters of one line not to touch those of the next. */
export function clearance(above: Line, a: number, below: Line, b: number, centred: boolean): number {
  const shift = centred ? (above.width * a - below.width * b) / 2 : 0;
  const lower = below.letters.map((letter) => ({
    ...spanOf(letter, b, shift),
    top: -(letter.y + letter.box.top) * b,
  }));
  let most = 0;
  for (const letter of above.letters) {
    const depth = (letter.y + letter.box.bottom) * a;
    const { from, to } = spanOf(letter, a, 0);
    for (const other of lower)
      if (other.from < to && other.to > from) most = Math.max(most, depth + other.top);
  }
  return most;
}

const spanOf = ({ x, box }: Letter, size: number, shift: number) => ({
  from: shift + (x + box.left) * size,
  to: shift + (x + box.right) * size,
});
