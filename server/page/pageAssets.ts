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
    assets: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** What a page needs of the build. */
export type PageAssets = {
  /** Address of the app's script. */
  entry: string;
  /** Addresses of the chunks that the script and the page import, to be fetched alongside. */
  chunks: readonly string[];
  /** Style sheets that `css` contains, in the order of the cascade. */
  sheets: readonly string[];
  css: string;
  /** The display face, wanted for the first paint. */
  font: string | null;
};

export type FindAssets = (module: string) => PageAssets;

type Found = { files: Set<string>; sheets: Set<string>; assets: Set<string> };

function collect(manifest: Manifest, key: string, found: Found): void {
  const chunk = manifest[key];
  if (!chunk || found.files.has(chunk.file)) return;
  found.files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
  for (const sheet of chunk.css ?? []) found.sheets.add(sheet);
  for (const asset of chunk.assets ?? []) found.assets.add(asset);
}

/** Reads the browser build's manifest. Style sheets are read once for each page and kept. */
export function createFindAssets(clientFolder: string): FindAssets {
  const manifest = Manifest.parse(
    JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const entry = entryKey === undefined ? undefined : manifest[entryKey];
  if (entryKey === undefined || !entry) throw new Error(`The build in ${clientFolder} has no entry.`);
  const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8').trim();
  const known = new Map<string, PageAssets>();

  return (module) => {
    const kept = known.get(module);
    if (kept) return kept;
    const found: Found = { files: new Set(), sheets: new Set(), assets: new Set() };
    collect(manifest, entryKey, found);
    collect(manifest, module, found);
    found.files.delete(entry.file);
    const font = [...found.assets].find((file) => /\/imbue[^/]*\.woff2$/i.test(file));
    const assets: PageAssets = {
      entry: `/${entry.file}`,
      chunks: [...found.files].map((file) => `/${file}`),
      sheets: [...found.sheets].map((file) => `/${file}`),
      css: [...found.sheets].map(read).join('\n'),
      font: font === undefined ? null : `/${font}`,
    };
    if (module in manifest) known.set(module, assets);
    return assets;
  };
}
