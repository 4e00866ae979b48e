import { runInNewContext } from 'node:vm';

import { expect, it, test } from 'vitest';

import { offlineFiles, offlineWorker, planCleanup } from './finishBuild.ts';

const manifest = {
  'web/main.tsx': {
    file: 'static/js/main.js',
    isEntry: true,
    css: ['static/css/main.css'],
    assets: ['static/woff2/sans-abc.woff2', 'static/woff2/sans-ext-abc.woff2'],
    imports: ['_parts.js'],
    dynamicImports: [
      'web/pages/HomePage.tsx',
      'web/pages/MarkListPage.tsx',
      'web/app/openNavigation.ts',
      'web/api/identity/firebase.ts',
    ],
  },
  '_parts.js': { file: 'static/js/parts.js' },
  'web/app/openNavigation.ts': { file: 'static/js/openNavigation.js' },
  'web/api/identity/firebase.ts': { file: 'static/js/firebase.js' },
  'web/pages/HomePage.tsx': { file: 'static/js/HomePage.js' },
  'web/pages/MarkListPage.tsx': {
    file: 'static/js/MarkListPage.js',
    imports: ['_parts.js'],
    dynamicImports: ['web/api/library/keptTitles.ts'],
  },
  'web/api/library/keptTitles.ts': { file: 'static/js/keptTitles.js' },
};

it('names what the library opens with, and nothing that needs a network', () => {
  expect(offlineFiles(manifest)).toEqual([
    '/static/css/main.css',
    '/static/js/MarkListPage.js',
    '/static/js/keptTitles.js',
    '/static/js/main.js',
    '/static/js/openNavigation.js',
    '/static/js/parts.js',
    '/static/woff2/sans-abc.woff2',
  ]);
});

it('is a script that handles install, activate, message and fetch, a new one for each build', () => {
  const heard: string[] = [];
  const script = offlineWorker(manifest);
  runInNewContext(script, { addEventListener: (type: string) => heard.push(type) });
  expect(heard).toEqual(['install', 'activate', 'message', 'fetch']);
  const next = { ...manifest, '_parts.js': { file: 'static/js/parts-new.js' } };
  const versionOf = (source: string) => /"version":"(\w+)"/.exec(source)?.[1];
  expect(versionOf(offlineWorker(next))).not.toBe(versionOf(script));
  expect(versionOf(offlineWorker(manifest))).toBe(versionOf(script));
});

test('a file that left the build stays for a month and is then deleted', () => {
  const present = [
    'static/js/new.js',
    'static/js/left-today.js',
    'static/js/left-in-march.js',
    'static/js/old.js',
  ];
  const before = {
    'static/js/left-in-march.js': '2026-03-20T00:00:00.000Z',
    'static/js/old.js': '2026-02-01T00:00:00.000Z',
  };
  const now = new Date('2026-04-01T00:00:00.000Z');
  expect(planCleanup(present, new Set(['static/js/new.js']), before, now)).toEqual({
    remove: ['static/js/old.js'],
    retired: {
      'static/js/left-today.js': '2026-04-01T00:00:00.000Z',
      'static/js/left-in-march.js': '2026-03-20T00:00:00.000Z',
    },
  });
});

test('a file that came back is no longer counted as gone', () => {
  const before = { 'static/js/back.js': '2026-01-01T00:00:00.000Z' };
  const plan = planCleanup(
    ['static/js/back.js'],
    new Set(['static/js/back.js']),
    before,
    new Date('2026-04-01'),
  );
  expect(plan).toEqual({ remove: [], retired: {} });
});
