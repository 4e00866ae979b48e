import type { EngineAnswer } from '@marquee/assistant';
import { type TitleKey, titleKey } from '@marquee/assistant/events';
import type { Fact, LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { words } from '@marquee/text';

import { stemOf } from '../../packages/assistant/lexicon/stemOf.ts';
import { type Entries, isProvenAbsent, minutesInAll, rowMeets, takesPart } from './factsMeets.ts';
import type { FactsRow } from './factsRows.ts';

type Asked = { row: FactsRow; wish: Wish; rows: ReadonlyMap<TitleKey, FactsRow> };
type Facts = { [Is in Fact['is']]: Extract<Fact, { is: Is }> };

const isWithin = (some: readonly string[], all: ReadonlySet<string>): boolean =>
  some.every((each) => all.has(each));

const stemsOf = (text: string) => words(text).map(stemOf);

/** Wide enough for any reading of "well known" and "hidden", and no wider. */
const fameOf = {
  known: (fame: number) => fame >= 65,
  between: (fame: number) => fame >= 45 && fame <= 90,
  hidden: (fame: number) => fame <= 70,
};

/** Whether a fact is true in the row of its title. */
const proofs: { [Is in Fact['is']]: (fact: Facts[Is], asked: Asked) => boolean } = {
  media: ({ media }, { row }) => media === row.media,
  year: ({ year }, { row }) => year === row.year,
  runtime: ({ minutes }, { row }) => minutes === row.minutes,
  seasons: ({ seasons }, { row }) => seasons === row.seasons,
  total: ({ episodes, minutes }, { row }) => episodes === row.episodes && minutes === minutesInAll(row),
  status: ({ status }, { row }) => status === row.status,
  score: ({ score }, { row }) => score === row.score,
  fame: ({ fame }, { row }) => fameOf[fame](row.fame),
  language: ({ language }, { row }) => language === row.language,
  countries: ({ countries }, { row }) => String(countries) === String(row.countries),
  certification: ({ certification }, { row }) => certification === row.certification,
  audience: ({ judged }, { row: { audience } }) =>
    judged !== null &&
    Object.entries(judged).every(([of, value]) => {
      const name = { madeFor: 'for', fromAge: 'from_age', strongLanguage: 'language' }[of] ?? of;
      return new Map<string, unknown>(Object.entries(audience)).get(name) === value;
    }),
  genres: ({ genres }, { row }) => isWithin(genres, new Set(row.genres)),
  tags: ({ tags }, { row }) => isWithin(tags, row.tags),
  untagged: (_, { row, wish }) => !('genre' in wish) || !row.genres.includes(wish.genre),
  words: (fact, { row }) => {
    const said = new Set(
      stemsOf([row.name, row.overview, row.tagline, ...row.keywords, ...row.moods].join(' ')),
    );
    return fact.words.every((word) => stemsOf(word).every((stem) => said.has(stem)));
  },
  overview: ({ overview }, { row }) => overview === row.overview,
  collection: ({ name, titles }, { row, rows }) =>
    name === row.collection &&
    (titles.length === 0 ||
      titles.length === [...rows.values()].filter(({ collection }) => collection === name).length),
  credit: ({ name, role, character }, { row, wish }) => {
    if (wish.slot !== 'person' || wish.name !== name) return false;
    if (role === null) return !takesPart(row, { name, role: wish.not ? wish.role : 'any' });
    if (role === 'cast') return row.cast.some(([who, as]) => who === name && (as || null) === character);
    if (character !== null) return false;
    if (role === 'writer') return row.writers.includes(name);
    return row.makers.includes(name) && (role === 'director') === (row.media === 'movie');
  },
  // Who made a title isn't in its row.
  companies: () => true,
  // What happens in a title stands in no row that is shown.
  story: () => true,
  shared: ({ tags, genres, people, collection }, { row, wish, rows }) => {
    const liked = wish.slot === 'like' ? rows.get(titleKey(wish)) : undefined;
    if (liked === undefined) return false;
    const both = [row, liked];
    return both.every(
      (each) =>
        isWithin(tags, each.tags) &&
        isWithin(genres, new Set(each.genres)) &&
        people.every(({ name }) => takesPart(each, { name, role: 'any' })) &&
        people.every(({ name, role }) => both.some((one) => takesPart(one, { name, role }))) &&
        (!collection || (each.collection !== null && each.collection === row.collection)),
    );
  },
};

const prove = <Is extends Fact['is']>(is: Is, fact: Facts[Is], asked: Asked): boolean =>
  proofs[is](fact, asked);

/** What a line claims with "fits" has to be so; a condition that "misses" has no place in an answer. */
function isFitting(line: LedgerLine, { row, wish }: Asked, entries: Entries): boolean {
  if (line.fit !== 'fits') return true;
  if (wish.slot === 'theme' && wish.not) return isProvenAbsent(row, entries.get(wish.entry));
  // Texts that don't say a word prove nothing.
  if (wish.slot === 'word' && wish.not) return false;
  return rowMeets(row, wish, entries) ?? true;
}

const isNegative = (wish: Wish): boolean => wish.slot === 'intensity' || ('not' in wish && wish.not === true);

export type Lie = { say: string[]; title: string; line: LedgerLine; why: 'fact' | 'fit' };

type Told = { answer: EngineAnswer; say: string[] };

/** Proves every fact of every ledger of these answers against the rows. */
export function measureFacts(
  answers: Iterable<Told>,
  { rows, entries }: { rows: ReadonlyMap<TitleKey, FactsRow>; entries: Entries },
) {
  let facts = 0;
  let bare = 0;
  const negations = { fits: 0, near: 0, unknown: 0, misses: 0 };
  const lies: Lie[] = [];
  for (const { answer, say } of answers) {
    const wishes = new Map(answer.query.parts.map(({ key, wish }) => [key, wish]));
    for (const { title, ledger } of answer.picks) {
      const row = rows.get(titleKey(title));
      if (ledger.length === 0 && wishes.size > 0) bare += 1;
      for (const line of ledger) {
        const wish = wishes.get(line.part);
        facts += 1;
        if (wish !== undefined && isNegative(wish)) negations[line.fit] += 1;
        const tell = (why: Lie['why']) =>
          lies.push({ say, title: `${title.name} (${title.year})`, line, why });
        if (row === undefined || wish === undefined) tell('fact');
        else if (!prove(line.fact.is, line.fact, { row, wish, rows })) tell('fact');
        else if (!isFitting(line, { row, wish, rows }, entries)) tell('fit');
      }
    }
  }
  return { facts, true: 1 - lies.length / (facts || 1), picksWithoutReason: bare, negations, lies };
}
