import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { CompaniesRow, IdRow, nameOf, NameRow, Row } from '#server/titles/embedded/rows.ts';

import { type CatalogueFault, messageOf, parseLines, type Placed, placeOf, type RowFile } from './rowFile.ts';
import { rowIdentity } from './rowIdentity.ts';
import { type CatalogueRows, idSubjects, type PlacedIds, withIds } from './withIds.ts';
import { withNames } from './withNames.ts';

type Result<Value> = { ok: true; value: Value } | { ok: false; fault: CatalogueFault };

const namesFile = 'names.jsonl';
const companiesFile = 'companies.jsonl';
const rowFileNames = [
  'films.jsonl',
  'series.jsonl',
  namesFile,
  ...[...idSubjects.map((subject) => `${subject}.jsonl`), companiesFile].map((name) => `ids/${name}`),
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

/** The rows of all files, checked one by one and against each other, with their names and TMDB's numbers. */
export function parseRows(files: readonly RowFile[]): Result<CatalogueRows> {
  const rows: Row[] = [];
  const names: Placed<NameRow>[] = [];
  const ids: PlacedIds = { people: [], collections: [], keywords: [], networks: [], companies: [] };
  const places = new Map<string, string>();
  for (const file of files) {
    if (basename(file.file) === namesFile) {
      const lines = parseLines(file, NameRow);
      if (!lines.ok) return lines;
      names.push(...lines.value);
      continue;
    }
    if (basename(file.file) === companiesFile) {
      const lines = parseLines(file, CompaniesRow);
      if (!lines.ok) return lines;
      ids.companies.push(...lines.value);
      continue;
    }
    const subject = idSubjects.find((name) => `${name}.jsonl` === basename(file.file));
    if (subject) {
      const lines = parseLines(file, IdRow);
      if (!lines.ok) return lines;
      ids[subject].push(...lines.value);
      continue;
    }
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
  const named = withNames(rows, names);
  return named.ok ? withIds(named.value, ids) : named;
}

/** What no two rows may share. */
function keysOf(row: Row): string[] {
  const identity = rowIdentity(row.kind, nameOf(row), row.year);
  return row.tmdb_id === null ? [identity] : [identity, `${row.kind} number ${row.tmdb_id}`];
}
