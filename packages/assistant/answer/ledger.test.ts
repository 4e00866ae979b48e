import type { Part, Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { lexicon } from '#lexicon/entries.ts';
import { createLikenessIndex } from '#rank/likeness.ts';
import { alternativesIn, isStrict } from '#rank/meets.ts';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { type TitleFacts, titleKey } from '../facts.ts';
import type { LedgerContext } from './context.ts';
import { ledgerOf, linesOf } from './ledger.ts';
import { anyWish } from './testing/anyWish.ts';
import { isTrueOf } from './testing/isTrueOf.ts';
import { title } from './testing/title.ts';

const titles = shippedTitles();
const context: LedgerContext = {
  titles: new Map(titles.map((each) => [titleKey(each), each])),
  entry: (id) => lexicon.find((entry) => entry.id === id),
  shared: createLikenessIndex(titles).shared,
};

const partOf = (wish: Wish): Part => ({ key: partKey(wish), wish, span: null, turn: 0 });
const only = (of: TitleFacts, wish: Wish) => {
  const [line] = linesOf(of, [partOf(wish)], context);
  return line && { fit: line.fit, fact: line.fact };
};

const snowy = title({
  id: 1,
  year: 1998,
  runtime: 121,
  genres: ['Crime', 'Thriller'],
  certification: 'R',
  makers: [{ id: 10, name: 'Sam Maker' }],
  cast: [{ id: 11, name: 'Bill Player', character: 'Hank' }],
  keywords: ['snow', 'murder'],
  moods: ['bleak'],
  overview: 'Two brothers find millions in a crashed aeroplane.',
  score: 7.4,
  fame: 70,
});

const person = (id: number, role: 'any' | 'director' | 'cast', not = false): Wish => ({
  slot: 'person',
  id,
  name: id === 10 ? 'Sam Maker' : 'Bill Player',
  role,
  not,
});

test.each<[boolean, readonly string[] | null, unknown]>([
  [false, ['Pixar', 'Disney'], { fit: 'fits', fact: { is: 'companies', names: ['Pixar', 'Disney'] } }],
  [true, ['Pixar'], { fit: 'misses', fact: { is: 'companies', names: ['Pixar'] } }],
  [true, ['A24'], { fit: 'fits', fact: { is: 'companies', names: ['A24'] } }],
  [true, null, { fit: 'unknown', fact: { is: 'companies', names: null } }],
  [false, null, { fit: 'misses', fact: { is: 'companies', names: null } }],
])('of a company, unwanted: %s, and those of a title: %j', (not, companies, line) => {
  expect(only({ ...snowy, companies }, { slot: 'company', name: 'Pixar', not })).toEqual(line);
});

test.each<[string, Wish, unknown]>([
  [
    'a minute over is near',
    { slot: 'runtime', min: null, max: 120, strict: false },
    { fit: 'near', fact: { is: 'runtime', minutes: 121 } },
  ],
  [
    'half an hour over misses',
    { slot: 'runtime', min: null, max: 90, strict: false },
    { fit: 'misses', fact: { is: 'runtime', minutes: 121 } },
  ],
  [
    'a year within fits',
    { slot: 'years', min: 1990, max: 1999, strict: true },
    { fit: 'fits', fact: { is: 'year', year: 1998 } },
  ],
  [
    'a few years off is near',
    { slot: 'years', min: 2000, max: null, strict: true },
    { fit: 'near', fact: { is: 'year', year: 1998 } },
  ],
  [
    'a year outside of those that are not wanted fits',
    { slot: 'years', min: 1970, max: 1979, strict: true, not: true },
    { fit: 'fits', fact: { is: 'year', year: 1998 } },
  ],
  [
    'fame in between is near',
    { slot: 'fame', fame: 'hidden' },
    { fit: 'near', fact: { is: 'fame', fame: 'between' } },
  ],
  [
    'a genre that it lacks misses, and says which it has',
    { slot: 'genre', genre: 'Comedy', not: false },
    { fit: 'misses', fact: { is: 'genres', genres: ['Crime', 'Thriller'] } },
  ],
  [
    'a genre that is not wanted is not there',
    { slot: 'genre', genre: 'Horror', not: true },
    { fit: 'fits', fact: { is: 'untagged' } },
  ],
  [
    'nobody knows whether it lacks a theme that it has no tag for',
    { slot: 'theme', entry: 'zombies', not: true },
    { fit: 'unknown', fact: { is: 'untagged' } },
  ],
  [
    'nobody knows whether it lacks a word that its texts do not say',
    { slot: 'word', word: 'water', not: true },
    { fit: 'unknown', fact: { is: 'untagged' } },
  ],
  [
    'a mood is shown by tags',
    { slot: 'theme', entry: 'bleak', not: false },
    { fit: 'fits', fact: { is: 'tags', tags: ['bleak'] } },
  ],
  [
    'a mood without any tags misses',
    { slot: 'theme', entry: 'whimsical', not: false },
    { fit: 'misses', fact: { is: 'tags', tags: [] } },
  ],
  [
    'a word of the overview in its own form',
    { slot: 'word', word: 'aeroplanes', not: false },
    { fit: 'fits', fact: { is: 'words', words: ['aeroplane'] } },
  ],
  [
    'a word that is a tag',
    { slot: 'word', word: 'snow', not: false },
    { fit: 'fits', fact: { is: 'tags', tags: ['snow'] } },
  ],
  [
    'a player with the character',
    person(11, 'any'),
    { fit: 'fits', fact: { is: 'credit', name: 'Bill Player', role: 'cast', character: 'Hank' } },
  ],
  [
    'a person in another role than was asked for is near',
    person(11, 'director'),
    { fit: 'near', fact: { is: 'credit', name: 'Bill Player', role: 'cast', character: 'Hank' } },
  ],
  [
    'an unwanted person has no part in it',
    { ...person(10, 'any', true), id: 12, name: 'Nobody Else' } as Wish,
    { fit: 'fits', fact: { is: 'credit', name: 'Nobody Else', role: null, character: null } },
  ],
  [
    'violence is shown by tags as far as it is allowed',
    { slot: 'intensity', of: 'violence', max: 2 },
    { fit: 'fits', fact: { is: 'tags', tags: ['murder'] } },
  ],
  [
    '"not these" says nothing of what is shown',
    { slot: 'without', media: 'movie', id: 2, name: 'X', year: null },
    undefined,
  ],
])('%s', (_, wish, expected) => {
  expect(only(snowy, wish)).toEqual(expected);
});

test('whether an unwanted mood is there is known of what was judged', () => {
  const audience = {
    madeFor: 'adults',
    fromAge: 16,
    scary: 0,
    violence: 1,
    sad: 1,
    sex: 0,
    strongLanguage: 0,
    pace: 1,
    attention: 2,
    ending: 'open',
  } as const;
  const fitOf = (pace: 1 | 4) =>
    only({ ...snowy, audience: { ...audience, pace } }, { slot: 'theme', entry: 'slow-burn', not: true })
      ?.fit;
  expect(fitOf(4)).toBe('fits');
  expect(fitOf(1)).toBe('misses');
});

test('a maker is called otherwise for a series than for a film', () => {
  const series = title({ id: 2, media: 'tv', makers: [{ id: 10, name: 'Sam Maker' }] });
  expect(only(series, person(10, 'director'))?.fact).toMatchObject({ role: 'creator' });
});

test('what fits is first and what misses last; strict parts are never left out, nor misses hidden', () => {
  const soft: Wish[] = [
    'bleak',
    'dark',
    'whimsical',
    'romantic',
    'cosy',
    'scary',
    'sexy',
    'epic',
    'weird',
  ].map((entry) => ({ slot: 'theme', entry, not: false }));
  const strict: Wish[] = [
    { slot: 'years', min: 1990, max: 1999, strict: true },
    { slot: 'genre', genre: 'Horror', not: true },
    { slot: 'media', media: 'movie' },
  ];
  const ledger = ledgerOf(snowy, [...soft, ...strict].map(partOf), context);
  expect(ledger.map(({ part }) => part)).toEqual(expect.arrayContaining(strict.map(partKey)));
  expect(ledger).toHaveLength(6);
  const order = ledger.map(({ fit }) => ['fits', 'near', 'misses'].indexOf(fit));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(ledger.at(-1)?.fit).toBe('misses');
});

test('of alternatives the one that fits has a line, and else the nearest', () => {
  const decades: Wish[] = [1970, 1990].map((min) => ({ slot: 'years', min, max: min + 9, strict: true }));
  const lines = (year: number) =>
    linesOf({ ...snowy, year }, decades.map(partOf), context).map(({ part, fit }) => [part, fit]);
  expect(lines(1975)).toEqual([['years/1970/1979', 'fits']]);
  expect(lines(1998)).toEqual([['years/1990/1999', 'fits']]);
  expect(lines(1988)).toEqual([['years/1990/1999', 'near']]);
});

test('every fact is true of the row, whatever is asked of whichever title', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...titles),
      fc.uniqueArray(anyWish(titles), { selector: partKey, maxLength: 12 }),
      (of, wishes) => {
        const parts = wishes.map(partOf);
        const ledger = ledgerOf(of, parts, context);
        const lines = linesOf(of, parts, context);
        for (const { part, fact } of lines) {
          const wish = parts.find(({ key }) => key === part)?.wish;
          const liked = wish?.slot === 'like' ? context.titles.get(titleKey(wish)) : undefined;
          expect(isTrueOf(fact, of, liked), `${of.name}: ${part} ${JSON.stringify(fact)}`).toBe(true);
        }
        const keys = ledger.map(({ part }) => part);
        expect(new Set(keys).size).toBe(keys.length);
        expect(lines.map(({ part }) => part)).toEqual(expect.arrayContaining(keys));
        for (const group of alternativesIn(wishes.filter(isStrict))) {
          expect(group.some((wish) => keys.includes(partKey(wish)))).toBe(true);
        }
      },
    ),
    { numRuns: 1500 },
  );
});

test('a claim that the row does not support is detected', () => {
  expect(isTrueOf({ is: 'runtime', minutes: 120 }, snowy)).toBe(false);
  expect(isTrueOf({ is: 'tags', tags: ['snow', 'minnesota'] }, snowy)).toBe(false);
  expect(isTrueOf({ is: 'credit', name: 'Bill Player', role: 'cast', character: 'Lou' }, snowy)).toBe(false);
  expect(
    isTrueOf(
      { is: 'shared', tags: ['snow'], genres: [], people: [], collection: false },
      snowy,
      title({ id: 3 }),
    ),
  ).toBe(false);
});
