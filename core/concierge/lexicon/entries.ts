import company from '#catalogue/lexicon/company.json' with { type: 'json' };
import futureThemes from '#catalogue/lexicon/fantastic-future.json' with { type: 'json' };
import horrorThemes from '#catalogue/lexicon/fantastic-horror.json' with { type: 'json' };
import magicThemes from '#catalogue/lexicon/fantastic-worlds.json' with { type: 'json' };
import darkMoods from '#catalogue/lexicon/moods-dark.json' with { type: 'json' };
import lightMoods from '#catalogue/lexicon/moods-light.json' with { type: 'json' };
import thoughtfulMoods from '#catalogue/lexicon/moods-thoughtful.json' with { type: 'json' };
import occasions from '#catalogue/lexicon/occasions.json' with { type: 'json' };
import origins from '#catalogue/lexicon/origins.json' with { type: 'json' };
import countries from '#catalogue/lexicon/settings-countries.json' with { type: 'json' };
import placeKinds from '#catalogue/lexicon/settings-places.json' with { type: 'json' };
import periods from '#catalogue/lexicon/settings-times.json' with { type: 'json' };
import makings from '#catalogue/lexicon/styles-making.json' with { type: 'json' };
import styles from '#catalogue/lexicon/styles.json' with { type: 'json' };
import artsSubjects from '#catalogue/lexicon/subjects-arts.json' with { type: 'json' };
import familyThemes from '#catalogue/lexicon/subjects-family.json' with { type: 'json' };
import lifeSubjects from '#catalogue/lexicon/subjects-life.json' with { type: 'json' };
import loveThemes from '#catalogue/lexicon/subjects-love.json' with { type: 'json' };
import playSubjects from '#catalogue/lexicon/subjects-play.json' with { type: 'json' };
import powerSubjects from '#catalogue/lexicon/subjects-power.json' with { type: 'json' };
import warSubjects from '#catalogue/lexicon/subjects-war.json' with { type: 'json' };
import crimeTropes from '#catalogue/lexicon/tropes-crime.json' with { type: 'json' };
import fateTropes from '#catalogue/lexicon/tropes-fate.json' with { type: 'json' };
import outlawTropes from '#catalogue/lexicon/tropes-outlaws.json' with { type: 'json' };
import plotTropes from '#catalogue/lexicon/tropes-plot.json' with { type: 'json' };

import type { LexiconEntry } from './entry.ts';

const rows = [
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

/** All entries. The rows are held to their schema by a test, so that no schema is sent to browsers. */
export const lexicon = rows as readonly LexiconEntry[];
