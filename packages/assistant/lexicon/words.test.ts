import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { rowFaults } from '../../text/rowFaults.ts';
import { lexicon } from './entries.ts';
import { wordRows } from './rowSchemas.ts';

const folder = new URL('../../../content/words/', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

it('every file of words has a schema', () => {
  expect(Object.keys(wordRows).toSorted()).toEqual(readdirSync(folder).toSorted());
});

it.each(Object.entries(wordRows))('%s has rows of the right form', (file, schema) => {
  expect(rowFaults(file, textOf(file), schema)).toEqual([]);
});

it('opposites are entries of the lexicon', () => {
  const ids = new Set(lexicon.map(({ id }) => id));
  const rows: { opposite: string }[] = JSON.parse(textOf('opposites.json'));
  expect(rows.filter(({ opposite }) => !ids.has(opposite))).toEqual([]);
});
