import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { z } from 'zod';

/** What was found of one title, and when. */
const Entry = z.object({
  media: z.enum(['movie', 'tv']),
  id: z.int().positive(),
  /** As it was called when it was looked for: a row that changes is looked for again. */
  name: z.string(),
  year: z.int(),
  live: z.int().positive().nullable(),
  by: z.enum(['number', 'imdb', 'name']).nullable(),
  why: z.enum(['nothing', 'several', 'taken']).nullable(),
  other: z.string().nullable(),
  /** Milliseconds since 1970. */
  at: z.int(),
});
export type Entry = z.infer<typeof Entry>;

const File = z.object({ version: z.literal(1), titles: z.array(Entry) });

export const mappingFileIn = (dataDirectory: string): string => join(dataDirectory, 'tmdb', 'mapping.json');

/** What was found earlier; nothing where there is no such file, or one that can't be read. */
export function readMappingFile(file: string): Entry[] {
  try {
    return File.parse(JSON.parse(readFileSync(file, 'utf8'))).titles;
  } catch {
    // It can all be found again.
    return [];
  }
}

/** All of it or nothing: who reads at the same time reads the old one. */
export function writeMappingFile(file: string, titles: readonly Entry[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.new`;
  writeFileSync(beside, JSON.stringify({ version: 1, titles }));
  renameSync(beside, file);
}
