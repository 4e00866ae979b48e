import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Script that a first visit to a page may load before it is hydrated, in bytes of gzip and in files. */
export const budget = { bytes: 127_500, files: 10 };
/** The same of the pages that most visits begin with. */
const entrances = { bytes: 125_000, page: /\/(?:Home|List|Movie)Page\.tsx$/ };
/** The same of the home page, and with all that it has loaded when it has settled. */
const homeBudget = { files: 8, settledBytes: 150_000, settledFiles: 10 };

type Chunk = {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
};
export type BuildManifest = Record<string, Chunk>;

/** A chunk and all that it imports statically. */
function withImports(manifest: BuildManifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

export type PageSize = { page: string; bytes: number; files: number };

/**
 * First-load script of every page: the entry, what it imports one after the other, the page's chunk and what they import.
 * `settled` is the home page with what every visit asks for afterwards.
 */
export function firstLoadSizes(
  manifest: BuildManifest,
  gzipBytes: (file: string) => number,
): { pages: PageSize[]; settled: PageSize | undefined } {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  const sizeOf = (page: string, others: readonly string[] = []): PageSize => {
    const files = new Set<string>();
    for (const key of [entry, ...(manifest['web/main.tsx']?.dynamicImports ?? []), page, ...others])
      withImports(manifest, key, files);
    return { page, bytes: [...files].reduce((sum, file) => sum + gzipBytes(file), 0), files: files.size };
  };
  const keys = Object.keys(manifest);
  const later = keys.filter((key) => manifest[key]?.name === 'later');
  const home = keys.find((key) => key === 'web/pages/HomePage.tsx');
  return {
    pages: keys.filter((key) => /^web\/pages\/\w+Page\.tsx$/.test(key)).map((key) => sizeOf(key)),
    settled: home === undefined ? undefined : sizeOf(home, later),
  };
}

/** The same of a build that is there. */
export function sizesOfBuild(folder: string): ReturnType<typeof firstLoadSizes> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as BuildManifest;
  return firstLoadSizes(manifest, (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
}

/** The sizes that are beyond the budget. */
export function beyondBudget({ pages, settled }: ReturnType<typeof firstLoadSizes>): PageSize[] {
  const isBeyond = ({ page, bytes, files }: PageSize) =>
    bytes > (entrances.page.test(page) ? entrances.bytes : budget.bytes) ||
    files > (page === settled?.page ? homeBudget.files : budget.files);
  const isLate =
    settled && (settled.bytes > homeBudget.settledBytes || settled.files > homeBudget.settledFiles);
  return [...pages.filter(isBeyond), ...(isLate ? [settled] : [])];
}

/** `node tools/size.ts`, or `node tools/size.ts dist/static`. */
if (import.meta.main) {
  const sizes = sizesOfBuild(process.argv[2] ?? join(import.meta.dirname, '../dist/client'));
  const beyond = beyondBudget(sizes);
  console.log(JSON.stringify({ budget, homeBudget, ...sizes, beyond }, null, 2));
  if (sizes.pages.length === 0 || beyond.length > 0) process.exitCode = 1;
}
