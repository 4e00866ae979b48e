import type {
  GenreName,
  Part,
  ThemeGroup,
  Wish,
  WishOf,
  WishSlot,
} from '@marquee/contracts/assistant/part.ts';

import { capital, countryName, formatRuntime, languageName } from '#web/lib/format.ts';

import { plural } from '../plural.ts';

type Range = { min: number | null; max: number | null };

/** "Science Fiction" to "science fiction" within a sentence. */
export const genreWord = (genre: GenreName): string =>
  genre === 'TV Movie' ? 'TV film' : genre.toLowerCase();

const properNames: Record<string, string> = {
  'new-york': 'New York',
  'los-angeles': 'Los Angeles',
  paris: 'Paris',
  halloween: 'Halloween',
  christmas: 'Christmas',
  lgbt: 'LGBT',
};

/** Lexicon entries are hyphenated words. */
export const themeWord = (entry: string): string => properNames[entry] ?? entry.replaceAll('-', ' ');

const articled = /^(?:United|Netherlands|Philippines|Dominican|Bahamas|Gambia)/;

export function countryWord(code: string): string {
  const name = countryName(code) ?? code;
  return articled.test(name) ? `the ${name}` : name;
}

export const languageWord = (code: string): string => languageName(code) ?? code;

export const seasonsWord = (count: number): string =>
  `${count} ${plural(count, { one: 'season', other: 'seasons' })}`;

export const episodesWord = (count: number): string =>
  `${count} ${plural(count, { one: 'episode', other: 'episodes' })}`;

function yearsWords({ min, max }: Range): string {
  if (min !== null && max !== null) {
    if (min === max) return String(min);
    return min % 10 === 0 && max === min + 9 ? `the ${min}s` : `${min} to ${max}`;
  }
  return min === null ? `before ${(max ?? 0) + 1}` : `${min} and later`;
}

function runtimeWords({ min, max }: Range): string {
  const text = (minutes: number) => formatRuntime(minutes) ?? '';
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} to ${text(max)}`;
  if (max !== null) return max % 10 === 9 ? `under ${text(max + 1)}` : `${text(max)} at most`;
  return min !== null && min % 10 === 1 ? `over ${text(min - 1)}` : `${text(min ?? 0)} and longer`;
}

function countWords({ min, max }: Range, word: (count: number) => string): string {
  if (min !== null && max !== null) return min === max ? word(min) : `${min} to ${word(max)}`;
  return max === null ? `${word(min ?? 1)} or more` : `${word(max)} at most`;
}

const limits: Record<WishOf<'intensity'>['of'], readonly [string, string, string]> = {
  violence: ['no violence', 'little violence', 'not too violent'],
  gore: ['no gore', 'little gore', 'not too gory'],
  sex: ['no sex', 'little sex', 'not too much sex'],
  scare: ['not scary', 'hardly scary', 'not too scary'],
  sad: ['not sad', 'hardly sad', 'not too sad'],
  swearing: ['no swearing', 'little swearing', 'not too much swearing'],
};

const orders = {
  newest: 'newest first',
  shortest: 'shortest first',
  longest: 'longest first',
  oldest: 'oldest first',
  best: 'best first',
  known: 'best known first',
};

function personWords({ name, role, not }: WishOf<'person'>): string {
  if (not) return `without ${name}`;
  return { any: name, director: `by ${name}`, writer: `written by ${name}`, cast: `with ${name}` }[role];
}

/** Words for a wish of each slot. */
export type WishWords = { [Name in WishSlot]: (wish: WishOf<Name>) => string };

export const wishWords = <Name extends WishSlot>(words: WishWords, slot: Name, wish: WishOf<Name>): string =>
  words[slot](wish);

const not = (wish: { not: boolean }, words: string) => (wish.not ? `not ${words}` : words);
const no = (wish: { not: boolean }, words: string) => (wish.not ? `no ${words}` : words);

const parts: WishWords = {
  media: ({ media }) => (media === 'movie' ? 'films' : 'series'),
  years: (wish) => `${wish.not ? 'not ' : ''}${wish.strict ? '' : 'around '}${yearsWords(wish)}`,
  runtime: (wish) => `${wish.strict ? '' : 'about '}${runtimeWords(wish)}`,
  seasons: (wish) => countWords(wish, seasonsWord),
  episodes: (wish) => countWords(wish, episodesWord),
  total: (wish) => `${runtimeWords(wish)} in all`,
  status: ({ status }) => (status === 'ended' ? 'finished' : 'still running'),
  score: ({ min }) => `${min} out of 10 or better`,
  fame: ({ fame }) => (fame === 'known' ? 'well known' : 'little known'),
  language: (wish) => not(wish, `in ${languageWord(wish.language)}`),
  country: (wish) => not(wish, `from ${countryWord(wish.country)}`),
  certification: ({ max }) => `${max} at most`,
  age: ({ years }) => (years < 18 ? `for age ${years}` : 'for adults'),
  genre: (wish) => no(wish, genreWord(wish.genre)),
  theme: (wish) => no(wish, themeWord(wish.entry)),
  word: (wish) => no(wish, `“${wish.word}”`),
  person: personWords,
  collection: (wish) => no(wish, wish.name),
  company: (wish) => `${wish.not ? 'nothing ' : ''}by ${wish.name}`,
  like: (wish) => {
    const aspect = wish.aspect === null ? '' : `, ${themeWord(wish.aspect)}`;
    return not(wish, `like ${wish.name}${aspect}`);
  },
  without: ({ name }) => `not ${name}`,
  intensity: ({ of, max }) => limits[of][max],
  story: () => 'the story you tell',
  taste: (wish) => not(wish, 'your taste'),
  order: ({ by }) => orders[by],
};

/** What a part asks for, within a sentence: "like Fargo", "the 1990s", "no horror". */
export const partWords = (wish: Wish): string => wishWords(parts, wish.slot, wish);

/** The same, at the start of a line. */
export const partTitle = (wish: Wish): string => capital(partWords(wish));

const kinds: Record<Wish['slot'], string> = {
  media: 'Kind',
  years: 'Years',
  runtime: 'Length',
  seasons: 'Seasons',
  episodes: 'Episodes',
  total: 'Length in all',
  status: 'Status',
  score: 'Score',
  fame: 'Fame',
  language: 'Language',
  country: 'Country',
  certification: 'Age rating',
  age: 'Age',
  genre: 'Genre',
  theme: 'Theme',
  word: 'Word',
  person: 'Person',
  collection: 'Film series',
  company: 'Made by',
  like: 'Like',
  without: 'Left out',
  intensity: 'Limit',
  story: 'Story',
  taste: 'Your ratings',
  order: 'Order',
};

const groups: Record<ThemeGroup, string> = {
  mood: 'Mood',
  trope: 'Story',
  setting: 'Setting',
  style: 'Style',
  occasion: 'Occasion',
  subject: 'Subject',
  origin: 'Source',
};

const roles = { any: 'Person', director: 'Director', writer: 'Writer', cast: 'Cast' };

const named = (said: string, name: string) => said.toLowerCase().includes(name.toLowerCase());

/** The label below words of a request: what they were understood as. */
export function slotLabel({ wish, group }: Pick<Part, 'wish' | 'group'>, said: string): string {
  if (wish.slot === 'like' || wish.slot === 'without') {
    const kind = wish.slot === 'like' && wish.not ? 'Not like' : kinds[wish.slot];
    return [named(said, wish.name) ? kind : `${kind} ${wish.name}`, wish.year].filter(Boolean).join(', ');
  }
  if (wish.slot === 'person') {
    const role = wish.not ? 'Without' : roles[wish.role];
    return named(said, wish.name) ? role : `${role}: ${wish.name}`;
  }
  if (wish.slot === 'collection' || wish.slot === 'company') {
    const kind = wish.not ? 'Without' : kinds[wish.slot];
    return named(said, wish.name) ? kind : `${kind}: ${wish.name}`;
  }
  const title = partTitle(wish);
  if (title.toLowerCase() !== said.toLowerCase()) return title;
  return group ? groups[group] : kinds[wish.slot];
}
