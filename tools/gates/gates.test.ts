import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gates-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const file of ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.base.json', 'package.json', 'knip.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  for (const part of ['web', 'server', 'e2e']) {
    mkdirSync(join(folder, part));
    cpSync(join(root, part, 'tsconfig.json'), join(folder, part, 'tsconfig.json'));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function check(command: string, args: string[]): { passes: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
  return { passes: status === 0, output: stdout + stderr };
}

describe('the lint gate', () => {
  const layers = 'no-restricted-imports';

  it.each([
    [
      'a ui part that knows a feature',
      layers,
      'web/ui/Bad.ts',
      "export { x } from '#web/features/home/x.ts';",
    ],
    [
      'a feature that knows another',
      layers,
      'web/features/home/bad.ts',
      "export { x } from '#web/features/title/x.ts';",
    ],
    [
      'a feature that reaches another by a relative path',
      layers,
      'web/features/home/bad.ts',
      "export { x } from '../title/x.ts';",
    ],
    ['a page that knows the app', layers, 'web/pages/BadPage.ts', "export { x } from '#web/app/x.ts';"],
    ['an app that knows the server', layers, 'web/app/bad.ts', "export { x } from '#server/x.ts';"],
    ['a server that knows the app', layers, 'server/page/bad.ts', "export { x } from '#web/app/x.ts';"],
    [
      'a service that knows another',
      layers,
      'server/artwork/bad.ts',
      "export { x } from '#server/catalogue/x.ts';",
    ],
    ['core with I/O', layers, 'core/bad.ts', "export { readFile } from 'node:fs/promises';"],
    [
      'a promise that nobody waits for',
      'no-floating-promises',
      'server/http/bad.ts',
      'export function bad() {\n  Promise.resolve(1);\n}',
    ],
    ['a default export', 'no-default-export', 'core/bad.ts', 'const bad = 1;\nexport default bad;'],
    [
      'a file of 301 lines',
      'max-lines',
      'core/bad.ts',
      Array.from({ length: 301 }, (_, n) => `export const a${n} = ${n};`).join('\n'),
    ],
    [
      'an inline style',
      'forbid-dom-props',
      'web/ui/Bad.tsx',
      'export const Bad = () => <p style={{ color: "red" }}>bad</p>;',
    ],
  ])('rejects %s', (_, rule, path, text) => {
    write({ [path]: `${text}\n` });
    const { passes, output } = check('oxlint', []);
    expect(output).toContain(rule);
    expect(passes).toBe(false);
  });

  it('lets a file through that keeps the rules', () => {
    write({ 'web/ui/good.ts': 'export const good = 1;\n' });
    expect(check('oxlint', [])).toMatchObject({ passes: true });
  });
});

describe('the other gates', () => {
  it('reject text that isn’t formatted', () => {
    write({ 'core/bad.ts': 'export const bad={a :1}\n' });
    expect(check('oxfmt', ['--check', 'core']).passes).toBe(false);
  });

  it.each(['web', 'server', 'e2e'])('reject a wrong type in %s', (part) => {
    write({ [`${part}/bad.ts`]: "export const bad: number = 'text';\n" });
    const { passes, output } = check('tsc', ['-p', part]);
    expect(output).toContain('TS2322');
    expect(passes).toBe(false);
  });

  it('reject an export that nobody uses', () => {
    write({
      'knip.json': '{ "entry": ["server/main.ts"] }',
      'server/main.ts': "import { used } from './parts.ts';\n\nused();\n",
      'server/parts.ts': 'export const used = () => {};\nexport const forgotten = 1;\n',
    });
    execFileSync('git', ['init', '-q'], { cwd: folder });
    const { passes, output } = check('knip', ['--include', 'exports']);
    expect(output).toContain('forgotten');
    expect(passes).toBe(false);
  });
});
