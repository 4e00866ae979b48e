import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes of script that a first visit to a page may load, gzip. */
export const budgetBytes = 125_000;

type Chunk = { file: string; src?: string; imports?: string[]; isEntry?: boolean };
export type BuildManifest = Record<string, Chunk>;

/** A chunk and all that it imports statically. */
function withImports(manifest: BuildManifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** First-load script of every page in bytes of gzip: the entry, the page's chunk and what they import. */
export function firstLoadSizes(
  manifest: BuildManifest,
  gzipBytes: (file: string) => number,
): { page: string; bytes: number }[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  return Object.keys(manifest)
    .filter((key) => /^web\/pages\/\w+Page\.tsx$/.test(key))
    .map((key) => {
      const files = withImports(manifest, key, withImports(manifest, entry));
      return { page: key, bytes: [...files].reduce((sum, file) => sum + gzipBytes(file), 0) };
    });
}

/** The same of a build that is there. */
export function sizesOfBuild(folder: string): { page: string; bytes: number }[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as BuildManifest;
  return firstLoadSizes(manifest, (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
}

/** `node tools/size.ts`, or `node tools/size.ts dist/static`. */
if (import.meta.main) {
  const sizes = sizesOfBuild(process.argv[2] ?? join(import.meta.dirname, '../dist/client'));
  console.log(JSON.stringify({ budgetBytes, sizes }, null, 2));
  if (sizes.length === 0 || sizes.some(({ bytes }) => bytes > budgetBytes)) process.exitCode = 1;
}
