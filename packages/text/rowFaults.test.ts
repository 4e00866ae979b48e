import { expect, test } from 'vitest';
import { z } from 'zod';

import { rowFaults } from './rowFaults.ts';

const Row = z.strictObject({ id: z.string().regex(/^[a-z]+$/, 'Lower case'), weight: z.number().max(1) });
const row = '{"id": "heist", "weight": 1}';
const file = (...rows: string[]) => `[\n${rows.join(',\n')}\n]\n`;

const list = '{\n"heads": ["scene"],\n"joiners": ["or", 1]\n}\n';

test('a valid row has no fault', () => {
  expect(rowFaults('tropes.json', file(row, row), Row)).toEqual([]);
});

test.each([
  ['broken JSON', row.slice(0, -1), /^tropes\.json:3: .*JSON/],
  ['a weight above one', row.replace('1}', '2}'), /^tropes\.json:3: weight: /],
  ['an unknown field', row.replace('"weight"', '"wieght"'), /^tropes\.json:3: /],
  ['a capital in an id', row.replace('heist', 'Heist'), /^tropes\.json:3: id: Lower case/],
])('%s is reported with file, line and reason', (_, bad, told) => {
  expect(rowFaults('tropes.json', file(row, bad), Row)[0]).toMatch(told);
});

test('the rows of an object are reported with their lines, too', () => {
  expect(rowFaults('negation.json', list, z.array(z.string()))).toEqual([
    'negation.json:3: 1: Invalid input: expected string, received number',
  ]);
  expect(rowFaults('negation.json', '{\n"a": [], "b": []\n}', z.array(z.string()))).toEqual([
    'negation.json:2: not one named row',
  ]);
});

test('a file without a row on each line is refused', () => {
  expect(rowFaults('tropes.json', row, Row)).toHaveLength(1);
});
