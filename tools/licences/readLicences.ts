import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Licence } from '@marquee/contracts/licence.ts';
import { z } from 'zod';

import { type Lock, type Manifest, placesFor } from '../setup/lockedPackages.mjs';

export type LicenceText = Licence & {
  isTypeface: boolean;
  /** The licence in the package; null where it has none. */
  text: string | null;
};

const Author = z.object({
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).catch(''),
});
const Family = z.object({ family: z.string() });

const licenceFile = /^(?:un)?licen[cs]e|^copying/i;
const copyrightLine = /^\W*(copyright (?:\(c\)|©|\d).*)$/im;
/** Builds of a package for one kind of machine: of them only the one of this machine is installed. */
const platform = /-(?:android|darwin|freebsd|linux|linuxmusl|wasm32|webcontainers|win32)(?:-[\w-]+)?$/;

/** A family of several files has the same entry for each. */
const otherFiles = /\s+[\w[\],-]+\.ttf: .*$/;

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

function readText(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const file = readdirSync(folder).find((name) => licenceFile.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

function readPackage(folder: string, name: string, { version = '', license = '' }: Lock['packages'][string]) {
  const text = readText(folder);
  const said = copyrightLine.exec(text ?? '')?.[1]?.replace(otherFiles, '');
  const { author } = Author.parse(readJson(join(folder, 'package.json')));
  const family = Family.safeParse(readJson(join(folder, 'metadata.json')));
  return {
    name: family.success ? family.data.family : name.replace(platform, ''),
    version,
    licence: license,
    by: (said ?? author.replace(/\s*[<(].*/, '')).trim(),
    address: `https://www.npmjs.com/package/${name}`,
    isTypeface: name.startsWith('@fontsource'),
    text,
  } satisfies LicenceText;
}

/** All that is in the product of others: what the dependencies are and need, by the lock file. */
export function licencesOf(root: string, lock: Lock, { dependencies }: Manifest): readonly LicenceText[] {
  const found = new Map<string, LicenceText>();
  for (const place of placesFor(lock, Object.keys(dependencies))) {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const locked = lock.packages[place];
    if (!locked || locked.link) continue;
    const read = readPackage(join(root, place), name, locked);
    const key = [read.name, read.version, read.licence].join();
    if ((found.get(key)?.text ?? null) === null) found.set(key, read);
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
}

export function readLicences(root: string): readonly LicenceText[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  return licencesOf(root, read('package-lock.json'), read('package.json'));
}
