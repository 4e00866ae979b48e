import type { Fact, LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { formatList, formatRuntime } from '#web/lib/format.ts';

import { countryWord, episodesWord, genreWord, languageWord, seasonsWord, themeWord } from './askParts.ts';

/** A fact in words; what it shares with a liked title is marked. */
export type FactWords = readonly (string | { mark: string })[];

type FactOf<Is extends Fact['is']> = Extract<Fact, { is: Is }>;

/** How far a number lies outside a range: below it negative. */
const beyond = (value: number, { min, max }: { min: number | null; max: number | null }): number =>
  max !== null && value > max ? value - max : min !== null && value < min ? value - min : 0;

function yearWords(year: number, wish: Wish): string {
  const years = wish.slot === 'years' && !wish.not ? beyond(year, wish) : 0;
  if (years === 0) return String(year);
  const count = Math.abs(years);
  return `${year}: ${count === 1 ? 'a year' : `${count} years`} too ${years > 0 ? 'late' : 'early'}`;
}

function runtimeWords(minutes: number | null, wish: Wish, isSeries: boolean): string {
  const length = formatRuntime(minutes);
  if (minutes === null || length === null) return 'length unknown';
  const whole = isSeries ? `${length} an episode` : length;
  const off = wish.slot === 'runtime' ? beyond(minutes, wish) : 0;
  if (off === 0) return whole;
  const count = Math.abs(off);
  return `${whole}: ${count === 1 ? 'a minute' : `${count} minutes`} ${off > 0 ? 'over' : 'under'}`;
}

function totalWords({ episodes, minutes }: FactOf<'total'>): string {
  const length = formatRuntime(minutes);
  if (length === null) return episodes === null ? 'length unknown' : episodesWord(episodes);
  return episodes === null ? length : `${episodesWord(episodes)}, ${length} in all`;
}

const statuses: Readonly<Record<string, string>> = { ended: 'it has ended', running: 'it is still running' };

const fames = { known: 'widely known', between: 'known to some', hidden: 'known to few' };

const adjectives = {
  violence: 'violent',
  gore: 'gory',
  sex: 'sexual',
  scare: 'scary',
  sad: 'sad',
  swearing: 'full of swearing',
};

function untaggedWords(wish: Wish): string {
  if (wish.slot === 'theme') return `not tagged ${themeWord(wish.entry)}`;
  if (wish.slot === 'genre') return `not tagged ${genreWord(wish.genre)}`;
  if (wish.slot === 'intensity') return `not tagged ${adjectives[wish.of]}`;
  return 'not in its summary';
}

const untagged = (wish: Wish, fit: LedgerLine['fit']): string =>
  fit === 'unknown' ? `${untaggedWords(wish)}, but not known for sure` : untaggedWords(wish);

function creditWords({ name, role, character }: FactOf<'credit'>): string {
  if (role === null) return `${name} is not in the credits`;
  if (role === 'cast') return character ? `${name} as ${character}` : `with ${name}`;
  return `${{ director: 'directed', creator: 'created', writer: 'written' }[role]} by ${name}`;
}

function companyWords(names: readonly string[] | null, wish: Wish): string {
  if (names === null) return 'we don’t know who made it';
  if (wish.slot === 'company' && !names.includes(wish.name)) return `not by ${wish.name}`;
  return names.length === 0 ? 'by others' : `by ${formatList(names)}`;
}

const together = { director: 'directed by', writer: 'written by', cast: 'with' };

const listed = (marks: readonly string[]): FactWords =>
  marks.flatMap((mark, at) => (at === 0 ? [{ mark }] : [', ', { mark }]));

function sharedWords({ tags, genres, people, collection }: FactOf<'shared'>): FactWords {
  const said: FactWords[] = people.map(({ name, role }) => [`also ${together[role]} `, { mark: name }]);
  if (tags.length > 0) said.unshift(['shares ', ...listed(tags)]);
  else if (genres.length > 0) said.unshift([`both ${formatList(genres.map(genreWord))}`]);
  if (collection) said.unshift(['from the same film series']);
  if (said.length === 0) return ['no tag in common'];
  const words: (string | { mark: string })[] = [];
  for (const line of said) words.push(...(words.length === 0 ? [] : ['; ']), ...line);
  return words;
}

type Judged = NonNullable<FactOf<'audience'>['judged']>;

const audiences = {
  preschool: 'for small children',
  children: 'for children',
  family: 'for families',
  teens: 'for teenagers',
  adults: 'for adults',
};
const endings = {
  happy: 'ends happily',
  bittersweet: 'ends bittersweet',
  sad: 'ends sadly',
  dark: 'ends darkly',
  open: 'with an open end',
};
const levels = {
  scary: ['not scary', 'a little scary', 'scary', 'very scary'],
  violence: ['no violence', 'a little violence', 'violent', 'very violent'],
  sad: ['not sad', 'a little sad', 'sad', 'very sad'],
  sex: ['no sex', 'hardly any sex', 'some sex', 'much sex'],
  strongLanguage: ['no swearing', 'a little swearing', 'swearing', 'much swearing'],
  pace: ['', 'very slow', 'slow', 'neither slow nor fast', 'fast', 'very fast'],
  attention: ['', 'can be watched on the side', 'needs watching', 'needs all your attention'],
} as const;

function audienceWords(judged: Judged | null): string {
  if (judged === null) return 'nobody has judged it yet';
  const { fromAge, madeFor, ending, ...rest } = judged;
  const measured = Object.entries(levels).flatMap(([of, words]) => {
    const level = rest[of as keyof typeof levels];
    return level === undefined ? [] : (words[level] ?? []);
  });
  const said = [
    ...(fromAge === undefined ? [] : [`from ${fromAge}`]),
    ...(madeFor === undefined ? [] : [audiences[madeFor]]),
    ...measured,
    ...(ending === undefined ? [] : [endings[ending]]),
  ];
  return [...said, 'as we judge it'].join(', ');
}

const stories = {
  fits: 'its story is the one you tell',
  near: 'its story has much of it',
  misses: 'another story',
  unknown: 'story unknown',
};

type Line = { wish: Wish; fit: LedgerLine['fit']; isSeries: boolean };

const facts: { [Is in Fact['is']]: (fact: FactOf<Is>, line: Line) => FactWords | string } = {
  media: ({ media }) => (media === 'movie' ? 'a film' : 'a series'),
  year: ({ year }, { wish }) => yearWords(year, wish),
  runtime: ({ minutes }, { wish, isSeries }) => runtimeWords(minutes, wish, isSeries),
  seasons: ({ seasons }) => (seasons === null ? 'number of seasons unknown' : seasonsWord(seasons)),
  total: totalWords,
  status: ({ status }) => statuses[status ?? ''] ?? 'status unknown',
  score: ({ score }) => `${score.toFixed(1)} out of 10`,
  fame: (fact) => fames[fact.fame],
  language: ({ language }) => `in ${languageWord(language)}`,
  countries: ({ countries }) =>
    countries.length === 0 ? 'country unknown' : formatList(countries.map(countryWord)),
  certification: ({ certification }) =>
    ['', 'NR'].includes(certification) ? 'no age rating' : `rated ${certification}`,
  audience: ({ judged }) => audienceWords(judged),
  genres: ({ genres }) => (genres.length === 0 ? 'genre unknown' : formatList(genres.map(genreWord))),
  tags: ({ tags }, { fit }) =>
    tags.length === 0
      ? 'no matching tag'
      : `${fit === 'misses' ? 'but tagged' : 'tagged'} ${tags.join(', ')}`,
  untagged: (_fact, { wish, fit }) => untagged(wish, fit),
  words: ({ words }) =>
    words.length === 0 ? 'not in its summary' : `its summary says “${words.join('”, “')}”`,
  overview: ({ overview }) => overview,
  credit: creditWords,
  collection: ({ name }) =>
    name === null ? 'in no film series' : `part of ${name.replace(/ Collection$/, '')}`,
  companies: ({ names }, { wish }) => companyWords(names, wish),
  shared: sharedWords,
  story: (_fact, { fit }) => stories[fit],
};

const wordsOf = <Is extends Fact['is']>(is: Is, fact: FactOf<Is>, line: Line) => facts[is](fact, line);

/** A line of a pick's ledger in words. `wish` is the condition that it checks. */
export function factWords({ fact, fit }: LedgerLine, wish: Wish, isSeries: boolean): FactWords {
  const words = wordsOf(fact.is, fact, { wish, fit, isSeries });
  return typeof words === 'string' ? [words] : words;
}
