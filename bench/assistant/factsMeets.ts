import type { Wish, WishOf, WishSlot } from '@marquee/contracts/assistant/part.ts';
import { words } from '@marquee/text';

import { franchisesOf } from '../../packages/assistant/franchisesOf.ts';
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

/** Minutes of a film, or of all episodes of a series. */
export const minutesInAll = ({ minutes, episodes }: FactsRow): number | null =>
  minutes === null ? null : minutes * (episodes ?? 1);

export const isRated = (row: FactsRow, max: string): boolean =>
  (levels[row.certification] ?? 9) <= (levels[max] ?? -1);

/** What a row must not have where the request wants at most so much of something. */
const hasMore: Record<WishOf<'intensity'>['of'], (row: FactsRow, max: number) => boolean> = {
  violence: ({ audience }, max) => audience.violence > max,
  gore: ({ tags, audience }, max) =>
    (max < 1 && audience.violence > 2) ||
    (max < 2 &&
      ['gory', 'gore', 'splatter', 'decapitation', 'dismemberment', 'cannibalism'].some((tag) =>
        tags.has(tag),
      )),
  sex: ({ audience }, max) => audience.sex > max,
  scare: ({ audience }, max) => audience.scary > max,
  sad: ({ audience }, max) => audience.sad > max,
  swearing: ({ audience }, max) => audience.language > max,
};

/** The most that a small child, a child, and somebody older may meet. */
const harm = (years: number): number => (years <= 6 ? 1 : years <= 12 ? 2 : 3);

/** Whether a child of this age may see it, by what nobody would dispute. */
export const isForAge = ({ audience }: FactsRow, years: number): boolean =>
  audience.from_age <= years &&
  audience.scary <= harm(years) &&
  audience.violence <= harm(years) &&
  audience.sex < harm(years) &&
  (years > 6 || !['teens', 'adults'].includes(audience.for));

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

/** Of what was judged for every title, absence is known: it isn't where one of the judged values is another. */
export function isProvenAbsent({ audience }: FactsRow, entry: LexiconEntry | undefined): boolean {
  const names: Readonly<Record<string, string>> = { madeFor: 'for', strongLanguage: 'language' };
  const row = new Map<string, unknown>(Object.entries(audience));
  return Object.entries(entry?.judged ?? {}).some(
    ([of, values]) => !values.some((value) => value === row.get(names[of] ?? of)),
  );
}

const stemsOf = (text: string) => words(text).map(stemOf).join(' ');

type Check<Name extends WishSlot> = (row: FactsRow, wish: Wishes[Name], entries: Entries) => boolean | null;
type Wishes = { [Name in WishSlot]: WishOf<Name> };

const isWeighed = () => null;

const checks: { [Name in WishSlot]: Check<Name> } = {
  media: (row, wish) => row.media === wish.media,
  years: (row, wish) => (wish.strict ? isIn(row.year, wish) !== (wish.not ?? false) : null),
  runtime: (row, wish) => (wish.strict ? isIn(row.minutes, wish) : null),
  seasons: (row, wish) => isIn(row.seasons, wish),
  episodes: (row, wish) => isIn(row.episodes, wish),
  total: (row, wish) => isIn(minutesInAll(row), wish),
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
  collection: (row, wish) =>
    (row.collection !== null && franchisesOf(row.collection).includes(wish.name)) !== wish.not,
  // Who made a title isn't in its row.
  company: isWeighed,
  without: (row, wish) =>
    row.name !== wish.name || row.media !== wish.media || (wish.year !== null && row.year !== wish.year),
  intensity: (row, wish) => !hasMore[wish.of](row, wish.max),
  age: (row, wish) => isForAge(row, wish.years),
  fame: isWeighed,
  like: isWeighed,
  story: isWeighed,
  taste: isWeighed,
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
