import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { rowFaults } from '../text/rowFaults.ts';
import { motifRows } from './motifRows.ts';

const folder = new URL('../../content/motifs/', import.meta.url);

it('every file of motifs has a schema', () => {
  expect(Object.keys(motifRows).toSorted()).toEqual(readdirSync(folder).toSorted());
});

it.each(Object.entries(motifRows))('%s has rows of the right form', (file, schema) => {
  expect(rowFaults(file, readFileSync(new URL(file, folder), 'utf8'), schema)).toEqual([]);
});
