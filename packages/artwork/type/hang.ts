import type { ShapedLine } from './shape.ts';

type Side = 'left' | 'centre' | 'right';

/** Letters that look indented when their ink is flush, and by how much, in em. */
const inset: readonly (readonly [RegExp, number])[] = [
  [/^[OCGQÖÓØocedq0689]/u, 0.012],
  [/^[TYVWvwyfÿ]/u, 0.02],
  [/^[AÅÄÁXJ]/u, 0.014],
];

/**
 * How far a line is moved so that its edge looks true, in em, to the right: quotation marks hang into the margin,
 * round and slanting letters a little.
 */
export function hangOf({ letters, width, text }: ShapedLine, side: Side): number {
  if (side === 'left') {
    const [first, second] = letters;
    if (first === undefined) return 0;
    if (second !== undefined && /^[“‘„«"'(]/.test(text)) return -0.9 * (second.x + second.box.left);
    return -(inset.find(([test]) => test.test(text))?.[1] ?? 0);
  }
  if (side === 'centre') return 0;
  const before = letters.at(-2);
  return before !== undefined && /[”’.,…»)]$/.test(text) ? 0.9 * (width - before.x - before.box.right) : 0;
}
