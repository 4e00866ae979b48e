import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FilmRow, SeriesRow } from '#server/titles/embedded/rows.ts';

const shared = {
  original_title: 'The Long Pier',
  language: 'en',
  countries: ['GB'],
  cast: [
    ['Ada Holm', 'Ruth'],
    ['Ben Okri Lane', 'Saul'],
    ['Cora Vance', 'The keeper'],
    ['Dev Pillai', 'A boy'],
  ] satisfies [string, string][],
  collection: null,
  keywords: ['pier', 'winter', 'sea', 'sisters', 'lighthouse', 'debt'],
  overview:
    'Two sisters inherit a pier that nobody has walked on for years, and a debt that comes due at the first storm. They open it for one last winter and charge the town to look.',
  tagline: 'It ends in the water.',
  score: 7.1,
  fame: 50,
  tmdb_id: null,
};

/** A row that breaks no rule. */
export const filmRow = (changes: Partial<FilmRow> = {}): FilmRow => ({
  kind: 'movie',
  title: 'The Long Pier',
  ...shared,
  year: 1998,
  release_date: '1998-02-13',
  runtime: 101,
  genres: ['Drama'],
  certification: 'PG',
  directors: ['Edith Marsh'],
  writers: ['Edith Marsh', 'Frank Odell'],
  moods: ['melancholy', 'slow-burn'],
  motifs: ['ocean', 'wave'],
  tone: 'slate',
  ...changes,
});

export const seriesRow = (changes: Partial<SeriesRow> = {}): SeriesRow => ({
  kind: 'tv',
  name: 'Harbour Lights',
  ...shared,
  original_title: 'Harbour Lights',
  year: 2004,
  first_air_date: '2004-09-06',
  created_by: ['Greta Sund'],
  networks: ['Channel 4'],
  status: 'Ended',
  episode_runtime: 48,
  seasons: [
    [2004, 6],
    [2006, 8],
  ],
  genres: ['Drama'],
  certification: 'TV-14',
  moods: ['cosy', 'melancholy'],
  motifs: ['ship', 'rain'],
  tone: 'teal',
  ...changes,
});

/** Lines as in the catalogue's files. */
export const linesOf = (rows: readonly unknown[]): Buffer =>
  Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

/** The files of TMDB's numbers, with nothing in them. */
export function writeNoIds(rowsDirectory: string): void {
  mkdirSync(join(rowsDirectory, 'ids'));
  for (const subject of ['people', 'collections', 'keywords', 'networks', 'companies'])
    writeFileSync(join(rowsDirectory, `ids/${subject}.jsonl`), '');
}
