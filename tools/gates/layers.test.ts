import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { nodePackages, packages, serverFolders, webFolders } from '../layers.ts';
import { type Gated, openGated } from './gated.ts';

const root = resolve(import.meta.dirname, '../..');
const parts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  packages,
  web: webFolders,
  server: serverFolders,
};
/** No sources, and helpers of tests. */
const withoutRules = new Set(['web/public', 'server/testing']);

const packageNames = Object.keys(packages);
const importOf = (name: string) => `export { x } from '${name}';\n`;
/** An entry of a package, a module of a folder, or the file itself. */
const moduleOf = (part: string, room: string) =>
  part === 'packages' ? `@marquee/${room}` : `#${part}/${room}${room.endsWith('.ts') ? '' : '/x.ts'}`;

/** For each pair of folders of a part a file that imports the one from the other. */
const pairs = Object.entries(parts).flatMap(([part, rooms]) =>
  Object.entries(rooms).flatMap(([room, allowed]) =>
    [...Object.keys(rooms), ...(part === 'server' ? ['env.ts', 'services.ts', 'log.ts'] : [])].map(
      (other) => ({
        path: `${part}/${room}/knows-${other.replace('.ts', '')}.ts`,
        text: importOf(moduleOf(part, other)),
        // Within a feature paths are relative, so that one can't reach another.
        isRight: allowed.includes(other) || (other === room && part !== 'packages' && room !== 'features'),
      }),
    ),
  ),
);

const wrong = [
  ...[
    'contracts',
    ...packageNames.filter((name) => !nodePackages.has(name)).map((name) => `packages/${name}`),
  ].map((folder) => ({ path: `${folder}/io.ts`, text: importOf('node:fs/promises') })),
  ...packageNames.flatMap((name) => [
    { path: `packages/${name}/app.ts`, text: importOf('../../web/lib/x.ts') },
    { path: `packages/${name}/server.ts`, text: importOf('../../server/log.ts') },
    { path: `packages/${name}/deep/server.ts`, text: importOf('#../../server/log.ts') },
    { path: `packages/${name}/beside.ts`, text: importOf('../../packages/beside/x.ts') },
  ]),
  { path: 'contracts/app.ts', text: importOf('../web/lib/x.ts') },
  { path: 'contracts/server.ts', text: importOf('../server/log.ts') },
  { path: 'contracts/engine.ts', text: importOf('@marquee/text') },
  ...Object.keys(webFolders).flatMap((room) => [
    { path: `web/${room}/server.ts`, text: importOf('#server/log.ts') },
    { path: `web/${room}/node.ts`, text: importOf('node:path') },
    { path: `web/${room}/beside.ts`, text: importOf('../beside/x.ts') },
  ]),
  { path: 'web/first.tsx', text: importOf('#server/log.ts') },
  ...Object.keys(serverFolders).flatMap((room) => [
    { path: `server/${room}/app.ts`, text: importOf('#web/app/x.ts') },
    { path: `server/${room}/beside.ts`, text: importOf('../beside/x.ts') },
  ]),
  { path: 'server/wires.ts', text: importOf('#web/app/x.ts') },
  { path: 'tools/app.ts', text: importOf('#web/app/x.ts') },
  { path: 'tools/bench.ts', text: importOf('../bench/x.ts') },
  { path: 'bench/app.ts', text: importOf('#web/app/x.ts') },
  { path: 'bench/e2e.ts', text: importOf('../e2e/x.ts') },
  { path: 'e2e/app.test.ts', text: importOf('#web/app/x.ts') },
  { path: 'e2e/bench.test.ts', text: importOf('../bench/x.ts') },
  { path: 'packages/text/later.ts', text: "export const x = () => import('@marquee/titles');\n" },
].concat(pairs.filter(({ isRight }) => !isRight));

const right = [
  ...pairs.filter(({ isRight }) => isRight),
  { path: 'server/services2.ts', text: importOf('#server/titles/live/x.ts') },
  { path: 'packages/text/any.test.ts', text: importOf('../../server/titles/embedded/x.ts') },
  { path: 'e2e/support.test.ts', text: importOf('../bench/support/x.ts') },
  { path: 'tools/words.ts', text: importOf('#web/messages/x.ts') },
];

describe('the rule of layers', () => {
  let gated: Gated;
  let rejected: Set<string>;

  beforeAll(() => {
    gated = openGated();
    gated.write(Object.fromEntries([...wrong, ...right].map(({ path, text }) => [path, text])));
    const { output } = gated.check('oxlint', [
      '--format=unix',
      '--allow=all',
      '--deny=no-restricted-imports',
    ]);
    rejected = new Set(
      output
        .split('\n')
        .filter((line) => line.includes('no-restricted-imports'))
        .map((line) => line.slice(0, line.indexOf(':'))),
    );
  });
  afterAll(() => gated.remove());

  it('rejects every import that no line allows', () => {
    expect(wrong.length).toBeGreaterThan(200);
    expect(wrong.map(({ path }) => path).filter((path) => !rejected.has(path))).toEqual([]);
  });

  it('lets those through that a line allows', () => {
    expect(right.map(({ path }) => path).filter((path) => rejected.has(path))).toEqual([]);
  });
});

const isFolder = (entry: { isDirectory: () => boolean }) => entry.isDirectory();

it.each(Object.keys(parts))('every folder of %s has a line', (part) => {
  const folders = readdirSync(join(root, part), { withFileTypes: true }).filter(isFolder);
  const ruled = Object.keys(parts[part] ?? {});
  const open = folders
    .map(({ name }) => name)
    .filter((name) => !ruled.some((room) => room === name || room.startsWith(`${name}/`)));
  expect(open.filter((name) => !withoutRules.has(`${part}/${name}`))).toEqual([]);
});

it('no relative path leads out of a folder', () => {
  const roomOf = (path: string) => relative(root, path).split('/').slice(0, 2).join('/');
  const out = Object.keys(parts).flatMap((part) =>
    readdirSync(join(root, part), { withFileTypes: true, recursive: true })
      .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && parentPath !== join(root, part))
      .filter(({ name, parentPath }) => !/\.test\.tsx?$/.test(name) && !parentPath.includes('testing'))
      .flatMap(({ name, parentPath }) => {
        const path = join(parentPath, name);
        const text = readFileSync(path, 'utf8');
        return Array.from(text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g), ([, to = '']) => ({
          path,
          to,
        }));
      })
      .filter(({ path, to }) => roomOf(resolve(dirname(path), to)) !== roomOf(path))
      .map(({ path, to }) => `${relative(root, path)}: ${to}`),
  );
  expect(out).toEqual([]);
});
