import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { TmdbEnvironment } from '#server/titles/tmdb/tmdbSettings.ts';
import { tmdbAddresses } from '#server/titles/tmdb/tmdbSettings.ts';

import { keepBestKnown } from './bestKnown.ts';
import { download, type DownloadLimits } from './download.ts';
import { exportDates, type ExportKind, exportKinds, exportName } from './exportName.ts';

/** As many people as visitors look for. */
const mostPeople = 500_000;

type Options = {
  settings: Pick<TmdbEnvironment, 'TMDB_EXPORTS_URL' | 'HTTPS_PROXY' | 'NO_PROXY'>;
  directory: string;
  now: Date;
  say: (text: string) => void;
  mostPeople?: number;
  limits?: DownloadLimits;
  signal?: AbortSignal;
};

/** The lists that are there now, and whether any of them wasn't before. */
type Fetched = { ok: true; isNew: boolean; files: string[] } | { ok: false; problem: string };

async function fetchKind(kind: ExportKind, options: Options): Promise<Fetched> {
  const { settings, directory, now, say, limits, signal } = options;
  const base = settings.TMDB_EXPORTS_URL ?? tmdbAddresses.exports;
  let problem = '';
  for (const date of exportDates(now)) {
    const name = exportName(kind, date);
    const file = join(directory, name);
    if (existsSync(file)) return { ok: true, isNew: false, files: [file] };
    const fresh = `${file}.fresh`;
    const proxy = { HTTPS_PROXY: settings.HTTPS_PROXY, NO_PROXY: settings.NO_PROXY };
    const loaded = await download({
      url: `${base}/${name}`,
      file: fresh,
      proxy,
      signal,
      ...(limits && { limits }),
    });
    if (loaded.ok) {
      await settle(kind, fresh, options);
      say(`${name} was loaded.`);
      return { ok: true, isNew: true, files: [file] };
    }
    problem = `${name} can't be loaded: ${loaded.problem}.`;
    // Without an answer for today, yesterday's file isn't tried.
    if (loaded.status === null) break;
  }
  return { ok: false, problem };
}

/** Makes a file that was loaded the only one of its kind. */
async function settle(kind: ExportKind, fresh: string, options: Options): Promise<void> {
  const { directory, say, mostPeople: most = mostPeople } = options;
  if (kind === 'person_ids') {
    const { kept, of } = await keepBestKnown(fresh, most);
    if (kept < of) say(`Of ${of} people the ${kept} best known are kept.`);
  }
  const file = fresh.slice(0, -'.fresh'.length);
  await rename(fresh, file);
  for (const name of await readdir(directory)) {
    if (name.startsWith(`${kind}_`) && join(directory, name) !== file) {
      await rm(join(directory, name), { force: true });
    }
  }
}

/** Updates TMDB's lists: today's where they are out, else yesterday's. What is there already stays. */
export async function fetchExports(options: Options): Promise<Fetched> {
  await mkdir(options.directory, { recursive: true });
  let isNew = false;
  const files: string[] = [];
  for (const kind of exportKinds) {
    const fetched = await fetchKind(kind, options);
    if (!fetched.ok) return fetched;
    isNew ||= fetched.isNew;
    files.push(...fetched.files);
  }
  return { ok: true, isNew, files };
}
