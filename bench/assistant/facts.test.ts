import { type Engine, type EngineAnswer, lexicon } from '@marquee/assistant';
import type { Note } from '@marquee/contracts/assistant/events.ts';
import type { LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import { expect, test } from 'vitest';

import { shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { measureFacts } from './facts.ts';
import { readRows } from './factsRows.ts';
import { measureConstraints } from './generated.ts';
import type { Generated } from './generatedRequests.ts';

const titles = shippedTitles();
const parts = { rows: readRows(titles), entries: new Map() };
const named = (name: string) => {
  const title = titles.find((each) => each.name === name);
  if (title === undefined) throw new Error(`There is no ${name}`);
  return title;
};

const short: Wish = { slot: 'runtime', min: null, max: 100, strict: true };
const freeOfCruise: Wish = { slot: 'person', id: 1, name: 'Tom Cruise', role: 'any', not: true };
const like: Wish = {
  slot: 'like',
  media: 'movie',
  id: named('Heat').id,
  name: 'Heat',
  year: 1995,
  aspect: null,
  not: false,
};

const answerWith = (
  picks: EngineAnswer['picks'],
  wishes: readonly Wish[],
  notes: readonly Note[] = [],
): EngineAnswer => ({
  query: {
    kind: 'wish',
    follows: false,
    parts: wishes.map((wish) => ({ key: partKey(wish), wish, span: null, turn: 0 })),
    added: [],
    removed: [],
    unknown: [],
    corrected: [],
  },
  picks,
  notes,
  chips: [],
});
const pick = (name: string, ledger: LedgerLine[] = []) => ({ title: named(name), ledger });

const request: Generated = {
  id: 'one',
  sort: 'plain',
  turns: [{ say: 'under 100 minutes', without: [] }],
  conditions: [
    { slot: 'runtime', text: 'under 100 minutes', holds: ({ minutes }) => (minutes ?? 999) <= 100 },
  ],
};
const constraintsOf = (answer: EngineAnswer) => {
  const engine: Engine = { answer: () => answer };
  const { asked, claimed, violations } = measureConstraints([request], { engine, ...parts });
  return { asked, claimed, breaks: violations.asked.map(({ breaks }) => breaks) };
};

test('finds a pick that violates the request, understood or not', () => {
  expect(constraintsOf(answerWith([pick('Titanic')], [short]))).toEqual({
    asked: 0,
    claimed: 0,
    breaks: ['runtime: under 100 minutes'],
  });
  expect(constraintsOf(answerWith([pick('Titanic')], []))).toMatchObject({ asked: 0, claimed: 1 });
  expect(constraintsOf(answerWith([pick('Minority Report')], [freeOfCruise]))).toMatchObject({ claimed: 0 });
});

test('accepts picks that meet it, and with a note that says what was loosened', () => {
  expect(constraintsOf(answerWith([pick('Clerks')], [short]))).toEqual({ asked: 1, claimed: 1, breaks: [] });
  const relaxed: Note = { is: 'relaxed', part: partKey(short), from: short, to: { ...short, max: 115 } };
  expect(constraintsOf(answerWith([pick('Jaws'), pick('Clerks')], [short], [relaxed]))).toMatchObject({
    asked: 1,
    claimed: 0,
  });
  expect(constraintsOf(answerWith([pick('Titanic')], [short], [{ ...relaxed, to: null }]))).toMatchObject({
    asked: 1,
    claimed: 1,
  });
});

const lie = (wish: Wish, fit: LedgerLine['fit'], fact: LedgerLine['fact'], of = 'Collateral') => {
  const answer = answerWith([pick(of, [{ part: partKey(wish), fit, fact }])], [wish]);
  return measureFacts([{ answer, say: [] }], parts).lies.map(({ why }) => why);
};

test('finds facts that the rows do not have', () => {
  expect(lie(short, 'misses', { is: 'runtime', minutes: 121 })).toEqual(['fact']);
  expect(lie(short, 'misses', { is: 'tags', tags: ['lighthouse keeper'] })).toEqual(['fact']);
  expect(lie(short, 'misses', { is: 'score', score: 9.9 })).toEqual(['fact']);
  const credit = { is: 'credit', name: 'Tom Cruise', role: 'cast', character: 'Nobody' } as const;
  expect(lie({ ...freeOfCruise, not: false }, 'fits', credit)).toEqual(['fact']);
  const shared = { is: 'shared', genres: ['Crime'], people: [], collection: false } as const;
  expect(lie(like, 'fits', { ...shared, genres: [...shared.genres], people: [], tags: ['dragon'] })).toEqual([
    'fact',
  ]);
});

test('believes no absence that nothing in the row proves', () => {
  const entries = new Map(lexicon.map((entry) => [entry.id, entry]));
  const told = (wish: Wish, fit: LedgerLine['fit']) => {
    const line: LedgerLine = { part: partKey(wish), fit, fact: { is: 'untagged' } };
    const answer = answerWith([pick('Collateral', [line])], [wish]);
    const { lies, negations } = measureFacts([{ answer, say: [] }], { rows: parts.rows, entries });
    return { lies: lies.map(({ why }) => why), ...negations };
  };
  const zombies: Wish = { slot: 'theme', entry: 'zombies', not: true };
  expect(told(zombies, 'fits')).toMatchObject({ lies: ['fit'], fits: 1, unknown: 0 });
  expect(told(zombies, 'unknown')).toMatchObject({ lies: [], fits: 0, unknown: 1 });
  expect(told({ slot: 'word', word: 'water', not: true }, 'fits')).toMatchObject({ lies: ['fit'] });
  expect(told({ slot: 'theme', entry: 'slow-burn', not: true }, 'fits')).toMatchObject({ lies: [] });
});

test('finds a fit that is none, and believes what is so', () => {
  const { year, runtime } = named('Collateral');
  expect(lie(short, 'fits', { is: 'runtime', minutes: runtime })).toEqual(['fit']);
  expect(lie(short, 'misses', { is: 'runtime', minutes: runtime })).toEqual([]);
  expect(lie({ slot: 'years', min: 2000, max: null, strict: true }, 'fits', { is: 'year', year })).toEqual(
    [],
  );
  expect(
    lie(like, 'fits', {
      is: 'shared',
      tags: [],
      genres: ['Crime'],
      people: [{ name: 'Michael Mann', role: 'director' }],
      collection: false,
    }),
  ).toEqual([]);
});
