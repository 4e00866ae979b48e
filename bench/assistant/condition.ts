import type { TitleFacts } from '@marquee/assistant/events';
import { genreNames } from '@marquee/contracts/assistant/part.ts';
import { endings, madeFor } from '@marquee/contracts/audience.ts';
import { z } from 'zod';

import type { FactsRow } from './factsRows.ts';

/** A row with what we judged of its audience. */
export type JudgedRow = Omit<FactsRow, 'audience'> & Pick<TitleFacts, 'audience'>;

/** `The Office (2005)`. */
export const titleOf = ({ name, year }: Pick<JudgedRow, 'name' | 'year'>) => `${name} (${year})`;

/** All that a row has of each; a condition names some, of which one is enough. */
export const listsOf = {
  genres: ({ genres }) => genres,
  languages: ({ language }) => [language],
  countries: ({ countries }) => countries,
  certifications: ({ certification }) => [certification],
  collections: ({ collection }) => [collection ?? ''],
  people: ({ makers, writers, cast }) => [...makers, ...writers, ...cast.map(([name]) => name)],
  keywords: ({ tags }) => [...tags],
  titles: (row) => [titleOf(row)],
  madeFor: ({ audience }) => [audience?.madeFor ?? ''],
  endings: ({ audience }) => [audience?.ending ?? ''],
} as const satisfies Record<string, (row: JudgedRow) => readonly string[]>;
type ListName = keyof typeof listsOf;

const levels = ['fromAge', 'scary', 'violence', 'sad', 'sex', 'strongLanguage', 'pace', 'attention'] as const;
const numbers = ['year', 'minutes', 'seasons', 'episodes', 'fame', 'score'] as const;
const numberNames = [...levels, ...numbers, 'hours'] as const;
type NumberName = (typeof numberNames)[number];

function numberOf(row: JudgedRow, name: NumberName): number | null {
  if (name === 'hours') return ((row.episodes ?? 1) * (row.minutes ?? 0)) / 60;
  const level = levels.find((each) => each === name);
  if (level !== undefined) return row.audience?.[level] ?? null;
  const plain = numbers.find((each) => each === name);
  return plain === undefined ? null : row[plain];
}

const some = z.array(z.string()).min(1).optional();
const bounds = z.partialRecord(z.enum(numberNames), z.number()).optional();

/** What a title has to be, by facts of its row and by its audience alone; all that is named must hold. */
export const PickCondition = z.strictObject({
  media: z.enum(['movie', 'tv']).optional(),
  status: z.enum(['ended', 'running']).optional(),
  genres: z.array(z.enum(genreNames)).min(1).optional(),
  languages: some,
  countries: some,
  certifications: some,
  collections: some,
  people: some,
  keywords: some,
  titles: some,
  madeFor: z.array(z.enum(madeFor)).min(1).optional(),
  endings: z.array(z.enum(endings)).min(1).optional(),
  /** What isn't known is neither enough nor within the limit. */
  least: bounds,
  most: bounds,
  get not() {
    return PickCondition.optional();
  },
  get either() {
    return z.array(PickCondition).min(1).optional();
  },
});
export type PickCondition = z.infer<typeof PickCondition>;

const listNames = Object.keys(listsOf) as ListName[];

const isWithin = (row: JudgedRow, { least = {}, most = {} }: PickCondition): boolean =>
  numberNames.every((name) => {
    const { [name]: min = -Infinity } = least;
    const { [name]: max = Infinity } = most;
    if (min === -Infinity && max === Infinity) return true;
    const value = numberOf(row, name);
    return value !== null && value >= min && value <= max;
  });

export function meets(row: JudgedRow, condition: PickCondition): boolean {
  const { media, status, not, either } = condition;
  if (media !== undefined && media !== row.media) return false;
  if (status !== undefined && status !== row.status) return false;
  if (not !== undefined && meets(row, not)) return false;
  if (either !== undefined && !either.some((each) => meets(row, each))) return false;
  const named = listNames.every((name) => {
    const wanted: readonly string[] | undefined = condition[name];
    return wanted === undefined || listsOf[name](row).some((each) => wanted.includes(each));
  });
  return named && isWithin(row, condition);
}

/** A condition and all within it. */
export const conditionsWithin = (condition: PickCondition): PickCondition[] => [
  condition,
  ...(condition.not === undefined ? [] : conditionsWithin(condition.not)),
  ...(condition.either ?? []).flatMap(conditionsWithin),
];
