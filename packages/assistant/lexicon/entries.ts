import company from '@marquee/content/lexicon/company.json' with { type: 'json' };
import eras from '@marquee/content/lexicon/eras.json' with { type: 'json' };
import futureThemes from '@marquee/content/lexicon/fantastic-future.json' with { type: 'json' };
import horrorThemes from '@marquee/content/lexicon/fantastic-horror.json' with { type: 'json' };
import magicThemes from '@marquee/content/lexicon/fantastic-worlds.json' with { type: 'json' };
import darkMoods from '@marquee/content/lexicon/moods-dark.json' with { type: 'json' };
import lightMoods from '@marquee/content/lexicon/moods-light.json' with { type: 'json' };
import thoughtfulMoods from '@marquee/content/lexicon/moods-thoughtful.json' with { type: 'json' };
import occasions from '@marquee/content/lexicon/occasions.json' with { type: 'json' };
import origins from '@marquee/content/lexicon/origins.json' with { type: 'json' };
import countries from '@marquee/content/lexicon/settings-countries.json' with { type: 'json' };
import placeKinds from '@marquee/content/lexicon/settings-places.json' with { type: 'json' };
import periods from '@marquee/content/lexicon/settings-times.json' with { type: 'json' };
import makings from '@marquee/content/lexicon/styles-making.json' with { type: 'json' };
import styles from '@marquee/content/lexicon/styles.json' with { type: 'json' };
import artsSubjects from '@marquee/content/lexicon/subjects-arts.json' with { type: 'json' };
import familyThemes from '@marquee/content/lexicon/subjects-family.json' with { type: 'json' };
import lifeSubjects from '@marquee/content/lexicon/subjects-life.json' with { type: 'json' };
import loveThemes from '@marquee/content/lexicon/subjects-love.json' with { type: 'json' };
import playSubjects from '@marquee/content/lexicon/subjects-play.json' with { type: 'json' };
import powerSubjects from '@marquee/content/lexicon/subjects-power.json' with { type: 'json' };
import warSubjects from '@marquee/content/lexicon/subjects-war.json' with { type: 'json' };
import crimeTropes from '@marquee/content/lexicon/tropes-crime.json' with { type: 'json' };
import fateTropes from '@marquee/content/lexicon/tropes-fate.json' with { type: 'json' };
import outlawTropes from '@marquee/content/lexicon/tropes-outlaws.json' with { type: 'json' };
import plotTropes from '@marquee/content/lexicon/tropes-plot.json' with { type: 'json' };
import type { GenreName, ThemeGroup, WishOf } from '@marquee/contracts/assistant/part.ts';
import type { Audience } from '@marquee/contracts/audience.ts';

/** From above 0 to 1, by name. */
export type Weights = Readonly<Record<string, number>>;

/** Accepted values by what was judged. */
export type Judgement = { readonly [Of in Exclude<keyof Audience, 'fromAge'>]?: readonly Audience[Of][] };

/**
 * A way of wishing that the catalogue has no one word for. `phrases` are what people say, in lower case; what counts
 * for it are the catalogue's own keywords, moods and genres. The rows are `content/lexicon/*.json`.
 */
export type LexiconEntry = {
  /** Lower-case words with hyphens; part of URLs, so it never changes its meaning. */
  id: string;
  group: ThemeGroup;
  /** What the app calls it, such as "time loop" or "feel-good". */
  label: string;
  phrases: readonly string[];
  /** Keywords of the catalogue. */
  keywords?: Weights;
  /** In the catalogue's closed list of moods. */
  moods?: Weights;
  genres?: readonly GenreName[];
  /** Contrary signs. */
  against?: { keywords?: Weights; moods?: Weights; genres?: Weights };
  /** Values of a title's audience that make it so, and all others not; signs are for titles that nobody judged. */
  judged?: Judgement;
  /** Values of a title's audience without which it hardly is. */
  within?: Judgement;
  /** More words for it, to find it in overviews by. */
  words?: readonly string[];
  /** Other wishes that come with it, such as a highest certification for "with the kids". */
  implies?: readonly WishOf<
    | 'age'
    | 'certification'
    | 'intensity'
    | 'years'
    | 'runtime'
    | 'fame'
    | 'media'
    | 'genre'
    | 'country'
    | 'language'
  >[];
};

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
  ...eras,
  ...makings,
  ...occasions,
  ...company,
  ...origins,
];

/** All entries. A test checks the rows against their schema, so that no schema is sent to browsers. */
export const lexicon = rows as readonly LexiconEntry[];
