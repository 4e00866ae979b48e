import { beamOfLight } from './compositions/beamOfLight.ts';
import { closeUp } from './compositions/closeUp.ts';
import { collage } from './compositions/collage.ts';
import { concentric } from './compositions/concentric.ts';
import { diagonal } from './compositions/diagonal.ts';
import { emblem } from './compositions/emblem.ts';
import { horizon } from './compositions/horizon.ts';
import { letters } from './compositions/letters.ts';
import { monument } from './compositions/monument.ts';
import { negative } from './compositions/negative.ts';
import { portal } from './compositions/portal.ts';
import { procession } from './compositions/procession.ts';
import { reflection } from './compositions/reflection.ts';
import { repeat } from './compositions/repeat.ts';
import { shadow } from './compositions/shadow.ts';
import { split } from './compositions/split.ts';
import { strata } from './compositions/strata.ts';
import { strips } from './compositions/strips.ts';
import { swiss } from './compositions/swiss.ts';
import type { Composition } from './sheet.ts';

export const compositions = {
  beamOfLight,
  closeUp,
  collage,
  concentric,
  diagonal,
  emblem,
  horizon,
  letters,
  monument,
  negative,
  portal,
  procession,
  reflection,
  repeat,
  shadow,
  split,
  strata,
  strips,
  swiss,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof compositions;
