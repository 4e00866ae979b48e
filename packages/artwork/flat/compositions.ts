import { beamOfLight } from './compositions/beamOfLight.ts';
import { blinds } from './compositions/blinds.ts';
import { closeUp } from './compositions/closeUp.ts';
import { collage } from './compositions/collage.ts';
import { concentric } from './compositions/concentric.ts';
import { diagonal } from './compositions/diagonal.ts';
import { dots } from './compositions/dots.ts';
import { doubleExposure } from './compositions/doubleExposure.ts';
import { echo } from './compositions/echo.ts';
import { emblem } from './compositions/emblem.ts';
import { horizon } from './compositions/horizon.ts';
import { letters } from './compositions/letters.ts';
import { lowSun } from './compositions/lowSun.ts';
import { matchbox } from './compositions/matchbox.ts';
import { monogram } from './compositions/monogram.ts';
import { monument } from './compositions/monument.ts';
import { negative } from './compositions/negative.ts';
import { neon } from './compositions/neon.ts';
import { opArt } from './compositions/opArt.ts';
import { outpost } from './compositions/outpost.ts';
import { overprint } from './compositions/overprint.ts';
import { paperback } from './compositions/paperback.ts';
import { playingCard } from './compositions/playingCard.ts';
import { portal } from './compositions/portal.ts';
import { procession } from './compositions/procession.ts';
import { quilt } from './compositions/quilt.ts';
import { reflection } from './compositions/reflection.ts';
import { repeat } from './compositions/repeat.ts';
import { shadow } from './compositions/shadow.ts';
import { split } from './compositions/split.ts';
import { squares } from './compositions/squares.ts';
import { staircase } from './compositions/staircase.ts';
import { stamp } from './compositions/stamp.ts';
import { strata } from './compositions/strata.ts';
import { strips } from './compositions/strips.ts';
import { sunburst } from './compositions/sunburst.ts';
import { swiss } from './compositions/swiss.ts';
import { tear } from './compositions/tear.ts';
import { threeFrames } from './compositions/threeFrames.ts';
import { transit } from './compositions/transit.ts';
import { wallpaper } from './compositions/wallpaper.ts';
import { wedge } from './compositions/wedge.ts';
import { woodcut } from './compositions/woodcut.ts';
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
