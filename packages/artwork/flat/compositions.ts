import { collage, tear, strips, split, woodcut } from './compositions/cutPaper.ts';
import { doubleExposure, echo, procession, reflection, negative } from './compositions/doubles.ts';
import { concentric, diagonal, wedge, transit, staircase } from './compositions/geometric.ts';
import { horizon, lowSun, strata, outpost } from './compositions/landscapes.ts';
import { beamOfLight, blinds, neon, shadow, sunburst } from './compositions/lights.ts';
import { dots, quilt, wallpaper, repeat, opArt, squares } from './compositions/patterns.ts';
import { emblem, matchbox, paperback, playingCard, stamp } from './compositions/printedMatter.ts';
import { closeUp, monument, portal, threeFrames } from './compositions/scale.ts';
import { letters, monogram, overprint, swiss } from './compositions/typographic.ts';
import type { Composition } from './sheet.ts';

export const compositions = {
  beamOfLight,
  blinds,
  closeUp,
  collage,
  concentric,
  diagonal,
  dots,
  doubleExposure,
  echo,
  emblem,
  horizon,
  letters,
  lowSun,
  matchbox,
  monogram,
  monument,
  negative,
  neon,
  opArt,
  outpost,
  overprint,
  paperback,
  playingCard,
  portal,
  procession,
  quilt,
  reflection,
  repeat,
  shadow,
  split,
  squares,
  staircase,
  stamp,
  strata,
  strips,
  sunburst,
  swiss,
  tear,
  threeFrames,
  transit,
  wallpaper,
  wedge,
  woodcut,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof compositions;
