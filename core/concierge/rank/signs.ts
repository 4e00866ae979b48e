import type { Wish, WishOf } from '#contracts/concierge/part.ts';

import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';
import type { Sought } from '../ranking.ts';
import { createFeedback } from './feedback.ts';
import type { Likeness } from './likeness.ts';
import { meets, themeStrength } from './meets.ts';
import { createTextIndex } from './textIndex.ts';
import { stemsOf } from './titleText.ts';

/** What speaks for each title, by its place in the catalogue, each from 0 to 1. */
export type Signs = Record<
  | 'text'
  | 'feedback'
  | 'genre'
  | 'theme'
  | 'like'
  | 'kin'
  | 'dislike'
  | 'fame'
  | 'score'
  | 'person'
  | 'years'
  | 'runtime'
  | 'film',
  Float64Array
>;

const wishesOf = <Name extends Wish['slot']>(wishes: readonly Wish[], slot: Name): WishOf<Name>[] =>
  wishes.filter((wish): wish is WishOf<Name> => wish.slot === slot);

/** How much the likest of several liked titles counts beyond their mean. */
const likestShare = 0.3;
/** How much a word counts that the sentence doesn't say, but that belongs to a theme. */
const themeWordShare = 0.4;

/** Weighs what is sought against every title of one catalogue. */
export function createSigns(titles: readonly TitleFacts[], likeness: Likeness): (sought: Sought) => Signs {
  const index = createTextIndex(titles);
  const feedback = createFeedback(titles);
  const places = new Map<TitleKey, number>(titles.map((title, place) => [titleKey(title), place]));
  const each = (value: (title: TitleFacts) => number) => Float64Array.from(titles, value);
  const rarity = (values: Float64Array) => Math.log(1 + titles.length / (1 + sumOf(values)));

  const themes = ({ wishes }: Sought) => {
    const strengths = [
      ...wishesOf(wishes, 'theme')
        .filter(({ not }) => !not)
        .map(({ entry }) => each((title) => themeStrength(entry, title))),
      ...wishesOf(wishes, 'word')
        .filter(({ not }) => !not)
        .map((wish) => each((title) => (meets(wish, title) ? 1 : 0))),
    ];
    return weightedMean(
      strengths.map((values) => ({ values, weight: rarity(values) })),
      titles.length,
    );
  };

  const likes = ({ wishes }: Sought, not: boolean) => {
    const liked = wishesOf(wishes, 'like').flatMap((wish) => {
      const title = wish.not === not ? titles[places.get(titleKey(wish)) ?? -1] : undefined;
      return title === undefined ? [] : [likeness.likenesses(title)];
    });
    return new Float64Array(titles.length).map((_, place) => {
      const values = liked.map((likenesses) => likenesses[place] ?? 0);
      if (values.length === 0) return 0;
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return (mean + likestShare * Math.max(...values)) / (1 + likestShare);
    });
  };

  return (sought) => {
    const { wishes } = sought;
    const text = scaled(index.search(stemsSought(sought)));
    const like = likes(sought, false);
    const fame = wishesOf(wishes, 'fame').at(-1)?.fame;
    const people = wishesOf(wishes, 'person').filter(({ not }) => !not);
    const genres = wishesOf(wishes, 'genre').filter(({ not }) => !not);
    return {
      text,
      feedback: scaled(feedback(text)),
      genre: weightedMean(
        genres
          .map((wish) => each((title) => (meets(wish, title) ? 1 : 0)))
          .map((values) => ({ values, weight: rarity(values) })),
        titles.length,
      ),
      theme: themes(sought),
      like,
      kin: scaled(feedback(like)),
      dislike: likes(sought, true),
      fame: each((title) => (fame === 'hidden' ? 1 - title.fame / 100 : title.fame / 100)),
      score: each((title) => (title.score - 5) / 4),
      person: each((title) => shareOf(people, (wish) => meets(wish, title))),
      years: each((title) => nearest(wishesOf(wishes, 'years'), title.year, 5)),
      runtime: each((title) => nearest(wishesOf(wishes, 'runtime'), title.runtime ?? 0, 15)),
      film: each(({ media }) => (media === 'movie' ? 1 : 0)),
    };
  };

  /** The words of the sentence and of what it was understood as, with their weights. */
  function stemsSought({ words, wishes }: Sought): Map<string, number> {
    const stems = new Map<string, number>();
    const add = (stem: string, weight: number) => stems.set(stem, (stems.get(stem) ?? 0) + weight);
    for (const word of words) add(word, 1);
    for (const [stem, times] of stems) stems.set(stem, Math.sqrt(times));
    for (const { word, not } of wishesOf(wishes, 'word')) {
      if (!not) for (const stem of stemsOf(word)) add(stem, themeWordShare);
    }
    return stems;
  }
}

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);

/** The best becomes 1. */
function scaled(values: Float64Array): Float64Array {
  const most = values.reduce((most, value) => Math.max(most, value), 0);
  return most === 0 ? values : values.map((value) => value / most);
}

function weightedMean(
  parts: readonly { values: Float64Array; weight: number }[],
  length: number,
): Float64Array {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return new Float64Array(length).map(
    (_, place) =>
      parts.reduce((sum, { values, weight }) => sum + weight * (values[place] ?? 0), 0) / (total || 1),
  );
}

const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length;

/** 1 within the nearest range, and less and less the farther away. */
function nearest(
  ranges: readonly Pick<WishOf<'years'>, 'min' | 'max'>[],
  value: number,
  step: number,
): number {
  if (ranges.length === 0) return 1;
  const away = ranges.map(({ min, max }) => Math.max(0, (min ?? value) - value, value - (max ?? value)));
  return Math.exp(-((Math.min(...away) / step) ** 2) / 2);
}
