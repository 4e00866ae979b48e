import type { DatabaseSync } from 'node:sqlite';

import { movieGenreIds } from '@marquee/contracts/tmdb/genreIds.ts';

import { numbersOf, textsOf } from '#server/titles/embedded/answers/jsonColumn.ts';
import { select } from '#server/titles/embedded/reads/select.ts';

/** What a programmer knows about a film. */
export type ProgrammeFilm = {
  id: number;
  year: number;
  fame: number;
  score: number;
  language: string;
  country: string;
  genres: readonly number[];
  moods: readonly string[];
  directors: readonly number[];
  collection: number | null;
  /** Its backdrop is a view that can fill a screen. */
  wide: boolean;
  /** About Christmas, rather than merely with a tree in it. */
  christmas: boolean;
};

type Row = Pick<ProgrammeFilm, 'id' | 'year' | 'fame' | 'score' | 'language' | 'collection'> & {
  countries: string;
  genre_ids: string;
  moods: string;
  motifs: string;
};

/** Motifs that make a landscape and not an emblem. */
const views = new Set([
  'skyline',
  'ocean',
  'mountains',
  'forest',
  'desert',
  'space',
  'planet',
  'road',
  'train',
  'ship',
  'castle',
  'bridge',
  'fire',
  'rain',
  'snow',
  'moon',
  'sun',
  'wave',
  'island',
  'lightning',
  'staircase',
  'rocket',
]);
const christmasMoods = new Set([
  'cosy',
  'feel-good',
  'uplifting',
  'funny',
  'romantic',
  'whimsical',
  'nostalgic',
]);
/** A row's keywords begin with what the film is about. */
const tellingKeywords = 5;

/** All films for a general audience, in a stable order. */
export function readProgrammeFilms(database: DatabaseSync): ProgrammeFilm[] {
  const directors = Map.groupBy(
    select<{ film: number; id: number }>(
      database,
      `SELECT title_id AS film, person_id AS id FROM credit
       WHERE media = 'movie' AND job = 'Director' ORDER BY title_id, ord`,
    ).all(),
    ({ film }) => film,
  );
  const aboutChristmas = new Set(
    select<{ film: number }>(
      database,
      `SELECT title_id AS film FROM title_keyword JOIN keyword ON keyword.id = keyword_id
       WHERE media = 'movie' AND name IN ('christmas', 'santa claus') AND ord < ${tellingKeywords}`,
    )
      .all()
      .map(({ film }) => film),
  );
  return select<Row>(
    database,
    `SELECT id, year, fame, score, language, collection_id AS collection, countries, genre_ids, moods, motifs
     FROM title WHERE media = 'movie' AND certification <> 'NC-17' ORDER BY id`,
  )
    .all()
    .map((row) => {
      const moods = textsOf(row.moods);
      return {
        id: row.id,
        year: row.year,
        fame: row.fame,
        score: row.score,
        language: row.language,
        collection: row.collection,
        country: textsOf(row.countries)[0] ?? '',
        genres: numbersOf(row.genre_ids),
        moods,
        directors: (directors.get(row.id) ?? []).map(({ id }) => id),
        wide: textsOf(row.motifs).some((motif) => views.has(motif)),
        christmas: aboutChristmas.has(row.id) && moods.some((mood) => christmasMoods.has(mood)),
      };
    });
}

export const isHorror = ({ genres }: ProgrammeFilm): boolean => genres.includes(movieGenreIds.Horror);
export const isRomance = ({ genres, moods }: ProgrammeFilm): boolean =>
  genres.includes(movieGenreIds.Romance) && moods.includes('romantic');
export const isFamily = ({ genres }: ProgrammeFilm): boolean => genres.includes(movieGenreIds.Family);
export const isAdventure = ({ genres }: ProgrammeFilm): boolean => genres.includes(movieGenreIds.Adventure);
