import { expect, test } from 'vitest';

import { planCleanup } from './finishBuild.ts';

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
