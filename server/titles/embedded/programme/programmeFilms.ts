import type { DatabaseSync } from 'node:sqlite';

import { movieGenreIds } from '@marquee/contracts/tmdb/genreIds.ts';

import { type CatalogueTitle, readTitles } from '#server/titles/embedded/readTitles.ts';

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
const christmasWords = new Set(['christmas', 'santa claus']);
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

const isAboutChristmas = ({ keywords, moods }: CatalogueTitle) =>
  keywords.slice(0, tellingKeywords).some(({ name }) => christmasWords.has(name)) &&
  moods.some((mood) => christmasMoods.has(mood));

const programmeFilm = (film: CatalogueTitle): ProgrammeFilm => ({
  id: film.id,
  year: film.year ?? 0,
  fame: film.fame ?? 0,
  score: film.score ?? 0,
  language: film.language ?? '',
  country: film.countries[0] ?? '',
  genres: film.genres,
  moods: film.moods,
  directors: film.makers.map(({ id }) => id),
  collection: film.collection?.id ?? null,
  wide: film.motifs.some((motif) => views.has(motif)),
  christmas: isAboutChristmas(film),
});

/** All films for a general audience, in a stable order. */
export const readProgrammeFilms = (database: DatabaseSync): ProgrammeFilm[] =>
  Array.from(readTitles(database, 'movie'), (film) =>
    film.certification === 'NC-17' ? [] : [programmeFilm(film)],
  ).flat();

export const isHorror = ({ genres }: ProgrammeFilm): boolean => genres.includes(movieGenreIds.Horror);
export const isRomance = ({ genres, moods }: ProgrammeFilm): boolean =>
  genres.includes(movieGenreIds.Romance) && moods.includes('romantic');
export const isFamily = ({ genres }: ProgrammeFilm): boolean => genres.includes(movieGenreIds.Family);
export const isAdventure = ({ genres }: ProgrammeFilm): boolean => genres.includes(movieGenreIds.Adventure);
