import { type FaceName, faces } from './faces.ts';
import type { ShapedLine } from './shape.ts';

/** Extra letter spacing by size, in em: wider for small letters, tighter for large ones. */
export function airAt(face: FaceName, size: number): number {
  if (faces[face].tracking > 0.05) return 0;
  if (size <= 60) return 0.02;
  if (size <= 120) return (0.02 * (120 - size)) / 60;
  return Math.max(-0.012, (-0.012 * (size - 120)) / 100);
}

/** A line's ink in units at a size. */
export const widthAt = (face: FaceName, { width, steps }: ShapedLine, size: number): number =>
  size * (width + steps * airAt(face, size)) * (faces[face].cut ? 1.03 : 1);

/** The size at which a line is as wide as this, not above the largest. */
export function sizeToFill(face: FaceName, line: ShapedLine, width: number, max: number): number {
  if (line.width === 0) return max;
  let size = Math.min(max, width / line.width);
  for (let i = 0; i < 4; i++) size = Math.min(max, (size * width) / Math.max(1, widthAt(face, line, size)));
  return Math.min(size, (size * width) / widthAt(face, line, size));
}
