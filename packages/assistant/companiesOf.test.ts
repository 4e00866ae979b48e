import { expect, test } from 'vitest';

import rows from '../../content/words/companies.json' with { type: 'json' };
import { shippedTitles } from '../../server/assistant/testing/shippedTitles.ts';
import { companiesOf } from './companiesOf.ts';

const made = { name: 'A film', year: 2000, companies: null, networks: [] };

test('companies are found by number, by network and by title', () => {
  expect(companiesOf({ ...made, companies: [3, 999_999_999] })).toEqual(['Pixar', 'Disney']);
  expect(companiesOf({ ...made, networks: ['HBO'] })).toEqual(['HBO']);
  expect(companiesOf({ ...made, name: 'Lady Bird', year: 2017 })).toEqual(['A24']);
});

test('none that people know is not the same as nothing known', () => {
  expect(companiesOf({ ...made, companies: [999_999_999] })).toEqual([]);
  expect(companiesOf(made)).toBeNull();
});

test('every title of a row is in the catalogue', () => {
  const known = new Set(shippedTitles().map(({ name, year }) => `${name} (${year})`));
  expect(rows.flatMap(({ titles = [] }) => titles).filter((title) => !known.has(title))).toEqual([]);
});

test('most well-known films have somebody who made them', () => {
  const known = shippedTitles().filter(({ fame }) => fame >= 80);
  expect(known.filter(({ companies }) => companies === null).length / known.length).toBeLessThan(0.1);
});
