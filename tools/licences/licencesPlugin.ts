import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Licence } from '@marquee/contracts/licence.ts';
import type { Plugin } from 'vite';
import { z } from 'zod';

import { type Lock, type Manifest, placesFor } from '../setup/lockedPackages.mjs';

const rule = '-'.repeat(80);

const line = ({ name, version, licence, by }: LicenceText) =>
  `${name} ${version} (${licence})${by === '' ? '' : `, ${by}`}`;

/** Every licence in full, each text once below those that it is for. */
export function licencesText(licences: readonly LicenceText[]): string {
  const byText = new Map<string, LicenceText[]>();
  for (const read of licences) {
    if (read.text !== null) byText.set(read.text, [...(byText.get(read.text) ?? []), read]);
  }
  const without = licences.filter(({ text }) => text === null);
  return [
    'What is in Marquee that others made, with their licences.',
    ...Array.from(byText, ([text, reads]) => `${reads.map(line).join('\n')}\n\n${text}`),
    [
      'These bring no text of their own. The one of each licence is at https://spdx.org/licenses/.',
      '',
      ...without.map((read) => `${line(read)}, ${read.address}`),
    ].join('\n'),
  ]
    .join(`\n\n${rule}\n\n`)
    .concat('\n');
}

type LicenceText = Licence & {
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

const moduleName = 'virtual:licences';
const file = 'licences.txt';

/** The licences as a module, for the page that lists them, and as a file with the texts in full. */
export function licencesPlugin(root: string): Plugin {
  return {
    name: 'licences',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    load(id) {
      if (id !== `\0${moduleName}`) return null;
      const all = readLicences(root);
      const rows = (isTypeface: boolean): Licence[] =>
        all
          .filter((read) => read.isTypeface === isTypeface)
          .map(({ name, version, licence, by, address }) => ({ name, version, licence, by, address }));
      return `export const typefaces = ${JSON.stringify(rows(true))};\nexport const packages = ${JSON.stringify(rows(false))};\n`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: file, source: licencesText(readLicences(root)) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_, answer) => {
        answer.setHeader('content-type', 'text/plain; charset=utf-8');
        answer.end(licencesText(readLicences(root)));
      });
    },
  };
}
