import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { gapsInTrust, missingLinks, unknownCommands } from './documents.ts';
import { type Gated, openGated } from './gated.ts';

const root = resolve(import.meta.dirname, '../..');

describe('the gate of documents', () => {
  let gated: Gated;
  beforeEach(() => {
    gated = openGated();
  });
  afterEach(() => gated.remove());

  it.each([
    ['`npm run nothing`', 'npm run nothing'],
    ['    npm run bench speed -- --runs=1', 'bench/speed.ts'],
    ['`FULL=1 npm run test:unit -- server/none.test.ts`', 'server/none.test.ts'],
    ['`npm run test:e2e -- e2e/none.test.ts`', 'e2e/none.test.ts'],
  ])('rejects %s', (text, missing) => {
    gated.write({ 'docs/operations/trust.md': text });
    expect(unknownCommands(gated.folder)).toEqual([`docs/operations/trust.md: ${missing}`]);
  });

  it.each([
    '`npm run bench soak -- --seconds=10`',
    '    npm run bench soak   # half an hour',
    '`npm run bench [name …]`',
    '`npm run test:unit -- PATH`',
    '`npm run check`, `npm run -s doctor`',
  ])('lets %s through', (text) => {
    gated.write({ 'README.md': text, 'bench/soak.ts': '' });
    expect(unknownCommands(gated.folder)).toEqual([]);
  });

  it('rejects a link to a file that is not there, and no other', () => {
    gated.write({
      'docs/one.md': '[two](two.md#part) [up](../README.md) [far](https://films.example/x.md) [here](#part)',
      'README.md': '[one](docs/one.md)',
    });
    expect(missingLinks(gated.folder)).toEqual(['docs/one.md: two.md']);
  });

  const row = (name: string, figure = '10 of 10', command = '`npm run bench soak`') =>
    `| ${name} | what | how | ${figure} | ${command} |`;
  const table = Array.from({ length: 28 }, (_, index) => row(`S${index + 1}`));
  it.each([
    ['a row', table.toSpliced(6, 1), 'S7 is missing'],
    ['a figure', table.with(6, row('S7', ' ')), 'S7 has an empty cell'],
    ['a command', table.with(6, row('S7', '10', 'by hand')), 'S7 has no command'],
  ])('rejects a table of trust without %s', (_, lines, gap) => {
    expect(gapsInTrust(lines.join('\n'))).toEqual([gap]);
  });

  it('lets a row without a command through where it says that it was not run', () => {
    expect(gapsInTrust(table.with(6, row('S7', 'not run: no ZAP', '–')).join('\n'))).toEqual([]);
  });
});

it('documents name commands and files that are there', () => {
  expect(unknownCommands(root)).toEqual([]);
  expect(missingLinks(root)).toEqual([]);
});

it('the table of trust has every row, with a figure and a command', () => {
  expect(gapsInTrust(readFileSync(join(root, 'docs/operations/trust.md'), 'utf8'))).toEqual([]);
});
