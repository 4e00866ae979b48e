import type { LexiconEntry } from './entry.ts';
import { familyThemes } from './family.ts';
import { fantasticThemes } from './fantastic.ts';
import { lifeSubjects } from './lifeSubjects.ts';
import { loveThemes } from './love.ts';
import { lightMoods } from './moods.ts';
import { heavyMoods } from './moodsDark.ts';
import { artsSubjects } from './subjectsArts.ts';
import { workSubjects } from './subjectsWork.ts';
import { crimeTropes } from './tropesCrime.ts';
import { plotTropes } from './tropesPlot.ts';

/** All entries. Where two say the same phrase, the first has it. */
export const lexicon: readonly LexiconEntry[] = [
  ...lightMoods,
  ...heavyMoods,
  ...crimeTropes,
  ...plotTropes,
  ...fantasticThemes,
  ...loveThemes,
  ...familyThemes,
  ...lifeSubjects,
  ...workSubjects,
  ...artsSubjects,
];
