import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectNode, root, toolPlan } from './install.mjs';
import { bundledNode, spawnPlan } from './spawnPlan.mjs';

describe('a plan for Windows', () => {
  const given = {
    root: 'C:\\Marquee',
    node: 'C:\\Marquee\\node_modules\\node\\bin\\node.exe',
    platform: 'win32',
  } as const;

  it('runs the program that was brought along', () => {
    expect(bundledNode(given.root, 'win32')).toBe(given.node);
  });

  it.each([
    ['vite', { vite: 'bin/vite.js' }, 'vite', 'vite\\bin\\vite.js'],
    ['tsc', { tsc: './bin/tsc' }, 'typescript', 'typescript\\bin\\tsc'],
    ['playwright', { playwright: 'cli.js' }, '@playwright\\test', '@playwright\\test\\cli.js'],
    ['one', './one.mjs', 'one', 'one\\one.mjs'],
  ])('runs %s by its script, and no .cmd', (tool, bin, folder, script) => {
    const read: string[] = [];
    const readManifest = (file: string) => {
      read.push(file);
      return { bin };
    };
    expect(spawnPlan(tool, ['build', '--ssr'], { ...given, readManifest })).toEqual({
      command: given.node,
      args: [`C:\\Marquee\\node_modules\\${script}`, 'build', '--ssr'],
    });
    expect(read).toEqual([`C:\\Marquee\\node_modules\\${folder}\\package.json`]);
  });

  it('says what is missing', () => {
    const readManifest = () => ({});
    expect(() => spawnPlan('knip', [], { ...given, readManifest })).toThrow(
      'The package of knip in C:\\Marquee',
    );
  });
});

describe('a plan for this machine', () => {
  it('is the same with other slashes', () => {
    expect(bundledNode('/marquee', 'linux')).toBe('/marquee/node_modules/node/bin/node');
    const readManifest = () => ({ bin: { knip: 'bin/knip.js' } });
    const plan = spawnPlan('knip', [], { root: '/marquee', node: '/node', platform: 'darwin', readManifest });
    expect(plan).toEqual({ command: '/node', args: ['/marquee/node_modules/knip/bin/knip.js'] });
  });

  it.each(['vite', 'oxlint', 'oxfmt', 'tsc', 'knip', 'vitest', 'playwright'])('finds %s', (tool) => {
    const { command, args } = toolPlan(tool, []);
    expect(resolve(command)).toBe(resolve(projectNode));
    expect(args.filter((path) => !path.startsWith(root) || !existsSync(path))).toEqual([]);
  });
});
