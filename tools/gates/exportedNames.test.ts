import { resolve } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { typesDeclaredTwice } from './exportedNames.ts';
import { type Gated, openGated } from './gated.ts';

describe('the gate of exported types', () => {
  let gated: Gated;
  beforeEach(() => {
    gated = openGated();
  });
  afterEach(() => gated.remove());

  const again = 'export type Mark = { at: number };\n';
  it.each([
    ['a type', 'export type Mark = string;\n'],
    ['an interface', 'export interface Mark {\n  at: number;\n}\n'],
    ['a class', 'export abstract class Mark {}\n'],
    ['an inferred type', 'export const Mark = z.string();\nexport type Mark = z.infer<typeof Mark>;\n'],
    ['a type in a list', 'type Mark = string;\nexport type { Mark };\n'],
  ])('rejects %s that another module declares', (_, text) => {
    gated.write({ 'contracts/library/mark.ts': text, 'web/ui/Mark.tsx': again });
    expect([...typesDeclaredTwice(gated.folder)]).toEqual([
      ['Mark', ['contracts/library/mark.ts', 'web/ui/Mark.tsx']],
    ]);
  });

  it.each([
    ['a type that isn’t exported', 'contracts/library/mark.ts', 'type Mark = string;\n'],
    ['one handed on', 'contracts/library/mark.ts', "export type { Mark } from '#web/ui/Mark.tsx';\n"],
    ['one of a test', 'contracts/library/mark.test.ts', again],
    ['one of a package', 'bench/packages/node_modules/mark/mark.ts', again],
    ['one of a test’s helper', 'contracts/library/testing/mark.ts', again],
  ])('lets %s through', (_, path, text) => {
    gated.write({ [path]: text, 'web/ui/Mark.tsx': again });
    expect([...typesDeclaredTwice(gated.folder)]).toEqual([]);
  });
});

it('an exported type has one declaration', () => {
  const twice = typesDeclaredTwice(resolve(import.meta.dirname, '../..'));
  expect([...twice]).toEqual([]);
});
