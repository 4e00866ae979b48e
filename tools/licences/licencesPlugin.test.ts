import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import type { Manifest } from '../setup/lockedPackages.mjs';
import { licencesText, licencesOf, readLicences } from './licencesPlugin.ts';

const root = resolve(import.meta.dirname, '../..');
const dependenciesIn = (folder: string) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.entries(manifest.dependencies).filter(([name]) => !name.startsWith('@marquee/'));
};
/** Those of the app and the server, and of the packages that they are made of. */
const dependencies = Object.fromEntries(
  [
    '.',
    'contracts',
    ...readdirSync(join(root, 'packages'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `packages/${name}`),
  ].flatMap(dependenciesIn),
);

const nameOf = ({ address }: { address: string }) => address.replace('https://www.npmjs.com/package/', '');

test('every dependency is there with its version and its licence, and nothing that is for development', () => {
  const rows = readLicences(root);
  const versions = Object.fromEntries(rows.map((row) => [nameOf(row), row.version]));
  expect(versions).toMatchObject(dependencies);
  expect(rows.filter(({ licence }) => licence === '')).toEqual([]);
  expect(rows.map(nameOf)).not.toEqual(expect.arrayContaining(['vite']));
  const typefaces = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  expect(
    rows
      .filter(({ isTypeface }) => isTypeface)
      .map(nameOf)
      .toSorted(),
  ).toEqual(typefaces.toSorted());
});

test('a typeface has the name that people know it by, and its notice', () => {
  const gloock = readLicences(root).find(({ name }) => name === 'Gloock');
  expect(gloock).toMatchObject({ licence: 'OFL-1.1', by: expect.stringContaining('Gloock Project Authors') });
  expect(gloock?.text).toContain('SIL OPEN FONT LICENSE');
});

test('the text has every licence that packages include, each under the names that it is for', () => {
  const rows = readLicences(root);
  const text = licencesText(rows);
  for (const row of rows) {
    expect(text).toContain(`${row.name} ${row.version} (${row.licence})`);
    expect(text).toContain(row.text ?? '');
  }
});

function project(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('what the lock file gains is listed, and what it loses is gone', () => {
  const folder = project({
    'node_modules/a/LICENSE.md': '# MIT\n\nCopyright (c) 2020 Ada\n\nDo as you like.',
    'node_modules/a/node_modules/b/package.json': '{ "author": { "name": "Ben" } }',
    'node_modules/c/package.json': '{ "author": "Cleo <cleo@films.example> (https://films.example)" }',
  });
  const packages = {
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
    'node_modules/b': { version: '1.0.0', license: 'ISC' },
    'node_modules/c': { version: '3.0.0', license: '0BSD', optionalDependencies: { 'c-linux-x64': '3' } },
    'node_modules/c-linux-x64': { version: '3.0.0', license: 'LGPL-3.0' },
    'node_modules/unused': { version: '1.0.0', license: 'MIT' },
  };
  const read = (...names: string[]) =>
    licencesOf(
      folder,
      { packages },
      {
        dependencies: Object.fromEntries(names.map((name) => [name, '*'])),
        browserPackages: [],
      },
    ).map(({ name, version, licence, by }) => [name, version, licence, by].join(' | '));

  const a = ['a | 1.0.0 | MIT | Copyright (c) 2020 Ada', 'b | 2.0.0 | ISC | Ben'];
  expect(read('a')).toEqual(a);
  expect(read('a', 'c')).toEqual([...a, 'c | 3.0.0 | 0BSD | Cleo', 'c | 3.0.0 | LGPL-3.0 | ']);
  expect(read('c')).toHaveLength(2);
});
