import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type TitleFacts, titleKey, type TitleKey } from '@marquee/assistant/events';

type RawRow = {
  kind: 'movie' | 'tv';
  title?: string;
  name?: string;
  year: number;
  runtime?: number;
  episode_runtime?: number;
  seasons?: readonly (readonly [year: number, episodes: number])[];
  status?: string;
  genres: readonly string[];
  language: string;
  countries: readonly string[];
  certification: string;
  directors?: readonly string[];
  created_by?: readonly string[];
  writers?: readonly string[];
  cast: readonly (readonly [string, string])[];
  collection: string | null;
  keywords: readonly string[];
  moods: readonly string[];
  overview: string;
  tagline: string;
  score: number;
  fame: number;
};

type AudienceRow = {
  media: 'movie' | 'tv';
  title: string;
  year: number;
  for: string;
  from_age: number;
} & Record<'scary' | 'violence' | 'sad' | 'sex' | 'language' | 'pace' | 'attention', number> & {
    ending: string;
  };

/** A row of the catalogue as its file has it, whatever the engine made of it. */
export type FactsRow = {
  media: 'movie' | 'tv';
  name: string;
  year: number;
  minutes: number | null;
  seasons: number | null;
  episodes: number | null;
  status: 'ended' | 'running' | null;
  genres: readonly string[];
  makers: readonly string[];
  writers: readonly string[];
  /** All of `keywords` and `moods`. */
  tags: ReadonlySet<string>;
  audience: AudienceRow;
} & Pick<
  RawRow,
  | 'language'
  | 'countries'
  | 'certification'
  | 'cast'
  | 'collection'
  | 'keywords'
  | 'moods'
  | 'overview'
  | 'tagline'
  | 'score'
  | 'fame'
>;

const genresOfSeries: Readonly<Record<string, readonly string[]>> = {
  'Sci-Fi & Fantasy': ['Science Fiction', 'Fantasy'],
  'War & Politics': ['War'],
  'Action & Adventure': ['Action', 'Adventure'],
};

function toRow(raw: RawRow, audience: AudienceRow): FactsRow {
  const minutes = raw.runtime ?? raw.episode_runtime ?? 0;
  const isSeries = raw.kind === 'tv';
  const { language, countries, certification, cast, collection, keywords, moods } = raw;
  const { overview, tagline, score, fame, seasons = [] } = raw;
  return {
    media: raw.kind,
    name: raw.title ?? raw.name ?? '',
    year: raw.year,
    minutes: minutes > 0 ? minutes : null,
    seasons: isSeries ? seasons.length : null,
    episodes: isSeries ? seasons.reduce((sum, [, episodes]) => sum + episodes, 0) : null,
    status: isSeries ? (raw.status === 'Returning Series' ? 'running' : 'ended') : null,
    genres: raw.genres.flatMap((genre) => genresOfSeries[genre] ?? [genre]),
    makers: raw.directors ?? raw.created_by ?? [],
    writers: raw.writers ?? [],
    tags: new Set([...keywords, ...moods]),
    audience,
    language,
    countries,
    certification,
    cast,
    collection,
    keywords,
    moods,
    overview,
    tagline,
    score,
    fame,
  };
}

/** The rows of the catalogue's files by the keys that the engine's titles have: each belongs to just one. */
export function readRows(titles: readonly TitleFacts[]): ReadonlyMap<TitleKey, FactsRow> {
  const folder = join(import.meta.dirname, '../../content/catalogue');
  const linesOf = (file: string): unknown[] =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  const audiences = new Map(
    (linesOf('audience.jsonl') as AudienceRow[]).map((row) => [nameOf({ ...row, name: row.title }), row]),
  );
  const rows = ['films.jsonl', 'series.jsonl'].flatMap(linesOf).map((line) => {
    const raw = line as RawRow;
    const audience = audiences.get(
      nameOf({ media: raw.kind, name: raw.title ?? raw.name ?? '', year: raw.year }),
    );
    if (audience === undefined) throw new Error(`Nobody judged ${raw.title ?? raw.name}`);
    return toRow(raw, audience);
  });
  const byName = new Map(rows.map((row) => [nameOf(row), row]));
  if (byName.size !== rows.length) throw new Error('Two rows have one name and one year');
  return new Map(
    titles.map((title) => {
      const row = byName.get(nameOf(title));
      if (row === undefined) throw new Error(`No row is ${nameOf(title)}`);
      return [titleKey(title), row];
    }),
  );
}

const nameOf = ({ media, name, year }: Pick<FactsRow, 'media' | 'name' | 'year'>) =>
  `${media} ${name} ${year}`;
