import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { constants, gunzipSync } from 'node:zlib';

/** What a file can be, in the order in which several are read: names of titles only once the titles are known. */
export const sourceKinds = [
  'tmdb-movie',
  'tmdb-tv',
  'tmdb-person',
  'imdb-titles',
  'imdb-ratings',
  'imdb-names',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** As the command's output calls them. */
export const sourceLabels: Readonly<Record<SourceKind, string>> = {
  'tmdb-movie': "TMDB's films",
  'tmdb-tv': "TMDB's series",
  'tmdb-person': "TMDB's people",
  'imdb-titles': "IMDb's titles",
  'imdb-ratings': "IMDb's ratings",
  'imdb-names': "IMDb's other names",
};

/** One file to import, recognised by its beginning. */
export type SourceFile = {
  file: string;
  /** The same for the same bytes, whatever their path. */
  identity: string;
  kind: SourceKind;
  /** The series in which newer files replace older ones: `movie_ids` for every day's `movie_ids_MM_DD_YYYY.json.gz`. */
  series: string;
  size: number;
  gzip: boolean;
  /** The columns of a table; empty for JSON lines. */
  columns: readonly string[];
};

export type Recognised = { ok: true; source: SourceFile } | { ok: false; problem: string };

const edge = 64 * 1024;
/** So little that it can't decompress to more than some 16 MB. */
const packedHead = 16 * 1024;
const linesToTry = 50;

const expected =
  "Expected is one of TMDB's daily exports (movie_ids, tv_series_ids or person_ids, .json or .json.gz) or of " +
  "IMDb's tables (title.basics, title.ratings or title.akas, .tsv or .tsv.gz).";

/** Recognises a file by its content; its name plays no part. */
export function recogniseFile(file: string): Recognised {
  const read = readEdges(file);
  if (typeof read === 'string') return { ok: false, problem: `${file} ${read}` };
  const { head, tail, size } = read;
  const gzip = head[0] === 0x1f && head[1] === 0x8b;
  const text = gzip ? unpacked(head.subarray(0, packedHead)) : head.toString();
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = (lines[0] ?? '').split('\t');
  const kind = kindOfTable(columns) ?? kindOfLines(lines);
  if (kind === undefined) return { ok: false, problem: `${file} ${notTaken(lines)}. ${expected}` };
  const identity = hash('sha256', Buffer.concat([Buffer.from(`${size} `), head, tail]));
  const isTable = kind.startsWith('imdb');
  return {
    ok: true,
    source: { file, identity, kind, series: seriesOf(file), size, gzip, columns: isTable ? columns : [] },
  };
}

function readEdges(file: string): { head: Buffer; tail: Buffer; size: number } | string {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return 'is not a file.';
    if (stats.size === 0) return `is empty. ${expected}`;
    const head = Buffer.alloc(Math.min(edge, stats.size));
    const tail = Buffer.alloc(head.length);
    readSync(descriptor, head, 0, head.length, 0);
    readSync(descriptor, tail, 0, tail.length, stats.size - tail.length);
    return { head, tail, size: stats.size };
  } catch (error) {
    return couldNotRead(error);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "doesn't exist.",
  EACCES: "can't be read: you have no right to.",
  EPERM: "can't be read: you have no right to.",
  EISDIR: 'is a folder.',
};

function couldNotRead(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? `can't be read (${code || String(error)}).`;
}

function unpacked(bytes: Buffer): string {
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  } catch {
    return '';
  }
}

function kindOfTable(columns: readonly string[]): SourceKind | undefined {
  const has = (...names: string[]) => names.every((name) => columns.includes(name));
  if (has('tconst', 'titleType', 'primaryTitle')) return 'imdb-titles';
  if (has('tconst', 'averageRating', 'numVotes')) return 'imdb-ratings';
  if (has('titleId', 'title', 'region')) return 'imdb-names';
  return undefined;
}

function kindOfLines(lines: readonly string[]): SourceKind | undefined {
  for (const line of lines.slice(0, linesToTry)) {
    const fields = fieldsOf(line);
    if (!fields.has('id')) continue;
    if (fields.has('original_title')) return 'tmdb-movie';
    if (fields.has('original_name')) return 'tmdb-tv';
    if (fields.has('name') && fields.has('popularity')) return 'tmdb-person';
  }
  return undefined;
}

function fieldsOf(line: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(line);
    return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
  } catch {
    return new Set();
  }
}

function notTaken(lines: readonly string[]): string {
  const header = lines[0] ?? '';
  if (/^(nconst|tconst)\t/.test(header)) return 'is a table of IMDb that says nothing about names of titles';
  if (lines.slice(0, linesToTry).some((line) => fieldsOf(line).has('name')))
    return 'is an export without popularity, such as those of keywords or companies';
  return 'is none of the files that can be imported';
}

const seriesOf = (file: string) =>
  basename(file)
    .replace(/\.(gz|json|jsonl|tsv|txt)\b/g, '')
    .replace(/[_-]?\d+/g, '');
