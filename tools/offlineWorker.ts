import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

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
