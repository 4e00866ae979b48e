import type { WishOf } from '@marquee/contracts/assistant/part.ts';
import type { Audience } from '@marquee/contracts/audience.ts';

import type { TitleFacts } from '../facts.ts';
import { isRatedAtMost } from './isRatedAtMost.ts';

type Highest = WishOf<'certification'>['max'];
type MadeFor = Audience['madeFor'];

/** What is made for whom suits an age how well, from 0 to 1. */
type Suits = Readonly<Record<MadeFor, number>>;

type Stage = {
  /** The last age of the stage. */
  until: number;
  /** A title with a higher certificate stays out, however it was judged; null where none does. */
  certification: Highest | null;
  most: Pick<Audience, 'scary' | 'violence' | 'sad' | 'sex' | 'strongLanguage'>;
  suits: Suits;
  /** Minutes that a child of this age sits through. */
  minutes: number;
};

const stages: readonly Stage[] = [
  {
    // Can't yet tell play from danger: a fright in fun and a short sorrow are the most; nothing is sworn.
    until: 4,
    certification: 'G',
    most: { scary: 1, violence: 1, sad: 1, sex: 0, strongLanguage: 0 },
    suits: { preschool: 1, children: 0.9, family: 0.5, teens: 0, adults: 0 },
    minutes: 75,
  },
  {
    // Knows that it's a story, and can be sad with it when somebody sits beside.
    until: 6,
    certification: 'PG',
    most: { scary: 1, violence: 1, sad: 2, sex: 0, strongLanguage: 0 },
    suits: { preschool: 0.5, children: 1, family: 0.8, teens: 0, adults: 0 },
    minutes: 90,
  },
  {
    // Enjoys a fright that ends well; jokes about kissing and a mild oath pass over its head.
    until: 9,
    certification: 'PG',
    most: { scary: 2, violence: 2, sad: 2, sex: 1, strongLanguage: 1 },
    suits: { preschool: 0, children: 1, family: 1, teens: 0.5, adults: 0 },
    minutes: 130,
  },
  {
    // Grief can be borne from here on; horror and blood can't.
    until: 12,
    certification: 'PG-13',
    most: { scary: 2, violence: 2, sad: 3, sex: 1, strongLanguage: 1 },
    suits: { preschool: 0, children: 0.5, family: 1, teens: 1, adults: 0.2 },
    minutes: 180,
  },
  {
    // Looks for a fright, and hears worse words at school.
    until: 15,
    certification: 'PG-13',
    most: { scary: 3, violence: 2, sad: 3, sex: 1, strongLanguage: 2 },
    suits: { preschool: 0, children: 0, family: 0.7, teens: 1, adults: 0.6 },
    minutes: 240,
  },
  {
    // Nearly grown up: explicit sex alone stays out.
    until: 17,
    certification: 'R',
    most: { scary: 3, violence: 3, sad: 3, sex: 2, strongLanguage: 3 },
    suits: { preschool: 0, children: 0, family: 0.5, teens: 1, adults: 0.9 },
    minutes: 240,
  },
  {
    // Grown-ups who want to be among themselves.
    until: 18,
    certification: null,
    most: { scary: 3, violence: 3, sad: 3, sex: 3, strongLanguage: 3 },
    suits: { preschool: 0, children: 0, family: 0, teens: 0.4, adults: 1 },
    minutes: 240,
  },
];

const oldest: Stage = stages[stages.length - 1] as Stage;
const stageOf = (years: number): Stage => stages.find(({ until }) => years <= until) ?? oldest;

/** What may be shown to an age by certificate; that alone lets nothing in. */
export const certificationFor = (years: number): Highest | null => stageOf(years).certification;

const capped = ['scary', 'violence', 'sad', 'sex', 'strongLanguage'] as const;
const unrated: ReadonlySet<string> = new Set(['', 'NR']);

/** Up to this age, children watch episodes as well as films, and a year makes a difference. */
export const smallChild = 6;

/** From this age on a title that nobody judged needn't be made for families. */
const leastAlone = 13;

/** Whether a title may be shown to an age. One that nobody judged is, where genre and certificate both allow it. */
export function isForAge(years: number, title: TitleFacts): boolean {
  const { audience, certification, genres } = title;
  const { most, suits, certification: highest } = stageOf(years);
  const isRated = highest === null || isRatedAtMost(certification, highest);
  if (audience === null) {
    const isForFamilies = genres.includes('Family') || genres.includes('Kids');
    return isRated && (isForFamilies ? highest !== null : years >= leastAlone);
  }
  return (
    (isRated || unrated.has(certification)) &&
    audience.fromAge <= years &&
    suits[audience.madeFor] > 0 &&
    capped.every((of) => audience[of] <= most[of])
  );
}

/** Within these years ages are alike; over so many more a title gets too childish. */
const alike = { small: 1, other: 3 };
const outgrown = 8;
/** Over so many minutes too long, it is as unfit as it gets. */
const overlong = 60;

/** Live action of before this year looks strange to most children, however good it is. */
const dated = { before: 1975, until: 15, share: 0.8 };

/** What its time leaves of how well a title suits an age, from 0 to 1. */
export const suitsTime = (years: number, { year, genres }: TitleFacts): number =>
  years <= dated.until && (year ?? dated.before) < dated.before && !genres.includes('Animation')
    ? dated.share
    : 1;

/** How well a title suits an age, from 0 to 1: for whom it was made, how near its age is, and its length. */
export function suitsAge(years: number, { audience, runtime }: TitleFacts): number {
  if (audience === null) return 0;
  const { suits, minutes } = stageOf(years);
  const away = years - audience.fromAge - (years <= smallChild ? alike.small : alike.other);
  const near = 1 - Math.min(1, Math.max(0, away) / outgrown);
  const short = 1 - Math.min(1, Math.max(0, (runtime ?? minutes) - minutes) / overlong);
  return suits[audience.madeFor] * (0.4 + 0.4 * near + 0.2 * short);
}
