import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** The face of titles, wanted for the first paint. */
const displayFace = 'web/ui/fonts/imbue.woff2';

/** An entry that imports the parts of the app one after the other. */
const startInTurn = 'web/main.tsx';

/** What a page needs of the build. */
export type PageAssets = {
  /** Address of the app's script. */
  entry: string;
  /** Addresses of the chunks that the script and the page import, to be fetched alongside. */
  chunks: readonly string[];
  /** Style sheets that `css` contains, in the order of the cascade. */
  sheets: readonly string[];
  css: string;
  /** Address of the display face. */
  font: string | null;
};

/** `parts` are modules with chunks of their own whose markup the page shows: it has their styles, not their scripts. */
export type FindAssets = (module: string, parts?: readonly string[]) => PageAssets;

type Found = { files: Set<string>; sheets: Set<string> };

/** In the order of the cascade: what a chunk imports comes before its own. */
function collect(manifest: Manifest, key: string, found: Found, visited = new Set<string>()): void {
  const chunk = manifest[key];
  if (!chunk || visited.has(key)) return;
  visited.add(key);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found, visited);
  found.files.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.sheets.add(sheet);
}

/** Reads the browser build's manifest. Style sheets are read once for each page and kept. */
export function createFindAssets(clientFolder: string): FindAssets {
  const manifest = Manifest.parse(
    JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const entry = entryKey === undefined ? undefined : manifest[entryKey];
  if (entryKey === undefined || !entry) throw new Error(`The build in ${clientFolder} has no entry.`);
  const font = manifest[displayFace];
  const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8').trim();
  const known = new Map<string, PageAssets>();

  return (module, parts = []) => {
    const key = [module, ...parts].join(' ');
    const kept = known.get(key);
    if (kept) return kept;
    const found: Found = { files: new Set(), sheets: new Set() };
    for (const key of [entryKey, ...(manifest[startInTurn]?.dynamicImports ?? []), module])
      collect(manifest, key, found);
    const shown: Found = { files: new Set(), sheets: found.sheets };
    for (const part of parts) collect(manifest, part, shown);
    found.files.delete(entry.file);
    const assets: PageAssets = {
      entry: `/${entry.file}`,
      chunks: [...found.files].map((file) => `/${file}`),
      sheets: [...found.sheets].map((file) => `/${file}`),
      css: [...found.sheets].map(read).join('\n'),
      font: font === undefined ? null : `/${font.file}`,
    };
    if (module in manifest) known.set(key, assets);
    return assets;
  };
}
