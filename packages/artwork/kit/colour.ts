import { readFileSync } from 'node:fs';

import { z } from 'zod';

const Hex = z.string().regex(/^#[0-9a-f]{6}$/);
/** How light the ground is, and with it the mood. */
const Light = z.enum(['night', 'day', 'print']);
const Row = z.object({ light: Light, ground: Hex, figure: Hex, accent: Hex, type: Hex, paper: Hex });

export type Light = z.infer<typeof Light>;
/** Four flat inks and the colour of letters. */
export type Palette = Record<'ground' | 'figure' | 'accent' | 'type' | 'paper', Colour>;
/** `tone/number`, and the light that a school asks for. */
export type NamedPalette = Palette & { name: string; light: Light };

const palettes = new Map(
  Object.entries(
    z
      .record(z.string(), z.array(Row).min(3))
      .parse(JSON.parse(readFileSync(new URL('../data/palettes.json', import.meta.url), 'utf8'))),
  ).map(([tone, rows]) => [tone, rows.map((row, i): NamedPalette => ({ name: `${tone}/${i}`, ...row }))]),
);

export const toneNames: readonly string[] = [...palettes.keys()];

/** The palettes of a tone. An unknown tone is printed as slate. */
export function palettesOf(tone: string): readonly NamedPalette[] {
  const found = palettes.get(tone) ?? palettes.get('slate');
  if (found === undefined) throw new Error('data/palettes.json has no slate');
  return found;
}

/** A colour as `#rrggbb`. */
export type Colour = string;

const toLinear = (value: number): number => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

const linearLight = (hex: Colour): [red: number, green: number, blue: number] => [
  toLinear(parseInt(hex.slice(1, 3), 16)),
  toLinear(parseInt(hex.slice(3, 5), 16)),
  toLinear(parseInt(hex.slice(5, 7), 16)),
];

const toHex = (linear: number): string => {
  const v = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, v)))
    .toString(16)
    .padStart(2, '0');
};

export type Lab = readonly [lightness: number, a: number, b: number];

export function toLab(hex: Colour): Lab {
  const [red, green, blue] = linearLight(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Lab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${toHex(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${toHex(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${toHex(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}

/** Mixes in OKLab, where steps look even. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [a, b] = [toLab(from), toLab(to)];
  const at = (one: number, other: number) => one + (other - one) * share;
  return fromLab([at(a[0], b[0]), at(a[1], b[1]), at(a[2], b[2])]);
}

const chroma = (hex: Colour): number => {
  const [, a, b] = toLab(hex);
  return Math.hypot(a, b);
};

/** Mixes towards the first colour that keeps its chroma half-way: far hues turn to mud there. */
export function mixClean(from: Colour, candidates: readonly [Colour, ...Colour[]], share: number): Colour {
  const fits = (to: Colour) =>
    chroma(to) < 0.05 || chroma(mix(from, to, 0.5)) > (0.62 * (chroma(from) + chroma(to))) / 2;
  return mix(from, candidates.find(fits) ?? candidates[candidates.length - 1] ?? candidates[0], share);
}

const luminance = (hex: Colour): number => {
  const [red, green, blue] = linearLight(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const isLight = (hex: Colour): boolean => luminance(hex) > 0.2;

/** WCAG's ratio, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The first of `inks` that reads on `ground` (4.5), else the strongest, pushed to the pole until it does. */
export function readable(inks: readonly [Colour, ...Colour[]], ground: Colour): Colour {
  const first = inks.find((ink) => contrast(ink, ground) >= 4.5);
  if (first !== undefined) return first;
  const strongest = inks.reduce((best, ink) => (contrast(ink, ground) > contrast(best, ground) ? ink : best));
  const pole = contrast('#ffffff', ground) > contrast('#000000', ground) ? '#ffffff' : '#000000';
  let ink = strongest;
  for (let step = 0; step < 24 && contrast(ink, ground) < 4.5; step++) ink = mix(ink, pole, 0.18);
  return ink;
}
