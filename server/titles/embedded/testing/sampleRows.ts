import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  type AudienceRow,
  type FilmRow,
  nameOf,
  type PlotRow,
  Row,
  type SeriesRow,
} from '#server/titles/embedded/rows.ts';

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

const keyOf = (row: Row) => ({ media: row.kind, title: nameOf(row), year: row.year });

export const plotRow = (row: Row, changes: Partial<PlotRow> = {}): PlotRow => ({
  ...keyOf(row),
  plot: 'Ruth and Saul come home for a funeral and find that the pier is theirs. The keeper wants to sell, the boy wants to fish, and the bank wants its money before the storm. They light the lamps, charge the town to look, and on the last night the sea takes all of it while they dance at its end.',
  scenes: ['two sisters light the lamps', 'the boy fishes in the storm', 'the pier breaks off'],
  aka: ['the one with the pier'],
  ...changes,
});

export const audienceRow = (row: Row, changes: Partial<AudienceRow> = {}): AudienceRow => ({
  ...keyOf(row),
  for: 'adults',
  from_age: 12,
  scary: 1,
  violence: 0,
  sad: 2,
  sex: 1,
  language: 1,
  pace: 2,
  attention: 2,
  ending: 'bittersweet',
  ...changes,
});

/** All files of a catalogue of these titles; TMDB has no numbers of anything else, and no title has another name. */
export function writeRows(rowsDirectory: string, rows: readonly Row[]): void {
  const write = (file: string, lines: readonly unknown[]) =>
    writeFileSync(join(rowsDirectory, file), linesOf(lines));
  mkdirSync(join(rowsDirectory, 'ids'), { recursive: true });
  for (const [kind, file] of [
    ['movie', 'films.jsonl'],
    ['tv', 'series.jsonl'],
  ] as const)
    write(
      file,
      rows.filter((row) => row.kind === kind),
    );
  write(
    'plots.jsonl',
    rows.map((row) => plotRow(row)),
  );
  write(
    'audience.jsonl',
    rows.map((row) => audienceRow(row)),
  );
  write('names.jsonl', []);
  for (const subject of ['people', 'collections', 'keywords', 'networks', 'companies'])
    write(`ids/${subject}.jsonl`, []);
}

/** Lines of the shipped titles that `isWanted`. */
export const shippedLines = (
  file: 'films.jsonl' | 'series.jsonl',
  isWanted: (line: string, index: number) => boolean,
): readonly Row[] =>
  readFileSync(join(import.meta.dirname, '../../../../content/catalogue', file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (line !== '' && isWanted(line, index) ? [Row.parse(JSON.parse(line))] : []));
