import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { z } from 'zod';

import {
  AudienceRow,
  CompaniesRow,
  IdRow,
  nameOf,
  NameRow,
  PlotRow,
  Row,
} from '#server/titles/embedded/rows.ts';

import {
  type CatalogueFault,
  type FileLines,
  messageOf,
  parseLines,
  placeOf,
  type RowFile,
} from './rowFile.ts';
import { rowIdentity } from './rowIdentity.ts';
import { type CatalogueRows, idSubjects, type PlacedIds, withIds } from './withIds.ts';
import { withNames } from './withNames.ts';
import { withPlotAndAudience } from './withPlotAndAudience.ts';

type Result<Value> = { ok: true; value: Value } | { ok: false; fault: CatalogueFault };

const namesFile = 'names.jsonl';
const plotsFile = 'plots.jsonl';
const audienceFile = 'audience.jsonl';
const companiesFile = 'companies.jsonl';
const idFiles = [...idSubjects.map((subject) => `${subject}.jsonl`), companiesFile];
const besideTitles: ReadonlySet<string> = new Set([namesFile, plotsFile, audienceFile, ...idFiles]);
const rowFileNames = [
  'films.jsonl',
  'series.jsonl',
  namesFile,
  plotsFile,
  audienceFile,
  ...idFiles.map((name) => `ids/${name}`),
];

export const faultText = (fault: CatalogueFault): string => `${placeOf(fault)}: ${fault.reason}`;

export function readRowFiles(directory: string): Result<RowFile[]> {
  const files: RowFile[] = [];
  for (const name of rowFileNames) {
    const file = join(directory, name);
    try {
      files.push({ file, bytes: readFileSync(file) });
    } catch (error) {
      return { ok: false, fault: { file, line: 0, reason: `cannot be read: ${messageOf(error)}` } };
    }
  }
  return { ok: true, value: files };
}

/** The rows of all files, checked one by one and against each other, with all that the files say of them. */
export function parseRows(files: readonly RowFile[]): Result<CatalogueRows> {
  const rows = parseTitles(files.filter(({ file }) => !besideTitles.has(basename(file))));
  if (!rows.ok) return rows;
  const names = linesIn(files, namesFile, NameRow);
  if (!names.ok) return names;
  const plot = linesIn(files, plotsFile, PlotRow);
  if (!plot.ok) return plot;
  const audience = linesIn(files, audienceFile, AudienceRow);
  if (!audience.ok) return audience;
  const ids = parseIds(files);
  if (!ids.ok) return ids;
  const named = withNames(rows.value, names.value?.lines ?? []);
  const complete = named.ok
    ? withPlotAndAudience(named.value, { plot: plot.value, audience: audience.value })
    : named;
  return complete.ok ? withIds(complete.value, ids.value) : complete;
}

/** The lines of the file of that name; null where it isn't among them. */
function linesIn<Value>(
  files: readonly RowFile[],
  name: string,
  schema: z.ZodType<Value>,
): Result<FileLines<Value> | null> {
  const file = files.find((each) => basename(each.file) === name);
  if (file === undefined) return { ok: true, value: null };
  const lines = parseLines(file, schema);
  return lines.ok ? { ok: true, value: { file: file.file, lines: lines.value } } : lines;
}

function parseIds(files: readonly RowFile[]): Result<PlacedIds> {
  const ids: PlacedIds = { people: [], collections: [], keywords: [], networks: [], companies: [] };
  for (const subject of idSubjects) {
    const lines = linesIn(files, `${subject}.jsonl`, IdRow);
    if (!lines.ok) return lines;
    ids[subject] = lines.value?.lines ?? [];
  }
  const companies = linesIn(files, companiesFile, CompaniesRow);
  return companies.ok ? { ok: true, value: { ...ids, companies: companies.value?.lines ?? [] } } : companies;
}

function parseTitles(files: readonly RowFile[]): Result<Row[]> {
  const rows: Row[] = [];
  const places = new Map<string, string>();
  for (const file of files) {
    const lines = parseLines(file, Row);
    if (!lines.ok) return lines;
    if (lines.value.length === 0)
      return { ok: false, fault: { file: file.file, line: 0, reason: 'holds no rows' } };
    for (const { value, at } of lines.value) {
      for (const key of keysOf(value)) {
        const earlier = places.get(key);
        if (earlier !== undefined)
          return { ok: false, fault: { ...at, reason: `${nameOf(value)}: ${key} is also at ${earlier}` } };
        places.set(key, placeOf(at));
      }
      rows.push(value);
    }
  }
  return { ok: true, value: rows };
}

/** What no two rows may share. */
function keysOf(row: Row): string[] {
  const identity = rowIdentity(row.kind, nameOf(row), row.year);
  return row.tmdb_id === null ? [identity] : [identity, `${row.kind} number ${row.tmdb_id}`];
}
