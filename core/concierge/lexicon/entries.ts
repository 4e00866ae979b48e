import { company } from './company.ts';
import type { LexiconEntry } from './entry.ts';
import { futureThemes } from './fantasticFuture.ts';
import { horrorThemes } from './fantasticHorror.ts';
import { magicThemes } from './fantasticWorlds.ts';
import { darkMoods } from './moodsDark.ts';
import { lightMoods } from './moodsLight.ts';
import { thoughtfulMoods } from './moodsThoughtful.ts';
import { occasions } from './occasions.ts';
import { origins } from './origins.ts';
import { countries } from './settingsCountries.ts';
import { placeKinds } from './settingsPlaces.ts';
import { periods } from './settingsTimes.ts';
import { styles } from './styles.ts';
import { makings } from './stylesMaking.ts';
import { artsSubjects } from './subjectsArts.ts';
import { familyThemes } from './subjectsFamily.ts';
import { lifeSubjects } from './subjectsLife.ts';
import { loveThemes } from './subjectsLove.ts';
import { playSubjects } from './subjectsPlay.ts';
import { powerSubjects } from './subjectsPower.ts';
import { warSubjects } from './subjectsWar.ts';
import { crimeTropes } from './tropesCrime.ts';
import { fateTropes } from './tropesFate.ts';
import { outlawTropes } from './tropesOutlaws.ts';
import { plotTropes } from './tropesPlot.ts';

/** All entries. */
export const lexicon: readonly LexiconEntry[] = [
  ...lightMoods,
  ...darkMoods,
  ...thoughtfulMoods,
  ...crimeTropes,
  ...outlawTropes,
  ...plotTropes,
  ...fateTropes,
  ...futureThemes,
  ...magicThemes,
  ...horrorThemes,
  ...loveThemes,
  ...familyThemes,
  ...lifeSubjects,
  ...powerSubjects,
  ...warSubjects,
  ...artsSubjects,
  ...playSubjects,
  ...placeKinds,
  ...countries,
  ...periods,
  ...styles,
  ...makings,
  ...occasions,
  ...company,
  ...origins,
];
