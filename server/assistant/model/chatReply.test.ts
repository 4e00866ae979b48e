import { expect, test } from 'vitest';

import { createReply } from './chatReply.ts';

function start() {
  const meter = { sentBytes: 0, receivedBytes: 0, toldTokens: 0 };
  const reply = createReply(meter);
  const say = (delta: object, rest: object = {}) =>
    reply.add(JSON.stringify({ choices: [{ index: 0, delta, ...rest }] }));
  const calls = () => {
    say({}, { finish_reason: 'tool_calls' });
    return reply.end().tool_calls.map(({ id, function: { name, arguments: json } }) => [id, name, json]);
  };
  return { meter, reply, say, calls };
}

const piece = (id: string | null, name: string | null, json: string, index: number | null = 0) => ({
  tool_calls: [{ index, id, function: { name, arguments: json } }],
});

test('text comes as text and as parts, thoughts go back to the service', () => {
  const { reply, say } = start();
  expect(say({ role: 'assistant', content: null, reasoning_content: 'Hm.' })).toBe('');
  expect(say({ content: 'One ' })).toBe('One ');
  expect(
    say({
      content: [
        { type: 'thinking', thinking: [] },
        { type: 'text', text: 'two' },
      ],
    }),
  ).toBe('two');
  say({}, { finish_reason: 'stop' });
  expect(reply.add('[DONE]')).toBe('');
  expect(reply.end()).toEqual({
    role: 'assistant',
    content: 'One two',
    reasoning_content: 'Hm.',
    tool_calls: [],
  });
});

test('a call comes in pieces, with or without an index and an id', () => {
  const one = start();
  one.say(piece('a', 'find', '{"x"'));
  one.say(piece(null, null, ':1}'));
  expect(one.calls()).toEqual([['a', 'find', '{"x":1}']]);

  const other = start();
  other.say(piece(null, 'find', '{"x"', null));
  other.say(piece('', '', ':1}', null));
  expect(other.calls()).toEqual([['call_1', 'find', '{"x":1}']]);
});

test('calls beside each other stay apart, also where all have one index', () => {
  const one = start();
  one.say(piece('a', 'find', '{"x":', 0));
  one.say(piece('b', 'find', '{"y":', 1));
  one.say(piece(null, null, '1}', 0));
  one.say(piece(null, null, '2}', 1));
  expect(one.calls()).toEqual([
    ['a', 'find', '{"x":1}'],
    ['b', 'find', '{"y":2}'],
  ]);

  const other = start();
  other.say(piece('a', 'find', '{}', 0));
  other.say(piece('b', 'find', '{}', 0));
  other.say(piece(null, 'find', '{}', null));
  expect(other.calls().map(([id]) => id)).toEqual(['a', 'b', 'call_3']);
});

test('what Gemini wants back with a call is kept', () => {
  const { reply, say } = start();
  const extra = { google: { thought_signature: 'x' } };
  say({
    tool_calls: [{ index: 0, id: 'a', extra_content: extra, function: { name: 'f', arguments: '{}' } }],
  });
  say({}, { finish_reason: 'tool_calls' });
  expect(reply.end().tool_calls[0]?.extra_content).toEqual(extra);
});

test('tokens are counted once, however often they are reported', () => {
  const { meter, reply } = start();
  meter.toldTokens = 1000;
  reply.add(JSON.stringify({ choices: [], usage: { prompt_tokens: 10, completion_tokens: 1 } }));
  reply.add(JSON.stringify({ choices: [], usage: { total_tokens: 30 } }));
  expect(meter.toldTokens).toBe(1030);
});

test.each([
  ['unreachable', '{"error":{"message":"overloaded"}}'],
  ['unreadable', '<h1>Oops</h1>'],
  ['unreadable', '{"choices":[{"delta":{"content":5}}]}'],
])('it is %s where an event says %s', (reason, data) => {
  expect(() => start().reply.add(data)).toThrow(reason);
});

test('a reply without an end is unreadable', () => {
  const { reply, say } = start();
  say({ content: '{}' });
  expect(() => reply.end()).toThrow('unreadable');
});
