import { Resvg } from '@resvg/resvg-js';

import { type Drawn, toSvg } from '#pictures/drawn.ts';

function render(svg: string, value: number): { width: number; height: number; pixels: Uint8Array } {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value },
    font: { loadSystemFonts: false },
  }).render();
  // Asked for once: each reading copies the picture.
  return { width: image.width, height: image.height, pixels: image.pixels };
}

const linear = (value: number): number => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

/** WCAG's luminance of the pixel that starts at `i`. */
const luminance = (pixels: Uint8Array, i: number): number =>
  0.2126 * linear(pixels[i] ?? 0) + 0.7152 * linear(pixels[i + 1] ?? 0) + 0.0722 * linear(pixels[i + 2] ?? 0);

/** A lit poster's words are its last group. */
function partsOf(drawn: Drawn): { picture: Drawn; words: Drawn; ink: string } {
  const at = drawn.body.lastIndexOf('<g fill="#');
  const words = drawn.body.slice(at);
  return {
    picture: { ...drawn, body: drawn.body.slice(0, at) },
    words: { ...drawn, defs: '', body: words },
    ink: /^<g fill="(#[0-9a-f]{6})"/.exec(words)?.[1] ?? '',
  };
}

/** The contrast of the letters with what is under and closely around them: its lowest hundredth, as WCAG's ratio. */
export function typeContrast(drawn: Drawn, width = 342): number {
  const { picture, words, ink } = partsOf(drawn);
  const below = render(toSvg(picture), width);
  const { pixels: mask } = render(toSvg(words), width);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => parseInt(ink.slice(i, i + 2), 16));
  const letters = luminance(Uint8Array.of(red, green, blue), 0);
  const near = 3;
  const ratios: number[] = [];
  for (let y = near; y < below.height - near; y++)
    for (let x = near; x < below.width - near; x++) {
      const touches = [
        [0, 0],
        [near, 0],
        [-near, 0],
        [0, near],
        [0, -near],
      ].some(([dx = 0, dy = 0]) => (mask[((y + dy) * below.width + x + dx) * 4 + 3] ?? 0) > 128);
      if (!touches) continue;
      const ground = luminance(below.pixels, (y * below.width + x) * 4);
      ratios.push((Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05));
    }
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 100)] ?? 0;
}
