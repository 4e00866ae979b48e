import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('the workflow of GitHub calls scripts that exist', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const called = [...read('.github/workflows/ci.yml').matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(
    ([, name]) => name,
  );
  expect(called).toEqual(['test', 'test:full']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called));
});
