import { Resvg } from '@resvg/resvg-js';

import { type Drawing, put } from '#kit/motif.ts';

/** How much ink each pixel of a square has, 0 to 1, row by row. */
export type Raster = { side: number; ink: readonly number[] };

/** A drawing in one colour, its holes left open; `margin` units around its box are seen too. */
export function rasterOf(drawing: Drawing, side: number, margin = 0): Raster {
  const width = 100 + 2 * margin;
  const picture = put(drawing, 50, 50, 100, { f: '#000', a: '#000', g: '#fff' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-margin} ${-margin} ${width} ${width}"><path fill="#fff" d="M-99-99h300v300h-300z"/>${picture}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { side, ink: Array.from({ length: side * side }, (_, i) => 1 - (pixels[i * 4] ?? 255) / 255) };
}

export const inkOf = ({ ink }: Raster): number => ink.reduce((sum, value) => sum + value, 0) / ink.length;

/** 0 for the same outline, 1 for two that share nothing. */
export function unlikeness(one: Raster, other: Raster): number {
  let [apart, together] = [0, 0];
  one.ink.forEach((value, i) => {
    const against = other.ink[i] ?? 0;
    apart += Math.abs(value - against);
    together += Math.max(value, against);
  });
  return together === 0 ? 0 : apart / together;
}

/** The share of the ink that hangs together in the largest piece. */
export function mainMass({ side, ink }: Raster): number {
  const seen = new Set<number>();
  let [largest, all] = [0, 0];
  const inked = (i: number) => (ink[i] ?? 0) >= 0.4;
  for (let start = 0; start < ink.length; start += 1) {
    if (seen.has(start) || !inked(start)) continue;
    const queue = [start];
    seen.add(start);
    for (let next = queue.pop(), size = 0; ; next = queue.pop()) {
      if (next === undefined) {
        largest = Math.max(largest, size);
        all += size;
        break;
      }
      size += 1;
      for (const near of neighbours(next, side)) {
        if (seen.has(near) || !inked(near)) continue;
        seen.add(near);
        queue.push(near);
      }
    }
  }
  return all === 0 ? 0 : largest / all;
}

function neighbours(i: number, side: number): number[] {
  const [x, y] = [i % side, Math.floor(i / side)];
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1]
      .filter((dx) => x + dx >= 0 && x + dx < side && y + dy >= 0 && y + dy < side)
      .map((dx) => (y + dy) * side + x + dx),
  );
}
