import type { Audience } from '@marquee/contracts/audience.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import { formsOf } from './forms.ts';
import { themeVectors, type SparseVector, sparseVector } from './likenessThemes.ts';
import { storyVector } from './stories.ts';

/** What titles are compared by. */
export type LikenessFacts = {
  media: MediaType;
  id: number;
  year: number;
  fame: number;
  score: number;
  language: string;
  certification: string;
  /** Null where nobody judged it. */
  audience: Audience | null;
  /** From `storiesOf`; null where nobody told it. */
  story: string | null;
  /** Number or name, as long as it is the same for all titles of the franchise. */
  collection: number | string | null;
  /** Numbers or names. */
  genres: readonly (number | string)[];
  moods: readonly string[];
  keywords: readonly string[];
  /** Directors of a film, creators of a series. */
  makers: readonly { id: number }[];
  writers: readonly { id: number }[];
  /** In billing order; of a long one only the top counts. */
  cast: readonly { id: number; name: string }[];
};

/** Names of the bill that make a title feel like another. */
export const topCast = 5;

/** A title ready to be compared. */
export type Weighed = {
  facts: LikenessFacts;
  /** Numbers of people: each title is compared with all others. */
  makers: readonly number[];
  writers: readonly number[];
  leads: readonly number[];
  themes: SparseVector;
  story: Float64Array | null;
  forms: readonly boolean[];
  moods: SparseVector;
  genres: SparseVector;
  /** How rare each keyword of the title is among all titles. */
  rarity: ReadonlyMap<string, number>;
};

/** How rare each fact of a list is among all lists. */
function rarityAmong(
  lists: readonly (readonly string[])[],
): (list: readonly string[]) => Map<string, number> {
  const holders = new Map<string, number>();
  for (const list of lists) for (const fact of list) holders.set(fact, (holders.get(fact) ?? 0) + 1);
  return (list) => new Map(list.map((fact) => [fact, Math.log(1 + lists.length / (holders.get(fact) ?? 1))]));
}

const idsOf = (people: readonly { id: number }[]) => people.map(({ id }) => id);

/** Weighs all titles: the rarer a fact is in the catalogue, the more two titles that share it have in common. */
export function weigh(all: readonly LikenessFacts[]): Weighed[] {
  const numbers = new Map<string, number>();
  const numberOf = (fact: string) => {
    const number = numbers.get(fact) ?? numbers.size;
    numbers.set(fact, number);
    return number;
  };
  const vectorOf = (weights: Iterable<readonly [string, number]>) =>
    sparseVector(new Map([...weights].map(([fact, weight]) => [numberOf(fact), weight])));
  const themes = themeVectors(all.map(({ keywords }) => keywords));
  const keywordRarity = rarityAmong(all.map(({ keywords }) => keywords));
  const moodRarity = rarityAmong(all.map(({ moods }) => moods));
  const genreRarity = rarityAmong(all.map(genreFacts));
  return all.map((facts, index) => ({
    facts,
    makers: idsOf(facts.makers),
    writers: idsOf(facts.writers),
    leads: idsOf(facts.cast.slice(0, topCast)),
    themes: themes[index] ?? sparseVector(new Map()),
    story: facts.story === null ? null : storyVector(facts.story),
    forms: formsOf(facts),
    moods: vectorOf(moodRarity(facts.moods)),
    genres: vectorOf(scaled(genreRarity(genreFacts(facts)))),
    rarity: keywordRarity(facts.keywords),
  }));
}

const pairSign = '+';
/** How much a pair of genres counts beside one: horror in space is more than horror and space. */
const pairShare = 0.3;

function genreFacts({ genres }: LikenessFacts): string[] {
  const sorted = genres.map(String).sort();
  const pairs = sorted.flatMap((genre, place) =>
    sorted.slice(place + 1).map((other) => `${genre}${pairSign}${other}`),
  );
  return [...sorted, ...pairs];
}

function scaled(rarity: ReadonlyMap<string, number>): [string, number][] {
  return [...rarity].map(([fact, weight]) => [fact, fact.includes(pairSign) ? pairShare * weight : weight]);
}
