import { hash } from 'node:crypto';
import { readFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

type Chunk = {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** Pages that work without a network. */
const pages = ['MarkListPage', 'ListsPage', 'OwnListPage', 'NotFoundPage'].map(
  (name) => `web/pages/${name}.tsx`,
);
/** What cannot work without a server, by its source. */
const needsNetwork =
  /^web\/(?:pages\/|features\/(?!(?:library|problem)\/)|static\/|api\/(?:identity|assistant|analytics)\/|app\/analytics\/|app\/shell\/AgeStrip)/;
/** Letters that few titles have. */
const rareLetters = /-ext-[\w-]+\.woff2$/;

/** Files that the library opens with: the entry, its pages, and what they load on the way. */
export function offlineFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) take(imported);
    for (const later of chunk.dynamicImports ?? []) if (!needsNetwork.test(later)) take(later);
  };
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  for (const key of entry === undefined ? pages : [entry, ...pages]) take(key);
  return [...files].filter((file) => !rareLetters.test(file)).sort();
}

/** The script of the service worker. Each build has another, so that browsers take up the newest. */
export function offlineWorker(manifest: Manifest): string {
  const files = offlineFiles(manifest);
  const source = readFileSync(join(import.meta.dirname, '../web/offline/serviceWorker.ts'), 'utf8');
  const version = hash('sha256', files.join('\n') + source).slice(0, 12);
  return `const built = ${JSON.stringify({ version, files })};\n${stripTypeScriptTypes(source)}`;
}

const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;
const worthCompressing = 1024;
const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Names of files that are no longer part of the build, and since when (ISO). */
type Retired = Record<string, string>;

/**
 * Which of the files that are there but not in the build any more may go. Open tabs still ask for the chunks of the
 * build that they came with, so a file stays for a month after the first build without it.
 */
export function planCleanup(
  present: readonly string[],
  built: ReadonlySet<string>,
  before: Retired,
  now: Date,
): { remove: string[]; retired: Retired } {
  const remove: string[] = [];
  const retired: Retired = {};
  for (const file of present) {
    if (built.has(file)) continue;
    const since = before[file] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) > keptMilliseconds) remove.push(file);
    else retired[file] = since;
  }
  return { remove, retired };
}

const isVariant = (file: string) => file.endsWith('.br') || file.endsWith('.gz');

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !file.startsWith('.') && !isVariant(file));
}

function removeOld(folder: string, built: ReadonlySet<string>, now: Date): void {
  const list = join(folder, '.vite/retired.json');
  const before: Retired = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const hashed = filesOf(folder).filter((file) => file.startsWith('static'));
  const { remove, retired } = planCleanup(hashed, built, before, now);
  for (const file of remove) {
    for (const suffix of ['', '.br', '.gz']) rmSync(join(folder, file + suffix), { force: true });
  }
  writeFileSync(list, JSON.stringify(retired, null, 2));
}

async function writeVariants(path: string, isHashed: boolean): Promise<void> {
  if (isHashed && existsSync(`${path}.br`) && existsSync(`${path}.gz`)) return;
  const bytes = readFileSync(path);
  if (bytes.length < worthCompressing) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

/** After a build of the browser's files: writes the service worker and their compressed forms, clears away what is a month old. */
export function finishBuild(folder: string): Plugin {
  return {
    name: 'finish-build',
    apply: 'build',
    async writeBundle(_options, bundle) {
      removeOld(folder, new Set(Object.keys(bundle)), new Date());
      const manifest = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
      writeFileSync(join(folder, 'sw.js'), offlineWorker(JSON.parse(manifest)));
      await Promise.all(
        filesOf(folder)
          .filter((file) => compressible.has(extname(file)))
          .map((file) => writeVariants(join(folder, file), file.startsWith('static'))),
      );
    },
  };
}
