import type { Fact } from '#contracts/concierge/fact.ts';
import { type LikenessFacts, topCast } from '#core/likeness/likenessFacts.ts';
import { isIncidental } from '#core/likeness/likenessThemes.ts';
import { type LikenessParts, likenessTo } from '#core/likeness/likenessTo.ts';
import { weigh, type Weighed } from '#core/likeness/likenessWeights.ts';
import { cosineWith } from '#core/likeness/sparseVector.ts';

import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';

export type Shared = Extract<Fact, { is: 'shared' }>;

export type Likeness = {
  /** From 0 to about 1; a title of the same franchise is no likelier than others. */
  likeness: (liked: TitleFacts, other: TitleFacts) => number;
  /** The same for many. */
  likenessTo: (liked: TitleFacts) => (other: TitleFacts) => number;
  /** How much two titles are about the same, from 0 to 1. */
  sameness: (a: TitleFacts) => (b: TitleFacts) => number;
  /** What both have, the strongest first; true of both. */
  shared: (a: TitleFacts, b: TitleFacts) => Shared;
};

const mostTags = 5;
/** What a keyword of a whole seventh of the catalogue says is next to nothing. */
const leastRarity = 2;
/** The most that two titles have in common which aren't of one franchise. */
const full = 1.6;

/** How alike the titles of one catalogue are. */
export function createLikeness(titles: readonly TitleFacts[]): Likeness {
  const weighed = new Map<TitleKey, Weighed>(
    weigh(titles.map(factsOf)).map((title) => [titleKey(title.facts), title]),
  );
  const likenessToAll = (liked: TitleFacts) => {
    const from = weighed.get(titleKey(liked));
    if (from === undefined) return () => 0;
    const compare = likenessTo(from);
    return (other: TitleFacts) => {
      const to = weighed.get(titleKey(other));
      return to === undefined ? 0 : Math.min(1, contentOf(compare(to)) / full);
    };
  };
  return {
    likeness: (liked, other) => likenessToAll(liked)(other),
    likenessTo: likenessToAll,
    sameness: (a) => {
      const from = weighed.get(titleKey(a));
      if (from === undefined) return () => 0;
      const cosine = cosineWith(from.themes);
      return (b) => {
        const to = weighed.get(titleKey(b));
        return to === undefined ? 0 : cosine(to.themes);
      };
    },
    shared: (a, b) => {
      const rarity = weighed.get(titleKey(a))?.rarity ?? new Map<string, number>();
      const keywords = [...rarity]
        .filter(
          ([keyword, rare]) => rare > leastRarity && !isIncidental(keyword) && b.keywords.includes(keyword),
        )
        .sort(([, one], [, other]) => other - one)
        .map(([keyword]) => keyword);
      const moods = a.moods.filter(
        (mood) => b.moods.includes(mood) && !keywords.some((keyword) => sayTheSame(keyword, mood)),
      );
      return {
        is: 'shared',
        tags: [...keywords, ...moods].slice(0, mostTags),
        genres: a.genres.filter((genre) => b.genres.includes(genre)),
        people: sharedPeople(a, b),
        collection: a.collection !== null && a.collection === b.collection,
      };
    },
  };
}

/** Of what a title is, not of how well it is known or liked: that is weighed by itself. */
const contentOf = ({
  fame: _fame,
  score: _score,
  collection: _collection,
  ...parts
}: LikenessParts): number => Object.values(parts).reduce((sum, part) => sum + part, 0);

/** "satire" and "satirical", "romance" and "romantic". */
const sayTheSame = (a: string, b: string) => a.slice(0, 5) === b.slice(0, 5);

function sharedPeople(a: TitleFacts, b: TitleFacts): Shared['people'] {
  const of = (role: Shared['people'][number]['role'], from: TitleFacts['makers'], to: TitleFacts['makers']) =>
    from
      .filter(({ id }) => to.some((person) => person.id === id))
      .map(({ id, name }) => ({ id, name, role }));
  const all = [
    ...of('director', a.makers, b.makers),
    ...of('writer', a.writers, b.writers),
    ...of('cast', a.cast, b.cast),
  ];
  const first = all.filter(({ id }, place) => all.findIndex((person) => person.id === id) === place);
  return first.map(({ name, role }) => ({ name, role }));
}

function factsOf(title: TitleFacts): LikenessFacts {
  const { media, id, year, fame, score, language, certification, collection, genres, moods, keywords } =
    title;
  return {
    media,
    id,
    year,
    fame,
    score,
    language,
    certification,
    collection,
    genres,
    moods,
    keywords,
    directors: title.makers.map((person) => person.id),
    writers: title.writers.map((person) => person.id),
    cast: title.cast.slice(0, topCast),
  };
}
