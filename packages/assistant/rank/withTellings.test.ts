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

test('the age of who is watching stays a condition, whatever is told', () => {
  const lion = 'a lion cub whose uncle murders his father the king grows up with a warthog and a meerkat';
  expect(namesOf(lion)[0]).toBe('The Lion King');
  const say = `for my four year old: ${lion}`;
  expect(keysOf(say)).toContain('age/4');
  expect(namesOf(say)).not.toContain('The Lion King');
});

const hit = (id: number, score: number): Described => ({ media: 'movie', id, score });
const telling = (say: string, ...scores: number[]) =>
  tellingOf([say], [], () => scores.map((score, at) => hit(at, score)));

test('a story is found where one title is clearly the best match', () => {
  expect(telling(island, 20, 10)).toMatchObject({ sounds: 'story', outstands: true });
  expect(telling(island, 20, 19).outstands).toBe(false);
  expect(telling(island, 5, 1).outstands).toBe(false);
  expect(telling(island).outstands).toBe(false);
});

test('of who asks for titles, it takes far more', () => {
  const asking = 'can you recommend something good with islands and volleyball';
  expect(telling(asking, 29, 1)).toMatchObject({ sounds: 'question', outstands: false });
  expect(telling(asking, 40, 21).outstands).toBe(false);
  expect(telling(asking, 40, 19).outstands).toBe(true);
  const newest = tellingOf([island], [{ slot: 'order', by: 'newest' }], () => [hit(1, 29)]);
  expect(newest).toMatchObject({ sounds: 'question', outstands: false });
});

test('scraps of a story need more, and less where they are many', () => {
  const few = 'volleyball, island, plane crash';
  const many = 'volleyball, island, plane crash, raft, package, watch, wife remarried';
  expect(telling(few, 13, 10)).toMatchObject({ sounds: 'scraps', outstands: false });
  expect(telling(many, 13, 10)).toMatchObject({ sounds: 'scraps', outstands: true });
});

test('figures and words of every text aren’t searched', () => {
  let asked: readonly string[] = [];
  tellingOf(['The film in which 2 men of 80 row to the moon'], [], (words) => {
    asked = words;
    return [];
  });
  expect(asked).toEqual(['which', 'men', 'row', 'moon']);
});
