import type { MediaType } from '@marquee/contracts/paths.ts';

import { titleIdOf } from '#server/titles/embedded/build/titleRecord.ts';
import { type NamedRow, nameOf } from '#server/titles/embedded/rows.ts';
import { filmRow } from '#server/titles/embedded/testing/sampleRows.ts';

/** `movie/603`: a title by the number that the embedded catalogue has for it. */
export type MovedTitles = ReadonlyMap<`${MediaType}/${number}`, number>;

/** Titles whose number at this TMDB differs from the catalogue's record. */
export const movedTitles: MovedTitles = new Map([
  ['movie/694', 9_100_694],
  ['movie/620', 9_100_620],
  ['movie/1366', 9_101_366],
  ['tv/1396', 9_201_396],
]);

/** Has a number that the catalogue records for The Shining. */
export const otherFilm = {
  id: 694,
  title: 'The Ferry at Low Water',
  year: 1994,
} as const;

/** A film that the embedded catalogue lacks. */
export const unknownFilm = { id: 9_300_001, title: 'Lanterns over Quarry Street', year: 2026 } as const;

/** A film of which nothing but the name is known: no picture, no date, no text. */
export const bareFilm = { id: 9_300_003, title: 'Untitled Harbour Project' } as const;

/** A film of the catalogue that this TMDB lacks. */
export const missingFilm = { id: 15_121, title: 'The Sound of Music', year: 1965 } as const;

const ownRows: NamedRow[] = [
  filmRow({
    title: otherFilm.title,
    original_title: otherFilm.title,
    year: otherFilm.year,
    release_date: `${otherFilm.year}-03-04`,
    tmdb_id: otherFilm.id,
    fame: 12,
  }),
  filmRow({
    title: unknownFilm.title,
    original_title: unknownFilm.title,
    year: unknownFilm.year,
    release_date: `${unknownFilm.year}-01-09`,
    tmdb_id: unknownFilm.id,
    fame: 97,
    score: 8.1,
    keywords: ['lantern', 'quarry', 'street', 'strike', 'choir', 'night shift'],
    overview:
      'A quarry town loses its power for a whole winter, and a choir of night workers lights the street by hand so that the school can stay open. One of them has not sung in front of anybody since the accident.',
    tagline: 'Somebody has to hold the light.',
  }),
  filmRow({
    title: bareFilm.title,
    original_title: bareFilm.title,
    year: 2027,
    release_date: '2027-01-01',
    tmdb_id: bareFilm.id,
    fame: 60,
    cast: [],
    genres: [],
    keywords: [],
  }),
];

const sampleFilms = 60;
const sampleSeries = 12;

const bestKnown = (rows: readonly NamedRow[], kind: MediaType, count: number) =>
  rows
    .filter((row) => row.kind === kind)
    .sort((one, other) => other.fame - one.fame || titleIdOf(one) - titleIdOf(other))
    .slice(0, count);

/** Numbers of the catalogue's own making, which TMDB has others for. */
const ownMaking = 100_000_000;
const unremembered = 9_400_000;

/** The catalogue's rows as this TMDB has them. */
export function upstreamRows(
  rows: readonly NamedRow[],
  { sample, moved }: { sample: boolean; moved: MovedTitles },
): NamedRow[] {
  const chosen = sample
    ? [...bestKnown(rows, 'movie', sampleFilms), ...bestKnown(rows, 'tv', sampleSeries)]
    : rows;
  const numberOf = (row: NamedRow, index: number) => {
    const id = titleIdOf(row);
    return moved.get(`${row.kind}/${id}`) ?? (id > ownMaking ? unremembered + index : id);
  };
  const upstream = chosen.map((row, index) => Object.assign({}, row, { tmdb_id: numberOf(row, index) }));
  const taken = new Set(
    upstream.flatMap((row) => (row.kind === 'movie' && row.tmdb_id !== null ? row.tmdb_id : [])),
  );
  return [
    ...upstream.filter((row) => nameOf(row) !== missingFilm.title || row.year !== missingFilm.year),
    ...ownRows.filter(({ tmdb_id: id }) => id === null || !taken.has(id)),
  ];
}
