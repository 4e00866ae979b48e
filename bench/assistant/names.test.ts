import { createEngine } from '@marquee/assistant';
import { expect, test } from 'vitest';

import { shippedFind, shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { seeded } from '../../packages/artwork/kit/random.ts';
import { measureNames } from './names.ts';
import { nameRequests, withTypo } from './namesRequests.ts';

const titles = shippedTitles();
const engine = createEngine(titles, shippedFind());
const requests = nameRequests(titles);
/** Prime, so that every kind is among them. */
const every = 41;

/** By kind; all of them where none is said. */
const least: Readonly<Record<string, number>> = {
  'typo alone': 0.98,
  'typo with': 0.98,
  'like title, small': 0.97,
  'like other name': 0.97,
};

test('names are read as what they name', () => {
  const { kinds } = measureNames(
    requests.filter((_, index) => index % every === 0),
    engine,
  );
  const low = Object.entries(kinds).filter(([kind, { share }]) => share < (least[kind] ?? 1));
  expect(low).toEqual([]);
});

test('an engine without titles understands no name', () => {
  const some = requests.filter((_, index) => index % (every * every) === 0);
  const { kinds } = measureNames(
    some,
    createEngine([], () => []),
  );
  expect(new Set(Object.values(kinds).map(({ share }) => share))).toEqual(new Set([0]));
});

test('a typo changes a name, but not its first letter', () => {
  const random = seeded('typos');
  for (let times = 0; times < 50; times += 1) {
    const typo = withTypo('meryl streep', random);
    expect(typo).not.toBe('meryl streep');
    expect(typo[0]).toBe('m');
  }
});
