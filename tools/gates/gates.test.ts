import { execFileSync } from 'node:child_process';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Gated, openGated } from './gated.ts';

let gated: Gated;

beforeEach(() => {
  gated = openGated();
});

afterEach(() => gated.remove());

describe('the lint gate', () => {
  const bad = [
    [
      'a promise that is not awaited',
      'no-floating-promises',
      'server/http/promise.ts',
      'export function bad() {\n  Promise.resolve(1);\n}',
    ],
    [
      'a default export',
      'no-default-export',
      'contracts/defaulted.ts',
      'const bad = 1;\nexport default bad;',
    ],
    [
      'a suppression that suppresses nothing',
      'Unused oxlint-disable',
      'contracts/suppressed.ts',
      '// oxlint-disable-next-line no-console\nexport const bad = 1;',
    ],
    [
      'a file of 301 lines',
      'max-lines',
      'contracts/long.ts',
      Array.from({ length: 301 }, (_, n) => `export const a${n} = ${n};`).join('\n'),
    ],
    [
      'an inline style',
      'forbid-dom-props',
      'web/ui/Bad.tsx',
      'export const Bad = () => <p style={{ color: "red" }}>bad</p>;',
    ],
  ] as const;

  it(`rejects ${bad.map(([what]) => what).join(', ')}`, () => {
    gated.write(Object.fromEntries(bad.map(([, , path, text]) => [path, `${text}\n`])));
    const { passes, output } = gated.check('oxlint', ['--format=unix']);
    const lines = output.split('\n');
    for (const [, rule, path] of bad)
      expect(lines.filter((line) => line.startsWith(path)).join()).toContain(rule);
    expect(passes).toBe(false);
  });

  it('rejects two files that import each other, be it types only', () => {
    gated.write({
      'packages/text/a.ts': "import type { B } from './b.ts';\n\nexport type A = { b: B };\n",
      'packages/text/b.ts': "import type { A } from './a.ts';\n\nexport type B = { a: A };\n",
    });
    const { passes, output } = gated.check('oxlint', []);
    expect(output).toContain('no-cycle');
    expect(passes).toBe(false);
  });

  it('lets a file through that keeps the rules', () => {
    gated.write({ 'web/ui/good.ts': 'export const good = 1;\n' });
    expect(gated.check('oxlint', [])).toMatchObject({ passes: true });
  });
});

describe('the other gates', () => {
  it('reject text that isn’t formatted', () => {
    gated.write({ 'contracts/bad.ts': 'export const bad={a :1}\n' });
    expect(gated.check('oxfmt', ['--check', 'contracts']).passes).toBe(false);
  });

  it.each(['web', 'server', 'e2e'])('reject a wrong type in %s', (part) => {
    gated.write({ [`${part}/bad.ts`]: "export const bad: number = 'text';\n" });
    const { passes, output } = gated.check('tsc', ['-p', part]);
    expect(output).toContain('TS2322');
    expect(passes).toBe(false);
  });

  it('reject an unused export', () => {
    gated.write({
      'knip.json': '{ "entry": ["server/main.ts"] }',
      'server/main.ts': "import { used } from './parts.ts';\n\nused();\n",
      'server/parts.ts': 'export const used = () => {};\nexport const forgotten = 1;\n',
    });
    execFileSync('git', ['init', '-q'], { cwd: gated.folder });
    const { passes, output } = gated.check('knip', ['--include', 'exports']);
    expect(output).toContain('forgotten');
    expect(passes).toBe(false);
  });
});
