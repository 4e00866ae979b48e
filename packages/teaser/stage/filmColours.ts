export const filmColourNames = ['dark', 'mid', 'light', 'accent'] as const;
type FilmColourName = (typeof filmColourNames)[number];
type Rgb = readonly [red: number, green: number, blue: number];
export type FilmColours = Readonly<Record<FilmColourName, string>>;

/** Colours of a film without a picture to take them from: warm, as Marquee's own. */
const fallback: Readonly<Record<FilmColourName, Rgb>> = {
  dark: [22, 15, 13],
  mid: [107, 78, 58],
  light: [241, 230, 210],
  accent: [194, 58, 32],
};

const linear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
/** Relative luminance, as defined by WCAG. */
export const luminanceOf = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const chromaOf = (rgb: Rgb) => (Math.max(...rgb) - Math.min(...rgb)) / 255;
const hex = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

type Heap = { colour: Rgb; count: number };

/** The colours of a picture in clusters, each with its mean. */
function heapsOf(pixels: ArrayLike<number>): Heap[] {
  const heaps = new Map<number, { sum: [number, number, number]; count: number }>();
  for (let index = 0; index + 3 < pixels.length; index += 4) {
    if ((pixels[index + 3] ?? 0) < 200) continue;
    const rgb: Rgb = [pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0];
    const key = rgb.reduce((sum, value) => sum * 8 + (value >> 5), 0);
    const heap = heaps.get(key) ?? { sum: [0, 0, 0], count: 0 };
    for (const channel of [0, 1, 2] as const) heap.sum[channel] += rgb[channel];
    heap.count += 1;
    heaps.set(key, heap);
  }
  return [...heaps.values()].map(({ sum: [red, green, blue], count }) => ({
    colour: [red / count, green / count, blue / count],
    count,
  }));
}

const best = (heaps: readonly Heap[], worth: (heap: Heap) => number): Rgb | null => {
  const [first] = heaps.toSorted((left, right) => worth(right) - worth(left));
  return first && worth(first) > 0 ? first.colour : null;
};

/** Toward black or white until its luminance is within bounds. */
function within(rgb: Rgb, low: number, high: number): Rgb {
  let colour = rgb;
  for (let step = 0; step < 24; step += 1) {
    const luminance = luminanceOf(colour);
    if (luminance >= low && luminance <= high) break;
    const goal = luminance < low ? 255 : 0;
    colour = [
      colour[0] + (goal - colour[0]) * 0.12,
      colour[1] + (goal - colour[1]) * 0.12,
      colour[2] + (goal - colour[2]) * 0.12,
    ];
  }
  return colour;
}

/** Four colours for cards, from pixels of the title's own pictures (RGBA). */
export function filmColours(pixels: ArrayLike<number>): FilmColours {
  const heaps = heapsOf(pixels);
  const root = ({ count }: Heap) => Math.sqrt(count);
  const dark = best(heaps, (heap) => root(heap) * Math.max(0, 0.12 - luminanceOf(heap.colour)));
  const light = best(heaps, (heap) => root(heap) * Math.max(0, luminanceOf(heap.colour) - 0.3));
  const accent = best(heaps, (heap) => {
    const luminance = luminanceOf(heap.colour);
    return luminance > 0.04 && luminance < 0.6 ? root(heap) * Math.max(0, chromaOf(heap.colour) - 0.25) : 0;
  });
  const mid = best(heaps, (heap) => {
    const luminance = luminanceOf(heap.colour);
    const isOther = accent === null || distance(heap.colour, accent) > 60;
    return isOther && luminance > 0.03 && luminance < 0.4 ? root(heap) : 0;
  });
  return {
    dark: hex(within(dark ?? fallback.dark, 0.002, 0.03)),
    mid: hex(within(mid ?? accent ?? fallback.mid, 0.05, 0.17)),
    light: hex(within(light ?? fallback.light, 0.55, 0.95)),
    accent: hex(within(accent ?? fallback.accent, 0.1, 0.45)),
  };
}

const distance = (one: Rgb, other: Rgb) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const rgbOf = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

/** Black or white, whichever has more contrast to a colour: one of them always has 4.5 to 1. */
export const inkOn = (colour: string): '#000000' | '#ffffff' =>
  luminanceOf(rgbOf(colour)) > 0.179 ? '#000000' : '#ffffff';
