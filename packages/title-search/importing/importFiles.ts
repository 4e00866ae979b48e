import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import type { Embedded } from './embedded.ts';
import { numberOf } from './reading/imdbLine.ts';
import { type Recognised, recogniseFile, type SourceFile, sourceKinds } from './reading/recogniseFile.ts';
import { type ReadingProgress, type Staged, stageFile } from './staging/stageFile.ts';

export type SourceList =
  | { ok: true; sources: SourceFile[]; passedOver: string[] }
  | { ok: false; problems: string[] };

/**
 * The files of the given names, in the order in which they are to be read. In a folder, files of
 * other kinds are ignored; named one by one, each must be an importable file.
 */
export async function listFiles(names: readonly string[]): Promise<SourceList> {
  const sources: SourceFile[] = [];
  const problems: string[] = [];
  const passedOver: string[] = [];
  for (const name of names) {
    if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) {
      const found = recogniseFile(name);
      if (found.ok) sources.push(found.source);
      else problems.push(found.problem);
      continue;
    }
    const inside = await recogniseFolder(name);
    const known = inside.flatMap((found) => (found.ok ? [found.source] : []));
    sources.push(...known);
    if (known.length === 0) problems.push(`${name} holds no file that can be imported.`);
    passedOver.push(...inside.flatMap((found) => (found.ok ? [] : [found.problem])));
  }
  if (problems.length > 0) return { ok: false, problems };
  const once = [...new Map(sources.map((source) => [source.identity, source])).values()];
  once.sort(
    (a, b) => sourceKinds.indexOf(a.kind) - sourceKinds.indexOf(b.kind) || (a.file < b.file ? -1 : 1),
  );
  return { ok: true, sources: once, passedOver };
}

async function recogniseFolder(folder: string): Promise<Recognised[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => recogniseFile(join(folder, name)));
}

type Options = {
  embedded: Embedded;
  now: () => Date;
  onReading?: (reading: ReadingProgress) => void;
  onRead?: (staged: Staged) => void;
  /** Lines between two commits. */
  batch?: number;
};

/** Reads files into the staging tables, one after the other; what was read before is skipped. */
export async function importFiles(
  staging: DatabaseSync,
  sources: readonly SourceFile[],
  options: Options,
): Promise<void> {
  const { embedded, onRead } = options;
  const known = new Set<number>();
  for (const { imdb } of embedded.entries()) {
    const number = imdb === null ? null : numberOf(imdb);
    if (number !== null) known.add(number);
  }
  for (const source of sources) {
    const staged = await stageFile(staging, source, { ...options, known });
    onRead?.(staged);
  }
}
