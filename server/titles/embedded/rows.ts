import { endings, madeFor } from '@marquee/contracts/audience.ts';
import {
  movieGenreIds,
  type MovieGenre,
  tvGenreIds,
  type TvGenre,
} from '@marquee/contracts/tmdb/genreIds.ts';
import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';
import { z } from 'zod';

import { certifications, moods, motifs, seriesStatuses, tones } from './build/closedLists.ts';

const trimmed = (minimum: number, maximum: number) =>
  z
    .string()
    .min(minimum)
    .max(maximum)
    .refine((text) => text === text.trim(), 'has spaces at its ends');

const distinct = <Item extends z.ZodType>(item: Item, minimum: number, maximum: number) =>
  z
    .array(item)
    .min(minimum)
    .max(maximum)
    .refine((list) => new Set(list).size === list.length, 'names something twice');

const wordsOf = (text: string) => text.split(/\s+/).length;
const name = trimmed(1, 80);

const day = z.iso.date();
const tmdbId = z.int().min(1).max(largestTmdbId);

const shared = {
  original_title: trimmed(1, 160),
  year: z.int().min(1870).max(2200),
  language: z.string().regex(/^[a-z]{2}$/, 'is no ISO 639-1 code'),
  countries: distinct(z.string().regex(/^[A-Z]{2}$/, 'is no ISO 3166-1 code'), 1, 20),
  certification: z.enum(certifications),
  cast: z.array(z.tuple([name, trimmed(0, 120)])).max(10),
  collection: trimmed(3, 80).nullable(),
  keywords: distinct(
    name.refine((word) => word === word.toLowerCase(), 'is not in lower case'),
    6,
    16,
  ),
  moods: distinct(z.enum(moods), 2, 4),
  motifs: distinct(z.enum(motifs), 1, 2),
  tone: z.enum(tones),
  score: z.number().min(1).max(9.5),
  fame: z.int().min(1).max(100),
  overview: trimmed(80, 520).refine(
    (text) => wordsOf(text) >= 22 && wordsOf(text) <= 75,
    'is not 22 to 75 words',
  ),
  tagline: trimmed(5, 90).refine((text) => wordsOf(text) <= 14, 'is over 14 words'),
  tmdb_id: tmdbId.nullable(),
};

const isGenreOf =
  <Genre extends string>(ids: Record<Genre, number>) =>
  (genre: unknown): genre is Genre =>
    typeof genre === 'string' && Object.hasOwn(ids, genre);
const movieGenre = z.custom<MovieGenre>(isGenreOf(movieGenreIds), 'is no genre of films');
const tvGenre = z.custom<TvGenre>(isGenreOf(tvGenreIds), 'is no genre of series');

export const FilmRow = z
  .strictObject({
    ...shared,
    kind: z.literal('movie'),
    title: trimmed(1, 120),
    release_date: day,
    runtime: z.int().min(5).max(460),
    genres: distinct(movieGenre, 1, 5),
    directors: distinct(name, 1, 4),
    writers: distinct(name, 0, 5),
  })
  .refine((row) => row.release_date.startsWith(`${row.year}-`), {
    path: ['year'],
    error: 'differs from the date',
  })
  .refine((row) => row.cast.length >= 4 || row.genres.includes('Documentary'), {
    path: ['cast'],
    error: 'names fewer than four',
  });
export type FilmRow = z.infer<typeof FilmRow>;

export const SeriesRow = z
  .strictObject({
    ...shared,
    kind: z.literal('tv'),
    name: trimmed(1, 120),
    first_air_date: day,
    genres: distinct(tvGenre, 1, 5),
    created_by: distinct(name, 0, 6),
    networks: distinct(name, 1, 4),
    status: z.enum(seriesStatuses),
    episode_runtime: z.int().min(3).max(120),
    /** A pair a season: year of its start and number of episodes. */
    seasons: z.array(z.tuple([z.int().min(1950).max(2200), z.int().min(1).max(999)])).min(1),
  })
  .refine((row) => row.first_air_date.startsWith(`${row.year}-`), {
    path: ['year'],
    error: 'differs from the date',
  })
  .refine((row) => row.cast.length >= 4 || row.genres.includes('Documentary'), {
    path: ['cast'],
    error: 'names fewer than four',
  });
export type SeriesRow = z.infer<typeof SeriesRow>;

/** A line of `content/catalogue/*.jsonl`. `content/README.md` says what the fields mean. */
export const Row = z.discriminatedUnion('kind', [FilmRow, SeriesRow]);
export type Row = z.infer<typeof Row>;

/** What names a title in the files beside its own. */
const titleKey = { media: z.enum(['movie', 'tv']), title: trimmed(1, 120), year: z.int() };

/** A line of `content/catalogue/names.jsonl`: what else a title is called, and its number at IMDb. */
export const NameRow = z
  .strictObject({
    ...titleKey,
    imdb: z
      .string()
      .regex(/^tt\d{7,8}$/, 'is no number of IMDb')
      .optional(),
    also: distinct(trimmed(1, 160), 1, 40).optional(),
  })
  .refine((row) => row.imdb !== undefined || row.also !== undefined, 'says nothing');
export type NameRow = z.infer<typeof NameRow>;

/** A line of `content/catalogue/plots.jsonl`: what people remember of a title. It is searched and never shown. */
export const PlotRow = z.strictObject({
  ...titleKey,
  plot: trimmed(200, 800).refine((text) => wordsOf(text) >= 50, 'is under 50 words'),
  scenes: distinct(trimmed(4, 80), 3, 8),
  aka: distinct(trimmed(2, 80), 1, 3),
});
export type PlotRow = z.infer<typeof PlotRow>;

const level = z.literal([0, 1, 2, 3]);

/** A line of `content/catalogue/audience.jsonl`: for whom a title is. */
export const AudienceRow = z.strictObject({
  ...titleKey,
  for: z.enum(madeFor),
  from_age: z.int().min(1).max(18),
  scary: level,
  violence: level,
  sad: level,
  sex: level,
  language: level,
  pace: z.literal([1, 2, 3, 4, 5]),
  attention: z.literal([1, 2, 3]),
  ending: z.enum(endings),
});
export type AudienceRow = z.infer<typeof AudienceRow>;

/** A line of `content/catalogue/ids/`: TMDB's number of a person, collection, keyword or network. */
export const IdRow = z.strictObject({ name: trimmed(1, 100), tmdb_id: tmdbId });
export type IdRow = z.infer<typeof IdRow>;

const company = z.tuple([
  tmdbId,
  trimmed(1, 160),
  z
    .string()
    .regex(/^[A-Z]{2}$/, 'is no ISO 3166-1 code')
    .nullable(),
]);

/** A line of `content/catalogue/ids/companies.jsonl`: who made a title, as number, name and country. */
export const CompaniesRow = z.strictObject({
  media: z.enum(['movie', 'tv']),
  tmdb_id: tmdbId,
  companies: z
    .array(company)
    .min(1)
    .refine((list) => new Set(list.map(([id]) => id)).size === list.length, 'names something twice'),
});
export type CompaniesRow = z.infer<typeof CompaniesRow>;

/** A title with what the files beside its own say of it. */
export type NamedRow = Row & Pick<NameRow, 'imdb' | 'also'> & { plot?: PlotRow; audience?: AudienceRow };

/** The name people know the title by. */
export const nameOf = (row: Row): string => (row.kind === 'movie' ? row.title : row.name);
