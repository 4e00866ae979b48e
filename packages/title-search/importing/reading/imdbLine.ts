import type { MediaType } from '@marquee/contracts/paths.ts';
import { z } from 'zod';

import { cleanName } from './cleanName.ts';

/**
 * IMDb's types of titles that Marquee treats as films or series; episodes and games are neither. `own` says how many people
 * must have rated a title of the type that TMDB doesn't have, so that it is included.
 */
export const imdbTypes = {
  movie: { media: 'movie', video: false, own: 1 },
  tvMovie: { media: 'movie', video: false, own: 1 },
  tvSpecial: { media: 'movie', video: false, own: 100 },
  video: { media: 'movie', video: true, own: 1 },
  short: { media: 'movie', video: false, own: 100 },
  tvShort: { media: 'movie', video: false, own: 100 },
  tvSeries: { media: 'tv', video: false, own: 1 },
  tvMiniSeries: { media: 'tv', video: false, own: 1 },
} as const satisfies Record<string, { media: MediaType; video: boolean; own: number }>;

type ImdbType = keyof typeof imdbTypes;

export const isImdbType = (type: string): type is ImdbType => Object.hasOwn(imdbTypes, type);

const elsewhere = new Set(['tvEpisode', 'videoGame', 'tvPilot']);
/** Types that are known and left out on purpose. */
const isLeftOut = (type: string): boolean => elsewhere.has(type);

type ImdbTitle = {
  number: number;
  type: ImdbType;
  name: string;
  original: string;
  adult: boolean;
  firstYear: number | null;
  lastYear: number | null;
  runtime: number | null;
  genres: string;
};
type ImdbRating = { number: number; score: number; votes: number };
export type ImdbName = { number: number; name: string; region: string; original: boolean };

/** A parsed line, or why it is invalid; null for one that is left out on purpose. */
type Read<Row> = Row | string | null;

/** IMDb's own numbers are below this; above, ours would exceed the 32 bits that clients use. */
const highestNumber = 999_999_999;

const none = String.raw`\N`;

/** `tt0133093` → 133093 */
export function numberOf(id: string): number | null {
  const number = /^tt\d{5,10}$/.test(id) ? Number(id.slice(2)) : 0;
  return number > 0 && number <= highestNumber ? number : null;
}

const orNull = <Value>(schema: z.ZodType<Value>) =>
  z.preprocess(
    (value) => (value === none || value === '' || value === undefined ? null : value),
    schema.nullable(),
  );

const Year = orNull(z.coerce.number().int().min(1800).max(2200));
const Title = z.object({
  isAdult: z.enum(['0', '1']),
  startYear: Year,
  endYear: Year,
  runtimeMinutes: orNull(z.coerce.number().int().min(0).max(100_000)),
});
const Rating = z.object({
  averageRating: z.coerce.number().min(1).max(10),
  numVotes: z.coerce.number().int().min(0),
});

function problemOf(error: z.ZodError): string {
  const issue = error.issues[0];
  return `${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'invalid'}`;
}

/** Reads lines of a table with these columns, found by the header, whatever their order. */
function createFields(columns: readonly string[]) {
  const places = new Map(columns.map((column, index) => [column, index]));
  return {
    split: (text: string): readonly string[] | null => {
      const cells = text.split('\t');
      return cells.length === columns.length ? cells : null;
    },
    pick: (cells: readonly string[], column: string): string => cells[places.get(column) ?? -1] ?? none,
  };
}

const badCells = 'another number of columns than the first line';
const badId = 'not a number of IMDb (tt…)';

export function createTitleReader(columns: readonly string[]): (text: string) => Read<ImdbTitle> {
  const { split, pick } = createFields(columns);
  return (text) => {
    const cells = split(text);
    if (cells === null) return badCells;
    const type = pick(cells, 'titleType');
    if (isLeftOut(type)) return null;
    const number = numberOf(pick(cells, 'tconst'));
    if (number === null) return badId;
    if (!isImdbType(type)) return 'a type of title that is not known';
    const name = cleanName(pick(cells, 'primaryTitle'));
    if (name === null || name === none) return 'no name';
    const named = cleanName(pick(cells, 'originalTitle'));
    const parsed = Title.safeParse({
      isAdult: pick(cells, 'isAdult'),
      startYear: pick(cells, 'startYear'),
      endYear: pick(cells, 'endYear'),
      runtimeMinutes: pick(cells, 'runtimeMinutes'),
    });
    if (!parsed.success) return problemOf(parsed.error);
    const { isAdult, startYear, endYear, runtimeMinutes } = parsed.data;
    const genres = pick(cells, 'genres');
    return {
      number,
      type,
      name,
      original: named === null || named === none ? name : named,
      adult: isAdult === '1',
      firstYear: startYear,
      lastYear: endYear,
      runtime: runtimeMinutes || null,
      genres: genres === none ? '' : genres,
    };
  };
}

export function createRatingReader(columns: readonly string[]): (text: string) => Read<ImdbRating> {
  const { split, pick } = createFields(columns);
  return (text) => {
    const cells = split(text);
    if (cells === null) return badCells;
    const number = numberOf(pick(cells, 'tconst'));
    if (number === null) return badId;
    const parsed = Rating.safeParse({
      averageRating: pick(cells, 'averageRating'),
      numVotes: pick(cells, 'numVotes'),
    });
    if (!parsed.success) return problemOf(parsed.error);
    return { number, score: parsed.data.averageRating, votes: parsed.data.numVotes };
  };
}

/** `isWanted` is checked first: most lines are names of episodes. */
export function createNameReader(
  columns: readonly string[],
  isWanted: (number: number) => boolean,
): (text: string) => Read<ImdbName> {
  const { split, pick } = createFields(columns);
  return (text) => {
    const cells = split(text);
    if (cells === null) return badCells;
    const number = numberOf(pick(cells, 'titleId'));
    if (number === null) return badId;
    if (!isWanted(number)) return null;
    const name = cleanName(pick(cells, 'title'));
    if (name === null || name === none) return 'no name';
    const region = pick(cells, 'region');
    const original = pick(cells, 'isOriginalTitle') === '1';
    return { number, name, region: region === none ? '' : region, original };
  };
}
