import type { WishSlot } from '@marquee/contracts/assistant/part.ts';

import type { Random } from '../../packages/artwork/kit/random.ts';
import { isForAge, isRated, takesPart } from './factsMeets.ts';
import type { FactsRow } from './factsRows.ts';

/** Something that a made-up request asks for, and whether a row meets it. */
export type GeneratedCondition = {
  slot: WishSlot;
  text: string;
  holds: (row: FactsRow) => boolean;
};

type Maker = (random: Random) => GeneratedCondition;

const languages = [
  ['fr', 'French'],
  ['ja', 'Japanese'],
  ['es', 'Spanish'],
  ['ko', 'Korean'],
  ['de', 'German'],
  ['it', 'Italian'],
] as const;
const countries = [
  ['GB', 'British'],
  ['AU', 'Australian'],
  ['US', 'American'],
  ['CA', 'Canadian'],
] as const;
const genres = [
  ['Horror', 'horror'],
  ['Romance', 'romance'],
  ['War', 'war'],
  ['Western', 'westerns'],
  ['Animation', 'animation'],
  ['Music', 'musicals'],
] as const;
const people = [
  'Tom Cruise',
  'Tom Hanks',
  'Meryl Streep',
  'Brad Pitt',
  'Robert De Niro',
  'Nicole Kidman',
  'Denzel Washington',
  'Harrison Ford',
] as const;
const seenNames = [
  ['Titanic', 1997],
  ['Inception', 2010],
  ['The Godfather', 1972],
  ['Jurassic Park', 1993],
  ['Pulp Fiction', 1994],
  ['Forrest Gump', 1994],
] as const;
const keywords = ['zombie', 'vampire', 'superhero', 'time travel'] as const;

const makers: Readonly<Record<string, Maker>> = {
  decade: (random) => {
    const decade = 1950 + 10 * random.below(7);
    const said = decade < 2000 ? decade % 100 : decade;
    return {
      slot: 'years',
      text: random.pick([`from the ${said}s`, `made in the ${decade}s`, `released in the ${decade}s`]),
      holds: ({ year }) => year >= decade && year <= decade + 9,
    };
  },
  before: (random) => {
    const limit = 1960 + 5 * random.below(11);
    return {
      slot: 'years',
      text: random.pick([`from before ${limit}`, `made before ${limit}`, `no later than ${limit - 1}`]),
      holds: ({ year }) => year <= limit,
    };
  },
  after: (random) => {
    const limit = 1970 + 5 * random.below(10);
    return {
      slot: 'years',
      text: random.pick([`made after ${limit}`, `since ${limit}`, `from ${limit} or later`]),
      holds: ({ year }) => year >= limit,
    };
  },
  between: (random) => {
    const from = 1950 + 5 * random.below(11);
    const to = from + 5 * (1 + random.below(4));
    return {
      slot: 'years',
      text: random.pick([`between ${from} and ${to}`, `from ${from} to ${to}`]),
      holds: ({ year }) => year >= from && year <= to,
    };
  },
  shorterThan: (random) => {
    const limit = 85 + 5 * random.below(10);
    return {
      slot: 'runtime',
      text: random.pick([
        `under ${limit} minutes`,
        `less than ${limit} minutes long`,
        `no longer than ${limit} minutes`,
        `max ${limit} min`,
      ]),
      holds: ({ minutes }) => minutes !== null && minutes <= limit,
    };
  },
  longerThan: (random) => {
    const limit = 100 + 10 * random.below(7);
    return {
      slot: 'runtime',
      text: random.pick([
        `over ${limit} minutes`,
        `at least ${limit} minutes long`,
        `longer than ${limit} minutes`,
      ]),
      holds: ({ minutes }) => minutes !== null && minutes >= limit,
    };
  },
  underTwoHours: (random) => ({
    slot: 'runtime',
    text: random.pick(['under two hours', 'not longer than two hours', 'shorter than 2 hours', '2h max']),
    holds: ({ minutes }) => minutes !== null && minutes <= 120,
  }),
  language: (random) => {
    const [code, name] = random.pick(languages);
    return {
      slot: 'language',
      text: random.pick([`in ${name}`, `${name}-language`, `in the ${name} language`]),
      holds: ({ language }) => language === code,
    };
  },
  notLanguage: (random) => {
    const [code, name] = random.pick([['en', 'English'], ...languages]);
    return {
      slot: 'language',
      text: random.pick([`not in ${name}`, `nothing in ${name}`]),
      holds: ({ language }) => language !== code,
    };
  },
  country: (random) => {
    const [code, name] = random.pick(countries);
    return {
      slot: 'country',
      text: random.pick([`${name} please`, `it has to be ${name}`]),
      holds: (row) => row.countries.includes(code),
    };
  },
  notCountry: (random) => {
    const [code, name] = random.pick(countries);
    return {
      slot: 'country',
      text: random.pick([`not ${name}`, `nothing ${name}`]),
      holds: (row) => !row.countries.includes(code),
    };
  },
  certification: (random) => {
    const [max, text] = random.pick([
      ['PG-13', 'PG-13 at most'],
      ['PG-13', 'not R-rated'],
      ['PG', 'rated PG or lower'],
    ]);
    return { slot: 'certification', text, holds: (row) => isRated(row, max) };
  },
  age: (random) => {
    const [years, text] = random.pick([
      [8, 'for my 8-year-old'],
      [7, 'suitable for a seven year old'],
    ]);
    return { slot: 'age', text, holds: (row) => isForAge(row, years) };
  },
  notGenre: (random) => {
    const [genre, word] = random.pick(genres);
    return {
      slot: 'genre',
      text: random.pick([
        `no ${word}`,
        `without any ${word}`,
        `anything but ${word}`,
        `I can't stand ${word}`,
      ]),
      holds: (row) => !row.genres.includes(genre),
    };
  },
  twoNotGenres: (random) => {
    const [first, word] = random.pick(genres);
    const [second, other] = random.pick(genres);
    return {
      slot: 'genre',
      text: random.pick([`no ${word} or ${other}`, `neither ${word} nor ${other}`]),
      holds: (row) => !row.genres.includes(first) && !row.genres.includes(second),
    };
  },
  notAnimated: (random) => ({
    slot: 'genre',
    text: random.pick(['not animated', 'live action only, no cartoons', "it shouldn't be animated"]),
    holds: (row) => !row.genres.includes('Animation'),
  }),
  notPerson: (random) => {
    const name = random.pick(people);
    return {
      slot: 'person',
      text: random.pick([`without ${name}`, `nothing with ${name}`, `no ${name}`]),
      holds: (row) => !takesPart(row, { name, role: 'any' }),
    };
  },
  person: (random) => {
    const name = random.pick(people);
    return {
      slot: 'person',
      text: random.pick([`with ${name}`, `starring ${name}`]),
      holds: (row) => takesPart(row, { name, role: 'any' }),
    };
  },
  notTheme: (random) => {
    const keyword = random.pick(keywords);
    const plural =
      keyword === 'superhero' ? 'superheroes' : keyword === 'time travel' ? keyword : `${keyword}s`;
    return {
      slot: 'theme',
      text: random.pick([`no ${plural}`, `without ${plural}`, `nothing with ${plural}`]),
      holds: (row) => !row.keywords.includes(keyword),
    };
  },
  seen: (random) => {
    const [name, year] = random.pick(seenNames);
    return {
      slot: 'without',
      text: random.pick([`except ${name}`, `I've already seen ${name}`, `not ${name} again`]),
      holds: (row) => row.name !== name || row.year !== year,
    };
  },
  noGore: (random) => ({
    slot: 'intensity',
    text: random.pick(['no gore', 'not gory', 'without any gore']),
    holds: ({ tags }) => !tags.has('gory') && !tags.has('gore'),
  }),
  notScary: (random) => ({
    slot: 'intensity',
    text: random.pick(['not too scary', 'nothing scary', 'not scary at all']),
    holds: ({ audience }) => audience.scary < 2,
  }),
  score: (random) => {
    const least = random.pick([7, 7.5, 8]);
    return {
      slot: 'score',
      text: random.pick([`rated at least ${least}`, `rated ${least} or higher`]),
      holds: ({ score }) => score >= least,
    };
  },
};

const ofSeries: Readonly<Record<string, Maker>> = {
  seasons: (random) => {
    const most = 1 + random.below(5);
    return {
      slot: 'seasons',
      text:
        most === 1
          ? 'just one season'
          : random.pick([`at most ${most} seasons`, `no more than ${most} seasons`]),
      holds: ({ seasons }) => seasons !== null && seasons <= most,
    };
  },
  ended: (random) => ({
    slot: 'status',
    text: random.pick(['finished', 'that has ended']),
    holds: ({ status }) => status === 'ended',
  }),
};

/** `count` unrelated conditions, in their order in the request. */
export function drawConditions(
  random: Random,
  count: number,
  media: FactsRow['media'] | null,
): GeneratedCondition[] {
  const choices = { ...makers, ...(media === 'tv' ? ofSeries : {}) };
  const names = Object.keys(choices);
  const drawn: GeneratedCondition[] = [];
  while (drawn.length < count) {
    const condition = choices[names[random.below(names.length)] ?? '']?.(random);
    if (condition === undefined || drawn.some(({ slot }) => slot === condition.slot)) continue;
    drawn.push(condition);
  }
  return drawn;
}
