import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const folder = mkdtempSync(join(tmpdir(), 'marquee-scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Run = { args?: string[]; env?: Record<string, string>; code: number; says: RegExp };

const wrongPort: Run = { env: { PORT: 'abc' }, code: 1, says: /PORT="abc" is not a port/ };

/** The quickest way through each script that shows that it runs: a known mistake, or its help. */
const runs: Readonly<Record<string, Run>> = {
  start: wrongPort,
  dev: wrongPort,
  doctor: wrongPort,
  test: { args: ['nothing'], code: 1, says: /There is no part nothing/ },
  'test:affected': { args: ['no-such-revision'], code: 1, says: /There is no revision no-such-revision/ },
  'build:static': { env: { VITE_TMDB_TOKEN: 'short' }, code: 1, says: /The static build can't be made/ },
  bench: { args: ['nothing'], code: 1, says: /There is no benchmark nothing/ },
  artwork: { code: 1, says: /Say which: sheet/ },
  catalogue: { code: 0, says: /npm run catalogue -- import/ },
  concierge: { code: 0, says: /^$/ },
  mail: { code: 1, says: /There is no people’s database yet/ },
  accounts: { code: 1, says: /There is no people’s database yet/ },
  tmdb: { code: 1, says: /npm run tmdb -- report/ },
  exports: { env: { TMDB_EXPORTS_URL: 'ftp://films.example' }, code: 1, says: /TMDB_EXPORTS_URL/ },
  backup: { args: [join(folder, 'all.jsonl.gz')], code: 1, says: /There is no people’s database yet/ },
  restore: { code: 1, says: /npm run restore/ },
  verify: { code: 1, says: /npm run verify/ },
};
/** The tests themselves, what they build first, and what writes into the sources. */
const elsewhere = ['check', 'test:unit', 'test:e2e', 'test:watch', 'test:full', 'build', 'fix'];

it('each script of package.json is tried', () => {
  expect([...Object.keys(runs), ...elsewhere].toSorted()).toEqual(Object.keys(scripts).toSorted());
});

it.each(Object.entries(runs))('npm run %s answers', (name, { args = [], env = {}, code, says }) => {
  const [, ...words] = (scripts[name] ?? '').split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', ...env },
    encoding: 'utf8',
    input: '',
  });
  expect(stderr + stdout).toMatch(says);
  expect(status).toBe(code);
});
