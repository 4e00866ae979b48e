import lists from '@marquee/content/words/telling.json' with { type: 'json' };
import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { words as wordsOf } from '@marquee/text';

import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';
import type { Sought } from '../ranking.ts';
import type { Themes } from './conditions.ts';
import { smallChild, suitsAge, suitsTime } from './forAge.ts';
import type { LikenessIndex } from './likeness.ts';
import { isJudged, leastTheme, meets } from './meets.ts';
import { createTextIndex, stemsOf } from './titleText.ts';

type Feedback = (scores: Float32Array) => Float32Array;

/** From how many titles keywords are taken, and how many. */
const first = 12;
const most = 20;

/** Finds titles by the keywords of the best results: other titles share what they have in common. */
function createFeedback(titles: readonly TitleFacts[]): Feedback {
  const holders = new Map<string, number[]>();
  for (const [place, { keywords }] of titles.entries()) {
    for (const keyword of keywords) {
      const held = holders.get(keyword);
      if (held === undefined) holders.set(keyword, [place]);
      else held.push(place);
    }
  }
  const rarity = (keyword: string) => Math.log(1 + titles.length / (holders.get(keyword)?.length ?? 1));

  return (scores) => {
    const best = [...scores.keys()]
      .filter((place) => (scores[place] ?? 0) > 0)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
      .slice(0, first);
    const weights = new Map<string, number>();
    for (const place of best) {
      for (const keyword of titles[place]?.keywords ?? []) {
        const weight = (scores[place] ?? 0) * rarity(keyword);
        weights.set(keyword, (weights.get(keyword) ?? 0) + weight);
      }
    }
    const strongest = [...weights]
      .filter(([keyword]) => (holders.get(keyword)?.length ?? 0) > 1)
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .slice(0, most);
    const sums = new Float32Array(titles.length);
    for (const [keyword, weight] of strongest) {
      for (const place of holders.get(keyword) ?? []) sums[place] = (sums[place] ?? 0) + weight;
    }
    return sums;
  };
}

type Values = Float32Array;

/** The signs of each title, by its place in the catalogue; of one wish mostly from 0 to 1. */
export type Signs = Record<
  | 'text'
  | 'genre'
  | 'theme'
  | 'missed'
  | 'unwanted'
  | 'like'
  | 'kin'
  | 'era'
  | 'dislike'
  | 'fame'
  | 'score'
  | 'person'
  | 'years'
  | 'runtime'
  | 'medium'
  | 'age'
  | 'childish'
  | 'unjudged',
  Values
>;

const isOfMakers = (wish: Wish): boolean => wish.slot === 'company' && wish.not;

/** How much the likest of several liked titles counts beyond their mean. */
const likestShare = 0.3;
/** How much more a word counts that was understood as one. */
const wordShare = 0.4;
/** Said alone, these ask for all of it. */
const fewWishes = 3;
/** Below this a title lacks a theme. */
const nothingOf = 0.1;
/** How many years apart films may be and still be of one era. */
const eraYears = 10;
const yearStep = 5;
const minuteStep = 15;

/** Weighs what is sought against every title of one catalogue. */
export function createSigns(
  titles: readonly TitleFacts[],
  { likeness, themesOf }: { likeness: LikenessIndex; themesOf: Themes },
): (sought: Sought) => Signs {
  const index = createTextIndex(titles);
  const feedback = createFeedback(titles);
  const byKey = new Map<TitleKey, TitleFacts>(titles.map((title) => [titleKey(title), title]));
  const each = (value: (title: TitleFacts) => number): Values => Float32Array.from(titles, value);
  const nothing = each(() => 0);

  const score = each((title) => (title.score - 5) / 4);
  const known = each((title) => title.fame / 100);
  const fames = { known: known.map((share) => 3 * share), hidden: known.map((share) => 1 - share) };
  const unjudged = each(({ audience }) => (audience === null ? 1 : 0));
  const ofUnknownMakers = each(({ companies }) => (companies === null ? 1 : 0));
  const childish = each(({ audience }) =>
    audience?.madeFor === 'preschool' || audience?.madeFor === 'children' ? 1 : 0,
  );
  const mediums = {
    movie: each(({ media }) => (media === 'movie' ? 1 : 0)),
    tv: each(({ media }) => (media === 'tv' ? 1 : 0)),
  };

  const likes = (wishes: readonly Wish[], not: boolean, joins: Joins = nothingJoined) => {
    const liked = wishesOf(wishes, 'like')
      .filter((wish) => wish.not === not)
      .flatMap((wish) => byKey.get(titleKey(wish)) ?? []);
    if (liked.length === 0) return { like: nothing, kin: nothing, era: nothing };
    const parts = liked.map((title) => likeness.likenesses(title, joins.contrasts.length > 0));
    const all = joins.isBlend ? likeEach(parts) : meanAndMost(parts);
    const like =
      parts.length === 1 && joins.contrasts.length > 0 ? likeEach([all, leastOf(joins.contrasts)]) : all;
    return {
      like,
      kin: scaled(feedback(like)),
      era: each(({ year }) => meanOf(liked.map((one) => bell((one.year - year) / eraYears)))),
    };
  };

  return (sought) => {
    const { wishes } = sought;
    const wanted = wishes.filter((wish) => !('not' in wish && wish.not));
    const people = wishesOf(wanted, 'person');
    const fame = wishesOf(wanted, 'fame').at(-1)?.fame;
    const age = wishesOf(wanted, 'age').at(-1)?.years;
    const ofAnyTime = wishesOf(wanted, 'years').length === 0;
    const themes = wishesOf(wanted, 'theme').map(({ entry }) => themesOf(entry));
    const unwanted = wishesOf(wishes, 'theme')
      .filter((wish) => wish.not && !isJudged(wish))
      .map(({ entry }) => themesOf(entry));
    const genres = wishesOf(wanted, 'genre').map(({ genre }) =>
      each((title) => (title.genres.includes(genre) ? 1 : 0)),
    );
    const judged = wishesOf(wanted, 'theme')
      .filter(isJudged)
      .map(({ entry }) => themesOf(entry));
    // A title like a liked one need not have the words' themes, but for what was judged of it: "Shrek for grown-ups".
    const expected = wanted.some(({ slot }) => slot === 'like')
      ? [...genres, ...judged]
      : [...genres, ...themes];
    return {
      text: scaled(index.search(stemsSought(sought))),
      genre: sumOf(genres, nothing, 1 / genres.length),
      theme: sumOf(themes, nothing, 1 / Math.sqrt(themes.length)),
      missed: genres.length + themes.length <= fewWishes ? missedOf(expected, nothing) : nothing,
      unwanted: sumOf(unwanted, nothing, 1 / leastTheme),
      ...likes(wishes, false, {
        isBlend: isSaid(blending, sought),
        contrasts: isSaid(contrasting, sought) ? [...genres, ...themes] : [],
      }),
      dislike: likes(wishes, true).like,
      fame: fame === undefined ? known : fames[fame],
      score,
      person: people.length === 0 ? nothing : each((title) => shareOf(people, (wish) => meets(wish, title))),
      years: nearest(wishesOf(wanted, 'years'), { of: ({ year }) => year, step: yearStep }),
      runtime: nearest(wishesOf(wanted, 'runtime'), { of: ({ runtime }) => runtime, step: minuteStep }),
      medium: age !== undefined && age <= smallChild ? nothing : mediums[mediumMeant(wanted)],
      age:
        age === undefined
          ? nothing
          : each((title) => suitsAge(age, title) * (ofAnyTime ? suitsTime(age, title) : 1)),
      childish: wanted.some(mayMeanChildren) ? nothing : childish,
      unjudged: wishes.some(isJudged) ? unjudged : wishes.some(isOfMakers) ? ofUnknownMakers : nothing,
    };
  };

  /** 1 within the nearest range, and less and less the farther away; unknown counts as far. */
  function nearest(
    ranges: readonly Pick<WishOf<'years'>, 'min' | 'max'>[],
    { of, step }: { of: (title: TitleFacts) => number | null; step: number },
  ): Values {
    if (ranges.length === 0) return nothing;
    return each((title) => {
      const value = of(title);
      if (value === null) return 0;
      const away = ranges.map(({ min, max }) => Math.max(0, (min ?? value) - value, value - (max ?? value)));
      return bell(Math.min(...away) / step);
    });
  }
}

const forChildren: ReadonlySet<string> = new Set(['Animation', 'Family', 'Kids']);

/** Whether what is made for children may be meant: they watch, a cartoon is wanted, or somebody or something is named. */
const mayMeanChildren = (wish: Wish): boolean =>
  wish.slot === 'age' ||
  wish.slot === 'like' ||
  wish.slot === 'person' ||
  (wish.slot === 'genre' && forChildren.has(wish.genre)) ||
  (wish.slot === 'theme' && wish.entry === 'anime');

/** The default: that of the titles that are liked, and otherwise films. */
function mediumMeant(wanted: readonly Wish[]): MediaType {
  const liked = wishesOf(wanted, 'like');
  return liked.length > 0 && liked.every(({ media }) => media === 'tv') ? 'tv' : 'movie';
}

const wishesOf = <Name extends Wish['slot']>(wishes: readonly Wish[], slot: Name): WishOf<Name>[] =>
  wishes.filter((wish): wish is WishOf<Name> => wish.slot === slot);

/** The stems of the sentence; repeated ones count less each time. */
function stemsSought({ words, wishes }: Sought): Map<string, number> {
  const stems = new Map<string, number>();
  const add = (stem: string, weight: number) => stems.set(stem, (stems.get(stem) ?? 0) + weight);
  for (const word of words) add(word, 1);
  for (const [stem, times] of stems) stems.set(stem, Math.sqrt(times));
  for (const { word, not } of wishesOf(wishes, 'word')) {
    if (!not) for (const stem of stemsOf(word)) add(stem, wordShare);
  }
  return stems;
}

/** Scales the best to 1. */
function scaled(values: Values): Values {
  const most = values.reduce((highest, value) => Math.max(highest, value), 0);
  return most === 0 ? values : values.map((value) => value / most);
}

function sumOf(parts: readonly Values[], nothing: Values, share: number): Values {
  if (parts.length === 0) return nothing;
  return nothing.map((_, place) => share * parts.reduce((sum, values) => sum + (values[place] ?? 0), 0));
}

/** How many of them each title lacks. */
const missedOf = (parts: readonly Values[], nothing: Values): Values =>
  parts.length === 0
    ? nothing
    : nothing.map((_, place) => parts.filter((values) => (values[place] ?? 0) < nothingOf).length);

/** How what is liked is joined with more: "Alien meets Jaws", "Shrek but for grown-ups". */
type Joins = { isBlend: boolean; contrasts: readonly Values[] };
const nothingJoined: Joins = { isBlend: false, contrasts: [] };

const blending = new Set(lists.blending);
const contrasting = new Set(lists.contrasting);
const isSaid = (cues: ReadonlySet<string>, { told = [] }: Sought): boolean =>
  told.some((sentence) => wordsOf(sentence).some((word) => cues.has(word)));

/** A contrast is weighed: what hasn't got it may still be shown. */
const leastContrast = 0.15;
const leastOf = (parts: readonly Values[]): Values =>
  (parts[0] ?? new Float32Array()).map((_, place) =>
    Math.max(leastContrast, Math.min(...parts.map((part) => part[place] ?? 0))),
  );

/** What is like each of them, and not only like one. */
const likeEach = (parts: readonly Values[]): Values =>
  (parts[0] ?? new Float32Array()).map((_, place) =>
    parts.reduce((product, part) => product * (part[place] ?? 0) ** (1 / parts.length), 1),
  );

function meanAndMost(parts: readonly Values[]): Values {
  const [first = new Float32Array()] = parts;
  return first.map((_, place) => {
    const values = parts.map((part) => part[place] ?? 0);
    return (meanOf(values) + likestShare * Math.max(...values)) / (1 + likestShare);
  });
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.filter(is).length / items.length;

const bell = (distance: number) => Math.exp(-(distance ** 2));
