import { expect, test } from 'vitest';

import { readSettings } from '#server/env.ts';

import { devSecurity } from './devSecurity.ts';

function rulesOf(environment: Record<string, string>) {
  const read = readSettings({ NODE_ENV: 'development', DATA_DIR: '/tmp/any', ...environment }, () => '');
  if (!read.ok) throw new Error(read.problems.join());
  const policy = devSecurity(read.settings).documentPolicy({ scripts: [], styles: [] });
  return new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
}

test('in development pictures come from nowhere but where the settings say', () => {
  expect(rulesOf({}).get('img-src')).toEqual([`'self'`, 'data:']);
  const live = { TMDB_TOKEN: 'a.b.c' };
  expect(rulesOf(live).get('img-src')).toEqual([`'self'`, 'data:', 'https://image.tmdb.org']);
  expect(rulesOf({ ...live, IMAGE_PROXY: 'on' }).get('img-src')).toEqual([`'self'`, 'data:']);
});

test('what Vite puts into pages runs, and reaches it', () => {
  const rules = rulesOf({});
  expect(rules.get('script-src')).toEqual([`'self'`, `'unsafe-inline'`]);
  expect(rules.get('style-src')).toEqual([`'self'`, `'unsafe-inline'`]);
  expect(rules.get('connect-src')).toEqual([`'self'`, 'ws:']);
  expect(rules.get('default-src')).toEqual([`'none'`]);
});
