import type { Chip } from '@marquee/contracts/assistant/events.ts';
import type { GenreName, Wish, WishOf } from '@marquee/contracts/assistant/part.ts';

import {
  countryWord,
  genreWord,
  languageWord,
  partTitle,
  partWords,
  themeWord,
  type WishWords,
  wishWords,
} from './askParts.ts';

type Named = { name: string; year: number | null };
type Range = { min: number | null; max: number | null };

/** Marks at the ends would end the sentence. */
const withoutMarks = (name: string) => name.replace(/^[^\p{L}\p{N}]+(?=.)|(?<=.)[^\p{L}\p{N}]+$/gu, '');

/** A title, unambiguously. */
const exactly = ({ name, year }: Named) => `"${withoutMarks(name)}"${year === null ? '' : ` (${year})`}`;

/** The sentences that a pick's buttons add. */
export const moreLike = (title: Named): string => `and more like ${exactly(title)}`;
export const notThis = (title: Named): string => `anything but ${exactly(title)}`;
export const thisOne = exactly;

function yearsSentence({ min, max }: Range): string {
  if (min !== null && max !== null) {
    if (min === max) return `from ${min}`;
    return min % 10 === 0 && max === min + 9 ? `from the ${min}s` : `${min} to ${max}`;
  }
  return min === null ? `before ${(max ?? 0) + 1}` : `after ${min - 1}`;
}

function countSentence({ min, max }: Range, unit: string): string {
  if (min !== null && max !== null) return min === max ? `${min} ${unit}` : `${min} to ${max} ${unit}`;
  return max === null ? `at least ${min} ${unit}` : `at most ${max} ${unit}`;
}

/** Longer times are said in hours where they are whole ones. */
function inHours({ min, max }: Range): string {
  const isWhole = [min, max].every((minutes) => minutes === null || minutes % 60 === 0);
  const hours = (minutes: number | null) => minutes && minutes / 60;
  return isWhole
    ? countSentence({ min: hours(min), max: hours(max) }, 'hours')
    : countSentence({ min, max }, 'minutes');
}

const no = (wish: { not: boolean }, words: string) => (wish.not ? `no ${words}` : words);
const not = (wish: { not: boolean }, words: string) => (wish.not ? `not ${words}` : words);

function personSentence({ name, role, not: isOut }: WishOf<'person'>): string {
  if (isOut) return `without ${name}`;
  return {
    any: `with ${name}`,
    cast: `with ${name}`,
    director: `directed by ${name}`,
    writer: `written by ${name}`,
  }[role];
}

/** Genres whose name alone would be understood as something else. */
const genreSentences = new Map<GenreName, string>([
  ['Family', 'family films'],
  ['Music', 'musical'],
  ['TV Movie', 'made for TV'],
]);

/** Limits whose words for a part would be understood as something else. */
const hardly = new Map<WishOf<'intensity'>['of'], string>([
  ['scare', 'a little scary at most'],
  ['sad', 'a little sad at most'],
]);

const sentences: WishWords = {
  media: partWords,
  years: (wish) => (wish.not ? `nothing ${yearsSentence(wish)}` : yearsSentence(wish)),
  runtime: (wish) => countSentence(wish, 'minutes'),
  seasons: (wish) => (wish.max === 1 ? 'one season' : countSentence(wish, 'seasons')),
  episodes: (wish) => countSentence(wish, 'episodes'),
  total: (wish) => `${inHours(wish)} in all`,
  status: partWords,
  score: ({ min }) => `rated at least ${min}`,
  fame: partWords,
  language: (wish) => not(wish, `in ${languageWord(wish.language)}`),
  country: (wish) => not(wish, `from ${countryWord(wish.country)}`),
  certification: ({ max }) => `rated ${max} at most`,
  age: ({ years }) => (years < 18 ? `for a ${years} year old` : 'for adults'),
  genre: (wish) => no(wish, genreSentences.get(wish.genre) ?? genreWord(wish.genre)),
  theme: (wish) => no(wish, themeWord(wish.entry)),
  word: (wish) => no(wish, wish.word),
  person: personSentence,
  collection: ({ name, not: isOut }) => `${isOut ? 'nothing ' : ''}from the ${name} franchise`,
  company: ({ name, not: isOut }) => `${isOut ? 'nothing ' : ''}by ${name}`,
  like: (wish) => not(wish, `like ${exactly(wish)}`),
  without: notThis,
  intensity: (wish) =>
    wish.max === 0 ? partWords(wish) : (hardly.get(wish.of) ?? partWords({ ...wish, max: 1 })),
  story: partWords,
  taste: (wish) => not(wish, 'my usual taste'),
  order: partWords,
};

/** A wish in words that the engine understands as that wish. */
export const wishSentence = (wish: Wish): string => wishWords(sentences, wish.slot, wish);

const changes: Record<Extract<Chip, { is: 'change' }>['change'], readonly [label: string, sentence: string]> =
  {
    older: ['Older', 'older'],
    newer: ['Newer', 'newer'],
    shorter: ['Shorter', 'shorter'],
    longer: ['Longer', 'longer'],
    'less-known': ['Less known', 'less known'],
    funnier: ['Funnier', 'funnier'],
    series: ['A series instead', 'a series instead'],
    films: ['A film instead', 'a film instead'],
    'not-these': ['Not these', 'not these'],
  };

/** A chip's label, and the sentence that it adds. */
export function chipWords(chip: Exclude<Chip, { is: 'meant' }>): { label: string; sentence: string } {
  if (chip.is === 'change') {
    const [label, sentence] = changes[chip.change];
    return { label, sentence };
  }
  return { label: partTitle(chip.part), sentence: `only ${wishSentence(chip.part)}` };
}

/** Words of the dialog that changes a part. */
export const askChange = {
  title: (label: string) => `Change “${label}”`,
  change: 'Change it',
  turnRound: (other: string) => `${other} instead`,
  becomes: (sentence: string) => `New wording: ${sentence}`,
  needed: 'Fill in at least one of the two.',
  ranges: {
    years: { from: 'From the year', to: 'To the year' },
    runtime: { from: 'Minutes, at least', to: 'Minutes, at most' },
    seasons: { from: 'Seasons, at least', to: 'Seasons, at most' },
    episodes: { from: 'Episodes, at least', to: 'Episodes, at most' },
    total: { from: 'Minutes in all, at least', to: 'Minutes in all, at most' },
  },
  values: { language: 'Language', country: 'Country', certification: 'Rated no higher than' },
} as const;
