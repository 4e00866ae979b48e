import type { Fact } from '@marquee/contracts/assistant/fact.ts';
import { words } from '@marquee/text';

import { type TitleFacts, totalMinutes } from '#facts.ts';

/** Whether a title's row supports a fact. For a likeness, the liked title is given. */
export function isTrueOf(fact: Fact, title: TitleFacts, liked?: TitleFacts): boolean {
  return isHeld(fact.is, fact, { title, liked });
}

type Row = { title: TitleFacts; liked: TitleFacts | undefined };
type FactOf<Name extends Fact['is']> = Extract<Fact, { is: Name }>;

const checks: { [Name in Fact['is']]: (fact: FactOf<Name>, row: Row) => boolean } = {
  media: ({ media }, { title }) => media === title.media,
  year: ({ year }, { title }) => year === title.year,
  runtime: ({ minutes }, { title }) => minutes === title.runtime,
  seasons: ({ seasons }, { title }) => seasons === title.seasons,
  total: ({ episodes, minutes }, { title }) => episodes === title.episodes && minutes === totalMinutes(title),
  status: ({ status }, { title }) => status === statuses.get(title.isEnded),
  score: ({ score }, { title }) => score === title.score,
  fame: ({ fame }, { title }) => (fame === 'known' ? title.fame > 50 : title.fame < 100),
  language: ({ language }, { title }) => language === title.language,
  certification: ({ certification }, { title }) => certification === title.certification,
  countries: ({ countries }, { title }) => countries.every((country) => title.countries.includes(country)),
  audience: ({ judged }, { title: { audience } }) =>
    judged === null
      ? audience === null
      : Object.entries(judged).every(([of, value]) => Object.entries(audience ?? {}).some(isPair(of, value))),
  genres: ({ genres }, { title }) => genres.every((genre) => title.genres.includes(genre)),
  tags: ({ tags }, { title }) => tags.every((tag) => hasTag(title, tag)),
  // The fact is that there are none.
  untagged: () => true,
  words: ({ words: said }, { title }) => said.every((word) => says(title, word)),
  overview: ({ overview }, { title }) => overview === title.overview,
  collection: ({ name, titles }, { title }) =>
    name === title.collection && (titles.length === 0 || titles.some(({ name: one }) => one === title.name)),
  credit: (credit, { title }) => isCredit(credit, title),
  companies: ({ names }, { title: { companies } }) =>
    names === null ? companies === null : names.every((name) => companies?.includes(name) === true),
  /** No row has the plot: the index of descriptions says it. */
  story: () => true,
  shared: (shared, { title, liked }) => liked !== undefined && isShared(shared, title, liked),
};

function isHeld<Name extends Fact['is']>(is: Name, fact: FactOf<Name>, row: Row): boolean {
  return checks[is](fact, row);
}

const isPair =
  (name: string, value: unknown) =>
  ([other, its]: readonly [string, unknown]) =>
    other === name && its === value;

const statuses = new Map<boolean | null, string | null>([
  [true, 'ended'],
  [false, 'running'],
  [null, null],
]);

const hasTag = ({ keywords, moods }: TitleFacts, tag: string) =>
  keywords.includes(tag) || moods.includes(tag);

const says = ({ name, overview, tagline }: TitleFacts, word: string): boolean =>
  [name, overview, tagline].some((text) => ` ${words(text).join(' ')} `.includes(` ${word} `));

function isCredit({ name, role, character }: Extract<Fact, { is: 'credit' }>, title: TitleFacts): boolean {
  const { makers, writers, cast, media } = title;
  if (role === null) return !isNamed([...makers, ...writers, ...cast], name);
  if (role === 'writer') return isNamed(writers, name);
  if (role === 'cast') {
    return cast.some(
      (player) => player.name === name && (character === null || player.character === character),
    );
  }
  return isNamed(makers, name) && role === (media === 'movie' ? 'director' : 'creator');
}

function isShared(
  { tags, genres, people, collection }: FactOf<'shared'>,
  title: TitleFacts,
  liked: TitleFacts,
): boolean {
  const both = (has: (one: TitleFacts) => boolean) => has(title) && has(liked);
  return (
    tags.every((tag) => both((one) => hasTag(one, tag))) &&
    genres.every((genre) => both((one) => one.genres.includes(genre))) &&
    people.every(({ name }) => both((one) => isNamed([...one.makers, ...one.writers, ...one.cast], name))) &&
    (!collection || (title.collection !== null && title.collection === liked.collection))
  );
}

const isNamed = (people: readonly { name: string }[], name: string) =>
  people.some((person) => person.name === name);
