import type { Fact } from '@marquee/contracts/assistant/fact.ts';
import { contentOf, cosineWith, isIncidental, likenessTo, weigh, type Weighed } from '@marquee/similarity';

import type { TitleFacts } from '../facts.ts';

type Shared = Extract<Fact, { is: 'shared' }>;

export type LikenessIndex = {
  /**
   * How alike each title, by its place in the catalogue, is, from 0 to 1; one of the same franchise is no likelier than
   * others. `isAcross`: whoever they are made for, as in "like Toy Story but scary".
   */
  likenesses: (liked: TitleFacts, isAcross?: boolean) => Float32Array;
  /** How much two titles are about the same, from 0 to 1. */
  sameness: (a: TitleFacts) => (b: TitleFacts) => number;
  /** What both have, the strongest first; true of both. */
  shared: (a: TitleFacts, b: TitleFacts) => Shared;
};

const mostTags = 5;
/** A keyword of a seventh of the catalogue says next to nothing. */
const leastRarity = 2;
/** The highest likeness of two titles of different franchises. */
const full = 1.6;

/** A conversation asks for the same titles repeatedly; caching more only takes memory. */
const mostCompared = 100;

/** How alike the titles of one catalogue are. */
export function createLikenessIndex(titles: readonly TitleFacts[]): LikenessIndex {
  const all = weigh(titles);
  const weighed = new Map<TitleFacts, Weighed>();
  for (const [place, title] of titles.entries()) {
    const facts = all[place];
    if (facts !== undefined) weighed.set(title, facts);
  }
  const compared = {
    within: new Map<TitleFacts, Float32Array>(),
    across: new Map<TitleFacts, Float32Array>(),
  };
  const compareWith = (liked: Weighed, isAcross: boolean) => {
    const compare = likenessTo(liked);
    return (other: Weighed) => {
      const parts = compare(other);
      const content = contentOf(parts) - (isAcross ? parts.audience : 0);
      return Math.min(1, Math.max(0, content / full));
    };
  };
  return {
    likenesses: (liked, isAcross = false) => {
      const before = isAcross ? compared.across : compared.within;
      const known = before.get(liked);
      if (known !== undefined) return known;
      const from = weighed.get(liked);
      const likenesses =
        from === undefined
          ? new Float32Array(titles.length)
          : Float32Array.from(all, compareWith(from, isAcross));
      if (before.size >= mostCompared) before.clear();
      before.set(liked, likenesses);
      return likenesses;
    },
    sameness: (a) => {
      const from = weighed.get(a);
      if (from === undefined) return () => 0;
      const cosine = cosineWith(from.themes);
      return (b) => {
        const to = weighed.get(b);
        return to === undefined ? 0 : cosine(to.themes);
      };
    },
    shared: (a, b) => {
      const rarity = weighed.get(a)?.rarity ?? new Map<string, number>();
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
