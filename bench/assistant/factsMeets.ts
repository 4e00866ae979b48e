import type { Wish, WishOf, WishSlot } from '@marquee/contracts/assistant/part.ts';
import { words } from '@marquee/text';

import type { LexiconEntry } from '../../packages/assistant/lexicon/entries.ts';
import { stemOf } from '../../packages/assistant/lexicon/stemOf.ts';
import type { FactsRow } from './factsRows.ts';

const levels: Readonly<Record<string, number>> = {
  G: 0,
  'TV-Y': 0,
  'TV-Y7': 0,
  'TV-G': 0,
  PG: 1,
  'TV-PG': 1,
  'PG-13': 2,
  'TV-14': 2,
  R: 3,
  'TV-MA': 3,
  'NC-17': 4,
};

type Range = { min: number | null; max: number | null };
const isIn = (value: number | null, { min, max }: Range): boolean =>
  value !== null && (min === null || value >= min) && (max === null || value <= max);

export const isRated = (row: FactsRow, max: string): boolean =>
  (levels[row.certification] ?? 9) <= (levels[max] ?? -1);

/** What a row must not have where the request wants at most a little of something: its plainest signs. */
const plainSigns: Record<WishOf<'intensity'>['of'], (row: FactsRow, max: number) => boolean> = {
  violence: ({ tags }) =>
    ['gory', 'gore', 'torture', 'massacre', 'slasher', 'ultraviolence', 'splatter'].some((tag) =>
      tags.has(tag),
    ),
  gore: ({ tags }) =>
    ['gory', 'gore', 'splatter', 'decapitation', 'dismemberment', 'cannibalism'].some((tag) => tags.has(tag)),
  sex: ({ tags, certification }) =>
    certification === 'NC-17' ||
    ['sensual', 'eroticism', 'erotic thriller', 'orgy', 'bdsm', 'nudity'].some((tag) => tags.has(tag)),
  scare: ({ tags, genres }, max) =>
    tags.has('scary') || (max === 0 && (tags.has('creepy') || genres.includes('Horror'))),
};

/** Whether a person of this name has a part in it; the numbers of people are not in the rows. */
export const takesPart = (
  row: FactsRow,
  { name, role }: Pick<WishOf<'person'>, 'name' | 'role'>,
): boolean => {
  const parts = {
    director: row.makers,
    writer: row.writers,
    cast: row.cast.map(([player]) => player),
  };
  return (role === 'any' ? Object.values(parts).flat() : parts[role]).includes(name);
};

export type Entries = ReadonlyMap<string, LexiconEntry>;

/** Whether a row has one of the keywords and moods that an entry names without a weight. */
function isPlainlyOf(row: FactsRow, entry: LexiconEntry | undefined): boolean {
  const plain = Object.entries({ ...entry?.keywords, ...entry?.moods })
    .filter(([, weight]) => weight === 1)
    .map(([tag]) => tag);
  const against = Object.values(entry?.against ?? {}).flatMap(Object.keys);
  return (
    plain.some((tag) => row.tags.has(tag)) &&
    !against.some((tag) => row.tags.has(tag) || row.genres.includes(tag))
  );
}

const stemsOf = (text: string) => words(text).map(stemOf).join(' ');

type Check<Name extends WishSlot> = (row: FactsRow, wish: Wishes[Name], entries: Entries) => boolean | null;
type Wishes = { [Name in WishSlot]: WishOf<Name> };

const isWeighed = () => null;

const checks: { [Name in WishSlot]: Check<Name> } = {
  media: (row, wish) => row.media === wish.media,
  years: (row, wish) => (wish.strict ? isIn(row.year, wish) : null),
  runtime: (row, wish) => (wish.strict ? isIn(row.minutes, wish) : null),
  seasons: (row, wish) => isIn(row.seasons, wish),
  status: (row, wish) => row.status === wish.status,
  score: (row, wish) => row.score >= wish.min,
  language: (row, wish) => (row.language === wish.language) !== wish.not,
  country: (row, wish) => row.countries.includes(wish.country) !== wish.not,
  certification: (row, wish) => isRated(row, wish.max),
  genre: (row, wish) => (wish.not ? !row.genres.includes(wish.genre) : null),
  theme: (row, wish, entries) => (wish.not ? !isPlainlyOf(row, entries.get(wish.entry)) : null),
  word: (row, wish) =>
    wish.not ? !row.keywords.some((keyword) => stemsOf(keyword) === stemsOf(wish.word)) : null,
  person: (row, wish) => takesPart(row, wish) !== wish.not,
  without: (row, wish) =>
    row.name !== wish.name || row.media !== wish.media || (wish.year !== null && row.year !== wish.year),
  intensity: (row, wish) => wish.max >= 2 || !plainSigns[wish.of](row, wish.max),
  fame: isWeighed,
  like: isWeighed,
  order: isWeighed,
};

/**
 * Whether a row meets a wish that is a condition, computed independently from the file. Null where it is none. Of
 * themes and of how violent something is, only what is plain counts against a title.
 */
export const rowMeets = (row: FactsRow, wish: Wish, entries: Entries): boolean | null =>
  check(wish.slot, row, wish, entries);

function check<Name extends WishSlot>(
  slot: Name,
  row: FactsRow,
  wish: Wishes[Name],
  entries: Entries,
): boolean | null {
  return checks[slot](row, wish, entries);
}
