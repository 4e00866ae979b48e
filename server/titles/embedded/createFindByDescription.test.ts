import { words } from '@marquee/text';
import { expect, it } from 'vitest';

import { createFindByDescription } from './createFindByDescription.ts';
import { shippedDatabase } from './testing/testCatalogue.ts';

const database = shippedDatabase();
const find = createFindByDescription(database);
const nameOf = database.prepare('SELECT name FROM title WHERE media = ? AND id = ?');
const named = (say: string) =>
  find(words(say)).map(({ media, id }) => String(nameOf.get(media, id)?.['name']));

it.each([
  ['a guy is stuck alone on an island and makes friends with a volleyball', 'Cast Away'],
  ['old man ties thousands of balloons to his house', 'Up'],
  ['he tattoos clues on himself because he can’t make new memories', 'Memento'],
  ['boy in lebanon sues his parents for having been born', 'Capernaum'],
  ['sunglasses that let you see that the rich are aliens and the billboards say obey', 'They Live'],
  ['kids lose a ball signed by Babe Ruth over the fence to a huge dog', 'The Sandlot'],
  ['dying bureaucrat builds a playground and sits on a swing in the snow', 'Ikiru'],
  ['secret agent wakes up in a village where everybody has a number', 'The Prisoner'],
  ['rat hides under a chef’s hat and pulls his hair to cook', 'Ratatouille'],
  ['policeman looks for a missing girl on a scottish island and is burned in a statue', 'The Wicker Man'],
])('"%s" is %s', (say, name) => {
  expect(named(say)[0]).toBe(name);
});

it('says where the words are, the best place first, and no word of what stands there', () => {
  const [first] = find(['volleyball', 'island', 'plane']);
  expect(first).toMatchObject({ media: 'movie', id: 8358 });
  expect(Object.keys(first ?? {}).toSorted()).toEqual(['id', 'media', 'score']);
});

it('knows the forms of a word', () => {
  expect(named('hobbits walking to destroy rings')[0]).toContain('The Lord of the Rings');
});

it('goes by words that follow each other, where there are few', () => {
  expect(named('get to the choppa get to the chopper')[0]).toBe('Predator');
  expect(named('wax on wax off')[0]).toBe('The Karate Kid');
  const scoreOf = (said: string[]) => find(said).find(({ id }) => id === 984)?.score ?? 0;
  expect(scoreOf(['feel', 'lucky'])).toBeGreaterThan(scoreOf(['lucky', 'feel']));
});

it('finds nothing by words of nearly every description alone', () => {
  expect(find(words('the film of a he in which')).length).toBeGreaterThan(0);
  expect(find(['the'])).toEqual([]);
});

it('takes whatever is typed for words', () => {
  for (const said of [
    '"',
    '""',
    'plot:',
    'NEAR(a b)',
    'a AND NOT b',
    '*',
    '^heat',
    '-',
    '(',
    'ゴジラ',
    '',
    '\0',
  ])
    expect(() => find([said, 'island'])).not.toThrow();
  expect(find([])).toEqual([]);
  expect(find(['qqqqxx'])).toEqual([]);
  expect(find(['island', 'island'])).toEqual(find(['island']));
});
