import { expect, it } from 'vitest';

import { readChoice } from './readChoice.ts';

const completion = (content: unknown) => JSON.stringify({ choices: [{ message: { content } }] });
const choice = { elements: [{ key: 'movie/603', reason: 'A bold one.' }] };
const unreadable = { ok: false, reason: 'unreadable' };

it.each([
  ['by itself', JSON.stringify(choice)],
  ['in a fence', `\`\`\`json\n${JSON.stringify(choice, null, 2)}\n\`\`\``],
  ['after thoughts', `<think>{hm}</think>Sure! Here it is:\n${JSON.stringify(choice)}\nEnjoy.`],
])('reads a choice that stands %s', (_, content) => {
  expect(readChoice(completion(content))).toEqual({ ok: true, ...choice });
});

it('takes nothing but a key and a reason', () => {
  const content = JSON.stringify({ elements: [{ ...choice.elements[0], rank: 1 }], more: true });
  expect(readChoice(completion(content))).toEqual({ ok: true, ...choice });
});

it.each([
  ['prose', completion('I would go for a quiet comedy tonight.')],
  ['a choice cut short', completion(JSON.stringify(choice).slice(0, -12))],
  ['a choice without reasons', completion('{"elements":[{"key":"movie/603"}]}')],
  ['a choice that is no list', completion('{"elements":"movie/603"}')],
  [
    'too many',
    completion(JSON.stringify({ elements: Array.from({ length: 30 }, () => choice.elements[0]) })),
  ],
  ['no content', completion(null)],
  ['no choices', '{"choices":[]}'],
  ['another page', '<h1>Welcome to the proxy</h1>'],
  ['nothing', ''],
])('calls %s unreadable', (_, body) => {
  expect(readChoice(body)).toEqual(unreadable);
});
