import type { MediaType } from '@marquee/contracts/paths.ts';
import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const count = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);
const names = z.array(z.looseObject({ title: text })).catch([]);
const others = z
  .looseObject({ titles: names.optional(), results: names.optional() })
  .optional()
  .catch(undefined);

const Title = z.looseObject({
  id: z.int().positive(),
  title: text,
  name: text,
  original_title: text,
  original_name: text,
  release_date: text,
  first_air_date: text,
  original_language: text,
  vote_count: count,
  alternative_titles: others,
});

/** A title as TMDB gives it, in a list or by itself. */
export type TheirTitle = {
  id: number;
  name: string;
  originalName: string;
  alsoNamed: readonly string[];
  year: number | null;
  language: string;
  votes: number;
};

/** Null where it is none. */
export function readTheirTitle(media: MediaType, value: unknown): TheirTitle | null {
  const read = Title.safeParse(value);
  if (!read.success) return null;
  const { data } = read;
  const isFilm = media === 'movie';
  const also = data.alternative_titles?.titles ?? data.alternative_titles?.results ?? [];
  return {
    id: data.id,
    name: isFilm ? data.title : data.name,
    originalName: isFilm ? data.original_title : data.original_name,
    alsoNamed: also.map(({ title }) => title),
    year: Number((isFilm ? data.release_date : data.first_air_date).slice(0, 4)) || null,
    language: data.original_language,
    votes: data.vote_count,
  };
}

const List = z.looseObject({ results: z.array(z.unknown()).catch([]) });
const Found = z.looseObject({
  movie_results: z.array(z.unknown()).catch([]),
  tv_results: z.array(z.unknown()).catch([]),
});

const titlesOf = (media: MediaType, items: readonly unknown[]) =>
  items.flatMap((item) => readTheirTitle(media, item) ?? []);

/** The titles of an answer to `search/movie` or `search/tv`. */
export function readTheirTitles(media: MediaType, value: unknown): TheirTitle[] {
  const read = List.safeParse(value);
  return read.success ? titlesOf(media, read.data.results) : [];
}

/** The titles of an answer to `find`. */
export function readFoundTitles(media: MediaType, value: unknown): TheirTitle[] {
  const read = Found.safeParse(value);
  if (!read.success) return [];
  return titlesOf(media, media === 'movie' ? read.data.movie_results : read.data.tv_results);
}
