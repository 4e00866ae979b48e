import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { expect, test } from 'vitest';

import { shippedFind, shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { createEngine } from '../createEngine.ts';
import type { Described } from '../description.ts';
import { isCondition } from './loosen.ts';
import { meetsAll } from './meets.ts';
import { tellingOf } from './telling.ts';

const titles = shippedTitles();
const engine = createEngine(titles, shippedFind());
const plain = createEngine(titles);

const answer = (say: string, seen: string[] = [], of = engine) =>
  of.answer({ turns: [{ say, without: [] }], seen }, { count: 8, year: 2026 });
const namesOf = (say: string, seen?: string[]) => answer(say, seen).picks.map(({ title }) => title.name);
const keysOf = (say: string, of = engine) => answer(say, [], of).query.parts.map(({ key }) => key);

const island = 'a guy whose plane crashes is stuck alone on an island and makes friends with a volleyball';

test('who tells a story gets its title first', () => {
  expect(namesOf(island)[0]).toBe('Cast Away');
});

test('what is told is one part, which can be taken away', () => {
  const say = 'his whole life is a tv programme and he sails into a painted sky';
  const { query, picks, notes } = answer(say);
  expect(query.parts.map(({ key }) => key)).toEqual(['story']);
  expect(query.parts[0]?.span).toEqual({ start: 0, end: say.length });
  expect(query.unknown).toEqual([]);
  expect(notes).toEqual([]);
  const [first, ...others] = picks.map(({ ledger }) => ledger.map(({ fit, fact }) => [fact.is, fit]));
  expect(first).toEqual([['story', 'fits']]);
  expect(others.flat().filter(([, fit]) => fit !== 'fits').length).toBeGreaterThan(others.length / 2);
  const without = engine.answer({ turns: [{ say, without: ['story'] }], seen: [] }, { count: 8, year: 2026 });
  expect(without.query.parts.map(({ key }) => key)).toEqual(keysOf(say, plain));
});

test('what is told and seen is told to be left out', () => {
  const [best] = answer(island).picks;
  const { picks, notes } = answer(island, [`movie/${best?.title.id}`]);
  expect(notes).toContainEqual({ is: 'left-out', count: 1 });
  expect(picks.length).toBeGreaterThan(4);
});

test('conditions of what is told stay where its title meets them', () => {
  expect(keysOf(`a film from 2000: ${island}`)).toEqual(['story', 'media/movie', 'years/2000/2000']);
  expect(namesOf(`a film from 2000: ${island}`)[0]).toBe('Cast Away');
  expect(keysOf(`a series from 1995: ${island}`)).toEqual(['story']);
});

test('a told story and what follows it are one question', () => {
  const turns = [island, 'only films'].map((say) => ({ say, without: [] }));
  const { query, picks } = engine.answer({ turns, seen: [] }, { count: 8, year: 2026 });
  expect(picks[0]?.title.name).toBe('Cast Away');
  expect(query.parts.map(({ key, turn }) => [key, turn])).toEqual([
    ['story', 0],
    ['media/movie', 1],
  ]);
});

test('what was read into a story and isn’t so of its title, is no part of the question', () => {
  const say = 'his whole life is a tv programme and he sails into a painted sky';
  expect(keysOf(say, plain)).toContain('media/tv');
  expect(keysOf(say)).not.toContain('media/tv');
  expect(namesOf(say)[0]).toBe('The Truman Show');
});

test('a title that was seen isn’t shown, though it is told', () => {
  const [seen] = answer(island).picks;
  expect(namesOf(island, [`movie/${seen?.title.id}`])).not.toContain('Cast Away');
});

test.each([
  'a slow thriller from before 1990, without violence',
  'comedies from the nineties, nothing with Adam Sandler',
  'a french comedy under two hours',
])('who asks for some gets only what meets every condition: %s', (say) => {
  expect(keysOf(say)).toEqual(keysOf(say, plain));
  const { picks, query } = answer(say);
  expect(picks.length).toBeGreaterThan(4);
  const conditions = query.parts.map(({ wish }) => wish).filter(isCondition);
  expect(conditions.length).toBeGreaterThan(0);
  expect(picks.filter(({ title }) => !meetsAll(conditions, title))).toEqual([]);
});

test('an order that is asked for is kept', () => {
  const years = answer('some early scorsese').picks.map(({ title }) => title.year);
  expect(years.length).toBeGreaterThan(5);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

test('the age of who is watching stays a condition, whatever is told', () => {
  const lion = 'a lion cub whose uncle murders his father the king grows up with a warthog and a meerkat';
  expect(namesOf(lion)[0]).toBe('The Lion King');
  const say = `for my four year old: ${lion}`;
  expect(keysOf(say)).toContain('age/4');
  expect(namesOf(say)).not.toContain('The Lion King');
});

test('whoever loves or hates something is watching, too', () => {
  expect(keysOf('nine yr old loves animals, hates when they get hurt')).toContain('age/9');
});

test.each([
  'thirteen year old boy is arrested for stabbing a girl, each episode one shot',
  'mute woman with her daughter and her instrument on a beach in new zealand',
])('the age of whoever a story is about is no condition: %s', (say) => {
  expect(keysOf(say).filter((key) => key.startsWith('age/'))).toEqual([]);
});

test.each([
  ['rosebud', 'Citizen Kane'],
  ['klaatu barada nikto', 'The Day the Earth Stood Still'],
  ['oh hi mark', 'The Room'],
  ['wax on wax off', 'The Karate Kid'],
])('a line of dialogue is enough: %s', (say, name) => {
  expect(namesOf(say)[0]).toBe(name);
});

test('what may be told and may be asked for is among the first, behind what is asked for', () => {
  const say = 'you’re a wizard harry';
  expect(keysOf(say)).toContain('theme/magic');
  expect(namesOf(say).slice(0, 3)).toContain('Harry Potter and the Philosopher’s Stone'.replace('’', "'"));
});

test('conditions are evidence: of two that tell nearly the same the one that meets them is first', () => {
  const boy = 'viking boy befriends an injured black dragon and builds it a new tail';
  expect(namesOf(`${boy}, animated`)[0]).toBe('How to Train Your Dragon');
  const years = (say: string) => answer(say).picks[0]?.title.year;
  expect(years(`${boy}, from 2025`)).toBe(2025);
  expect(years(`${boy}, from 2010`)).toBe(2010);
});

const hit = (id: number, score: number): Described => ({ media: 'movie', id, score });
const evidenceOf = (say: string, ...scores: number[]) =>
  tellingOf([say], [], () => scores.map((score, at) => hit(at, score))).evidence;

test('the better the best, and the farther the next, the likelier a title is told of', () => {
  expect(evidenceOf(island)).toBe(-Infinity);
  expect(evidenceOf(island, 20, 10)).toBeGreaterThan(evidenceOf(island, 20, 15));
  expect(evidenceOf(island, 20, 15)).toBeGreaterThan(evidenceOf(island, 10, 7.5));
  expect(evidenceOf(island, 20, 10)).toBeGreaterThan(0);
});

test('who asks for titles tells of none', () => {
  const find = () => [hit(1, 20), hit(2, 10)];
  const evidence = (say: string, ...wishes: Wish[]) => tellingOf([say], wishes, find).evidence;
  const romantic: Wish = { slot: 'theme', entry: 'romantic', not: false };
  const asking = 'can you recommend something good with islands and volleyball';
  expect(evidence(asking, romantic)).toBeLessThan(0);
  expect(evidence(island, romantic)).toBeGreaterThan(0);
  expect(evidence(island, { slot: 'order', by: 'newest' })).toBeLessThan(evidence(island, romantic));
  expect(evidence(island, { ...romantic, not: true })).toBeLessThan(evidence(island, romantic));
});

test('everything that is said is searched, in its order', () => {
  let asked: readonly string[] = [];
  tellingOf(['The film in which 2 men', 'row to the moon'], [], (words) => {
    asked = words;
    return [];
  });
  expect(asked).toEqual(['the', 'film', 'in', 'which', '2', 'men', 'row', 'to', 'the', 'moon']);
});
