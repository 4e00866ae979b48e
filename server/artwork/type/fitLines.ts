import { breakLines } from './breakLines.ts';
import { capHeight, type FaceName, faces } from './faces.ts';
import type { Line } from './shape.ts';

/** Lines with their sizes. */
export type Block = {
  lines: readonly Line[];
  sizes: readonly number[];
  /** From the top of the first capitals to the last baseline. */
  height: number;
  /** Between stacked lines. */
  gap: number;
  smallest: number;
};

export type Fit = {
  face: FaceName;
  words: readonly string[];
  width: number;
  /** Height that is left for letters of a size, the second title taken off. */
  roomFor: (size: number) => number;
  max: number;
  most: number;
  /** Every line as wide as the area. */
  stack: boolean;
};

/** The number of lines, and their sizes, that let the words stand largest. */
export function fitLines(fit: Fit): Block | null {
  let best: (Block & { score: number }) | null = null;
  for (let count = 1; count <= Math.min(fit.words.length, fit.most); count++) {
    const { lines, widest } = breakLines(fit.face, fit.words, count);
    const block = fit.stack ? stacked(lines, fit) : even(lines, widest, fit);
    const bold = fit.stack ? Math.max(...block.sizes) ** 0.4 : 1;
    const score = block.smallest * bold * (1 - 0.03 * count);
    if (best === null || score > best.score) best = { ...block, score };
  }
  return best;
}

function even(lines: readonly Line[], widest: number, { face, width, roomFor, max }: Fit): Block {
  const { upper, cut, leading } = faces[face];
  const below = (lines.length - 1) * leading + capHeight(face);
  const tall = below + (upper ? 0 : 0.2);
  const byWidth = Math.min(width / (widest * (cut ? 1.03 : 1)), max);
  const room = Math.max(20, Math.min(roomFor(byWidth), roomFor(56)));
  const size = Math.min(byWidth, room / tall);
  return { lines, sizes: lines.map(() => size), height: size * below, gap: 0, smallest: size };
}

function stacked(lines: readonly Line[], { face, width, roomFor, max }: Fit): Block {
  const cap = capHeight(face);
  const fitted = lines.map((line) => Math.min(width / (line.width * (faces[face].cut ? 1.03 : 1)), max));
  const gap = 0.14 * Math.min(...fitted) * cap;
  const height = fitted.reduce((sum, size) => sum + size * cap, gap * (lines.length - 1));
  const shrink = Math.min(1, roomFor(90) / height);
  const sizes = fitted.map((size) => size * shrink);
  return { lines, sizes, height: height * shrink, gap: gap * shrink, smallest: Math.min(...sizes) };
}
