import { expect, test } from 'vitest';

import { createDialect } from './dialect.ts';

const body = { model: 'm', max_tokens: 700, temperature: 0.3, messages: [] };

test('leaves a body unchanged until a service refuses it', () => {
  const dialect = createDialect();
  expect(dialect.say(body)).toEqual(body);
  expect(dialect.learn(body, "Unsupported parameter: use 'max_completion_tokens' instead")).toBe(true);
  expect(dialect.say(body)).toEqual({
    model: 'm',
    temperature: 0.3,
    messages: [],
    max_completion_tokens: 2800,
    reasoning_effort: 'low',
  });
  expect(dialect.learn(body, "'temperature' does not support 0.3")).toBe(true);
  expect(dialect.learn(body, 'unknown field reasoning_effort')).toBe(true);
  expect(dialect.say(body)).toEqual({ model: 'm', messages: [], max_completion_tokens: 2800 });
});

test('learns nothing from other refusals, nor twice', () => {
  const dialect = createDialect();
  expect(dialect.learn(body, 'the model is overloaded')).toBe(false);
  expect(dialect.learn(body, 'tool_choice is unknown')).toBe(false);
  expect(dialect.learn(body, 'temperature')).toBe(true);
  expect(dialect.learn(body, 'temperature')).toBe(false);
});
