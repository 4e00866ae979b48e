/** Whom a title is made for. */
export const madeFor = ['preschool', 'children', 'family', 'teens', 'adults'] as const;

export const endings = ['happy', 'bittersweet', 'sad', 'dark', 'open'] as const;

/** From 0, none, to 3, much. */
type Level = 0 | 1 | 2 | 3;

/** For whom a title is, as we judged it, title by title: an estimate like its score, and no certificate. */
export type Audience = {
  madeFor: (typeof madeFor)[number];
  /** The age in years from which it suits most. */
  fromAge: number;
  scary: Level;
  violence: Level;
  sad: Level;
  sex: Level;
  strongLanguage: Level;
  /** From 1, very slow, to 5, very fast. */
  pace: 1 | 2 | 3 | 4 | 5;
  /** How much attention it asks for, from 1, little, to 3, all of it. */
  attention: 1 | 2 | 3;
  ending: (typeof endings)[number];
};
