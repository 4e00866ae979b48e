import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { type Lock, type Manifest, placesFor, serverNames } from '../setup/lockedPackages.mjs';

const root = resolve(import.meta.dirname, '../..');
const parts = ['content', 'contracts', 'packages', 'server'];
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const readText = (file: string) => readFileSync(join(root, file), 'utf8');

/** What the image omits from its folders. */
const leftOut = readText('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !/^[#!]|^\*$/.test(line));

const isLeftOut = (path: string) =>
  leftOut.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));

const manifest: Manifest = JSON.parse(readText('package.json'));
const lock: Lock = JSON.parse(readText('package-lock.json'));

/** Where a package of this project has its sources. */
function ownFolder(path: string): string | undefined {
  const { link, resolved } = lock.packages[path] ?? {};
  return link ? resolved : undefined;
}

/** Packages at the top that are in the image. */
const productionPackages = (): string[] =>
  [...placesFor(lock, serverNames(manifest))].filter(
    (path) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && existsSync(join(root, path)),
  );

/** The server as the image has it: its sources and its permitted packages. */
function install(packages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-production-'));
  folders.push(folder);
  for (const part of [...parts, 'package.json']) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !isLeftOut(relative(root, path)),
    });
  }
  for (const path of packages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const own = ownFolder(path);
    symlinkSync(own === undefined ? join(root, path) : join(folder, own), join(folder, path), 'dir');
  }
  return folder;
}

type Import = { from: string; name: string };

const imported =
  /(?:\bfrom |\bimport |\bimport\(|\bcreateRequire\(import\.meta\.url\)\(|\bnew URL\()'([^'\n]+)'/g;

/** Everything that the sources name, as they begin or later. */
function importsIn(folder: string): Import[] {
  return parts
    .flatMap((part) => readdirSync(join(folder, part), { withFileTypes: true, recursive: true }))
    .filter(({ name }) => name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .flatMap((from) =>
      Array.from(readFileSync(from, 'utf8').matchAll(imported), ([, name = '']) => ({ from, name })),
    );
}

const isOwnFile = (name: string) => /^@marquee\/(?:contracts|content)\//.test(name);
const isFile = ({ name }: Import) => /^[.#]/.test(name) || isOwnFile(name);

function fileOf(folder: string, { from, name }: Import): string {
  if (isOwnFile(name)) return join(folder, name.replace('@marquee/', ''));
  if (!name.startsWith('#')) return resolve(dirname(from), name);
  const [own = ''] = /^(?:packages\/[^/]+|contracts)(?=\/)/.exec(relative(folder, from)) ?? [];
  return join(folder, own, name.slice(1));
}

function namedPackages(folder: string): string[] {
  const names = importsIn(folder).filter((one) => !isFile(one) && !/^node:|:\/\//.test(one.name));
  return [...new Set(names.map(({ name }) => name))].filter((name) => !/\.\w+$/.test(name));
}

const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/** Its output when run in the folder. */
function run(folder: string, script: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stderr + stdout.trim();
}

const importAll = (folder: string) => `const gone = [];
  for (const name of ${JSON.stringify(namedPackages(folder))})
    await import(name).catch(({ code }) => gone.push(name + ' ' + code));
  console.log(gone.join());`;

describe('the packages of a production install', () => {
  const folder = install(productionPackages());

  it('are all that the server’s sources name', () => {
    expect(namedPackages(folder)).toEqual(expect.arrayContaining(['hono', 'pg', 'bidi-js', 'sharp']));
    expect(run(folder, importAll(folder))).toBe('');
  });

  it('are no more than the server’s sources name', () => {
    const named = new Set(namedPackages(folder).map(packageOf));
    // Typefaces are read as files, and "node" is for hosts with an older one.
    const others = serverNames(manifest).filter(
      (name) => !/^(?:@fontsource\/.*|@marquee\/contracts|node)$/.test(name),
    );
    expect(others.filter((name) => !named.has(name))).toEqual([]);
  });

  it('have every typeface', () => {
    const look = `
      const [{ faces }, { latinFile, openFont }] = await Promise.all(
        ['faces', 'fontFiles'].map((name) => import('./packages/artwork/type/' + name + '.ts')));
      for (const face of Object.values(faces)) openFont(latinFile(face));`;
    expect(run(folder, look)).toBe('');
  });

  it('are found wanting where one is only for development', () => {
    const lacking = install(productionPackages().filter((path) => path !== 'node_modules/bidi-js'));
    expect(run(lacking, importAll(lacking))).toBe('bidi-js ERR_MODULE_NOT_FOUND');
  });
});

describe('the packages of the browser', () => {
  const named = new Set(
    readdirSync(join(root, 'web'), { withFileTypes: true, recursive: true })
      .filter(({ name, parentPath }) => /(?<!\.test)\.tsx?$/.test(name) && !parentPath.includes('testing'))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
      .filter((text) => !text.includes("from 'vitest-browser-react'"))
      // What is imported for its types is gone from the bundle.
      .flatMap((text) =>
        Array.from(text.replace(/import type [^;]+;/g, '').matchAll(imported), ([, name = '']) => name),
      )
      .filter((name) => /^[@a-z]/.test(name) && !/^(?:node:|virtual:|@marquee\/)/.test(name))
      .map(packageOf),
  );
  /** Read as files, or sources of this project. */
  const isNoImport = (name: string) => /^@(?:fontsource-variable|marquee)\//.test(name);

  it('are dependencies, so that an audit sees them', () => {
    expect(named.size).toBeGreaterThan(8);
    const { dependencies, browserPackages } = manifest;
    expect([...named].filter((name) => !(name in dependencies))).toEqual([]);
    expect([...named].filter((name) => !browserPackages.includes(name))).toEqual([]);
    expect(browserPackages.filter((name) => !named.has(name) && !isNoImport(name))).toEqual([]);
  });

  it('are not in the image', () => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-image-'));
    folders.push(folder);
    const there = Object.keys(lock.packages).filter((path) => path.includes('node_modules/'));
    for (const path of there) mkdirSync(join(folder, path), { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(folder, file));
    spawnSync(process.execPath, [join(root, 'tools/setup/leaveServerPackages.mjs')], { cwd: folder });
    const left = new Set(there.filter((path) => existsSync(join(folder, path))));
    expect([...left].filter((path) => /node_modules\/(?:react|firebase|idb|vite)$/.test(path))).toEqual([]);
    expect(left).toEqual(placesFor(lock, serverNames(manifest)));
  });
});

describe('the sources in the image', () => {
  it('name no file that the image omits', () => {
    const folder = install([]);
    const files = importsIn(folder).filter(isFile);
    expect(files.length).toBeGreaterThan(500);
    const gone = files.filter((one) => !existsSync(fileOf(folder, one)));
    expect(gone.map(({ from, name }) => `${relative(folder, from)}: ${name}`)).toEqual([]);
  });
});

describe('the build in the image', () => {
  const letIn = readText('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const isLetIn = (path: string) => letIn.some((part) => path === part || path.startsWith(`${part}/`));

  /** A file and those of the project that it imports, by relative paths. */
  function withImports(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const [, to = ''] of readText(file).matchAll(/\bfrom '(\.[^']+)'/g))
      withImports(join(dirname(file), to), seen);
    return seen;
  }

  it.each(['vite.config.ts', 'tools/setup/build.mjs'])('has all that %s imports', (file) => {
    const needed = [...withImports(file)];
    expect(needed.length).toBeGreaterThan(1);
    expect(needed.filter((path) => !isLetIn(path))).toEqual([]);
  });
});
