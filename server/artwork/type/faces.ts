import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { create, type Font } from 'fontkit';

import { unwrapWoff } from './unwrapWoff.ts';

type Face = {
  package: string;
  weight: number;
  style: 'normal' | 'italic';
  /** Scripts the package splits the font into, the usual one first. */
  subsets: readonly ('latin' | 'latin-ext')[];
  upper: boolean;
  /** Extra space between letters, in em. */
  tracking: number;
  /** From baseline to baseline, in em. */
  leading: number;
  /** Letters a little out of true, as if cut by hand. */
  cut: boolean;
};

const face = (name: string, weight: number, more: Partial<Face> = {}): Face => ({
  package: `@fontsource/${name}`,
  weight,
  style: 'normal',
  subsets: ['latin', 'latin-ext'],
  upper: false,
  tracking: -0.012,
  leading: 0.96,
  cut: false,
  ...more,
});

export const faces = {
  tight: face('inter-tight', 800, { tracking: -0.03, leading: 0.94 }),
  black: face('inter-tight', 900, { tracking: -0.036, leading: 0.86, upper: true }),
  text: face('inter-tight', 600, { tracking: 0.09, leading: 1.3, upper: true }),
  spaced: face('inter-tight', 500, { tracking: 0.26, leading: 1.55, upper: true }),
  league: face('league-gothic', 400, { tracking: 0.004, leading: 0.86, upper: true }),
  gloock: face('gloock', 400, { tracking: -0.016, leading: 0.96 }),
  caslon: face('libre-caslon-condensed', 500, { subsets: ['latin'], tracking: -0.018, leading: 0.88 }),
  italic: face('libre-caslon-condensed', 500, {
    subsets: ['latin'],
    style: 'italic',
    tracking: -0.018,
    leading: 0.88,
  }),
  abril: face('abril-fatface', 400, { leading: 0.94 }),
  cut: face('londrina-solid', 900, {
    subsets: ['latin'],
    tracking: 0.006,
    leading: 0.9,
    upper: true,
    cut: true,
  }),
  wide: face('syncopate', 700, { tracking: 0.02, leading: 1.12, upper: true }),
  anton: face('anton', 400, { tracking: 0, leading: 0.98, upper: true }),
  bowlby: face('bowlby-one', 400, { subsets: ['latin'], tracking: -0.014, leading: 0.97 }),
  lime: face('limelight', 400, { tracking: 0, leading: 0.94 }),
  slab: face('alfa-slab-one', 400, { tracking: 0, leading: 0.95, upper: true }),
  young: face('young-serif', 400, { tracking: -0.014, leading: 0.98 }),
  goth: face('grenze-gotisch', 700, { tracking: -0.004, leading: 0.8 }),
  russo: face('russo-one', 400, { tracking: -0.006, leading: 0.86, upper: true }),
  tube: face('monoton', 400, { tracking: 0, leading: 0.98, upper: true }),
  dela: face('dela-gothic-one', 400, { tracking: -0.016, leading: 0.94 }),
  chonburi: face('chonburi', 400, { tracking: -0.01, leading: 0.98 }),
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();

function open(file: string): Font {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const font = create(unwrapWoff(readFileSync(require.resolve(file))));
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`);
  opened.set(file, font);
  return font;
}

export type Cut = { file: string; font: Font };

const cutsOf = (name: FaceName): Cut[] =>
  faces[name].subsets.map((subset) => {
    const { package: from, weight, style } = faces[name];
    const file = `${from}/files/${from.slice(from.indexOf('/') + 1)}-${subset}-${weight}-${style}.woff`;
    return { file, font: open(file) };
  });

/** The font file that has this character: the face's own, else the nearest in kind, else null. */
export function cutFor(name: FaceName, codePoint: number): Cut | null {
  for (const candidate of [name, faces[name].upper ? 'black' : 'gloock', 'text'] as const) {
    const found = cutsOf(candidate).find(({ font }) => font.hasGlyphForCodePoint(codePoint));
    if (found !== undefined) return found;
  }
  return null;
}

/** Height of capitals, in em. */
export function capHeight(name: FaceName): number {
  const [first] = cutsOf(name);
  return first === undefined
    ? 0.7
    : (first.font.capHeight || first.font.ascent * 0.7) / first.font.unitsPerEm;
}
