import { expect, test } from 'vitest';

import { createElementReader, readWhole } from './elementReader.ts';
import { Elements } from './lookUpInput.ts';

const elements = [
  { key: 'movie/1', reason: 'Plain.', meant: true },
  { key: 'movie/2', reason: 'With "quotes", {braces}, [brackets] and a \\ at the end \\', meant: false },
  { key: 'tv/3', reason: 'Größe 🎬', meant: false },
];
const json = JSON.stringify({ elements });

/** Which elements are there after each piece of so many letters. */
function read(text: string, size: number) {
  const reader = createElementReader();
  const counts: number[] = [];
  const found: object[] = [];
  for (let start = 0; start < text.length; start += size) {
    found.push(...reader.add(text.slice(start, start + size)));
    counts.push(found.length);
  }
  return { reader, found, counts };
}

test.each([1, 2, 5, 40, 1000])('each element is there when it ends, in pieces of %i letters', (size) => {
  const { reader, found, counts } = read(json, size);
  expect(found).toEqual(elements);
  const firstEnds = json.indexOf('}') + 1;
  expect(counts.findIndex((count) => count > 0)).toBe(Math.ceil(firstEnds / size) - 1);
  expect(() => reader.end()).not.toThrow();
});

test.each([
  ['a fence of Markdown', `\`\`\`json\n${json}\n\`\`\``],
  ['thoughts', `<think>{"elements":[{"key":"no","reason":""}]}</think>\n${json}`],
  ['polite words', `Sure, here it is:\n${json}\nEnjoy.`],
  ['white space', JSON.stringify({ elements }, null, 2)],
])('reads past %s', (_, text) => {
  const { reader, found } = read(text, 3);
  expect(found).toEqual(elements);
  expect(() => reader.end()).not.toThrow();
});

test('what is cut short keeps what was complete, and is said to be unreadable', () => {
  const { reader, found } = read(json.slice(0, -8), 4);
  expect(found).toEqual(elements.slice(0, 2));
  expect(() => reader.end()).toThrow('unreadable');
});

test('what is no element is left out, and makes the whole unreadable', () => {
  const { reader, found } = read(
    '{"elements":[{"key":1},{"key":"movie/1","reason":"Plain.","meant":true},"x"]}',
    9,
  );
  expect(found).toEqual(elements.slice(0, 1));
  expect(() => reader.end()).toThrow('unreadable');
});

test.each(['', 'I would go for a comedy.', '[]', '{"elements":{}}', '<think>{"elements":[]}'])(
  'nothing is read out of %j',
  (text) => {
    expect(read(text, 1).found).toEqual([]);
    expect(() => readWhole(text, Elements)).toThrow('unreadable');
  },
);
