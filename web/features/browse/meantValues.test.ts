import { expect, it } from 'vitest';

import { typedNames } from './meantValues.ts';

it('finds names where numbers are wanted', () => {
  expect(
    typedNames([
      { name: 'actor', value: 'tom hanks' },
      { name: 'keyword', value: '-heist' },
      { name: 'keyword', value: '--' },
      { name: 'genre', value: 'horror' },
      { name: 'year', value: 'soon' },
      { name: 'utm_source', value: 'mail' },
    ]),
  ).toEqual([
    { name: 'actor', text: 'tom hanks' },
    { name: 'keyword', text: 'heist' },
  ]);
});

it('looks up a few only', () => {
  const ignored = Array.from({ length: 20 }, (_, index) => ({ name: 'keyword', value: `word ${index}` }));
  expect(typedNames(ignored)).toHaveLength(3);
});
