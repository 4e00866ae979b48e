import type { FontSource } from './fontFiles.ts';

export type FaceName =
  | 'tight'
  | 'black'
  | 'text'
  | 'spaced'
  | 'league'
  | 'gloock'
  | 'caslon'
  | 'italic'
  | 'abril'
  | 'cut'
  | 'wide'
  | 'anton'
  | 'bowlby'
  | 'lime'
  | 'slab'
  | 'young'
  | 'goth'
  | 'russo'
  | 'tube'
  | 'dela'
  | 'chonburi';

type Face = FontSource & {
  upper: boolean;
  /** Extra space between letters, in em. */
  tracking: number;
  /** From baseline to baseline, in em. */
  leading: number;
  /** Between words, in the font's own spaces. */
  space: number;
  /** Letters a little out of true, as if cut by hand. */
  cut: boolean;
  serif: boolean;
  /** Replacement for titles that are too long for it. */
  narrow: FaceName;
  /** Below this many units it is illegible: the narrow one replaces it. */
  least: number;
};

const face = (name: string, weight: number, more: Partial<Face> = {}): Face => ({
  package: name,
  weight,
  style: 'normal',
  upper: false,
  tracking: -0.012,
  leading: 0.96,
  space: 1,
  cut: false,
  serif: false,
  narrow: more.serif === true ? 'caslon' : 'league',
  least: 64,
  ...more,
});

const serif = true;
const upper = true;

export const faces: Record<FaceName, Face> = {
  tight: face('inter-tight', 800, { tracking: -0.03, leading: 0.94 }),
  black: face('inter-tight', 900, { tracking: -0.036, leading: 0.86, upper }),
  text: face('inter-tight', 600, { tracking: 0.09, leading: 1.3, upper }),
  spaced: face('inter-tight', 500, { tracking: 0.26, leading: 1.55, upper, space: 1.3, narrow: 'text' }),
  league: face('league-gothic', 400, { tracking: 0.004, leading: 0.86, upper }),
  gloock: face('gloock', 400, { tracking: -0.016, space: 1.15, serif }),
  caslon: face('libre-caslon-condensed', 500, { tracking: -0.018, leading: 0.88, serif }),
  italic: face('libre-caslon-condensed', 500, { style: 'italic', tracking: -0.018, leading: 0.88, serif }),
  abril: face('abril-fatface', 400, { leading: 0.94, serif }),
  cut: face('londrina-solid', 900, { tracking: 0.006, leading: 0.9, upper, cut: true }),
  wide: face('syncopate', 700, { tracking: 0.02, leading: 1.12, upper, narrow: 'tight' }),
  anton: face('anton', 400, { tracking: 0, leading: 0.98, upper, space: 1.1 }),
  bowlby: face('bowlby-one', 400, { tracking: -0.014, leading: 0.97, narrow: 'anton' }),
  lime: face('limelight', 400, { tracking: 0, leading: 0.94, serif }),
  slab: face('alfa-slab-one', 400, { tracking: 0, leading: 0.95, upper, narrow: 'anton' }),
  young: face('young-serif', 400, { tracking: -0.014, leading: 0.98, serif }),
  goth: face('grenze-gotisch', 700, { tracking: -0.004, leading: 0.8, space: 1.1, serif }),
  russo: face('russo-one', 400, { tracking: -0.006, leading: 0.86, upper }),
  tube: face('monoton', 400, { tracking: 0, leading: 0.98, upper, space: 1.8, narrow: 'wide', least: 130 }),
  dela: face('dela-gothic-one', 400, { tracking: -0.016, leading: 0.94, space: 1.4, narrow: 'anton' }),
  chonburi: face('chonburi', 400, { tracking: -0.01, leading: 0.98, serif }),
};
