import { expect, test } from 'vitest';

import { rowFaults } from './rowFaults.ts';

const row =
  '{"id": "heist", "group": "trope", "label": "heist", "phrases": ["heist"], "keywords": {"heist": 1}}';
const file = (...rows: string[]) => `[\n${rows.join(',\n')}\n]\n`;

test('a row of the right form has no fault', () => {
  expect(rowFaults('tropes.json', file(row, row))).toEqual([]);
});

test.each([
  ['broken JSON', row.slice(0, -1), /^tropes\.json:3: .*JSON/],
  ['a weight above one', row.replace('1}', '2}'), /^tropes\.json:3: keywords\.heist: /],
  ['an unknown group', row.replace('trope', 'troop'), /^tropes\.json:3: group: /],
  ['an unknown field', row.replace('"label"', '"lable"'), /^tropes\.json:3: /],
  ['a capital in a phrase', row.replace('["heist"]', '["Heist"]'), /^tropes\.json:3: phrases\.0: /],
  [
    'a phrase that stands twice',
    row.replace('["heist"]', '["heist", "heist"]'),
    /^tropes\.json:3: phrases: /,
  ],
])('%s is told with file, line and reason', (_, bad, told) => {
  expect(rowFaults('tropes.json', file(row, bad))[0]).toMatch(told);
});

test('a file that is no array with a row on each line is refused', () => {
  expect(rowFaults('tropes.json', row)).toHaveLength(1);
});
