import type { Asked } from '@marquee/titles';
import { expect, it } from 'vitest';

import { createSendAhead } from './createSendAhead.ts';

const fine: Asked<string> = { ok: true, body: 'fine' };
const down: Asked<string> = { ok: false, status: 503 };

/** Questions that are answered when the test lets them. */
function setUp() {
  const guard = createSendAhead();
  const asked: string[] = [];
  const ask = (name: string, signal = new AbortController().signal) => {
    const { promise, resolve } = Promise.withResolvers<Asked<string>>();
    const question = () => {
      asked.push(name);
      return promise;
    };
    return { answer: guard(question, signal), resolve };
  };
  return { ask, asked };
}

async function failOnce(ask: ReturnType<typeof setUp>['ask']) {
  const first = ask('first');
  first.resolve(down);
  await first.answer;
}

it('lets all through side by side', () => {
  const { ask, asked } = setUp();
  ask('a');
  ask('b');
  expect(asked).toEqual(['a', 'b']);
});

it('sends one ahead after a failure, and fails the others with it', async () => {
  const { ask, asked } = setUp();
  await failOnce(ask);
  const [a, b] = [ask('a'), ask('b')];
  a.resolve(down);
  expect(await Promise.all([a.answer, b.answer])).toEqual([down, down]);
  expect(asked).toEqual(['first', 'a']);
});

it('lets the others follow where that one went well', async () => {
  const { ask, asked } = setUp();
  await failOnce(ask);
  const [a, b, c] = [ask('a'), ask('b'), ask('c')];
  for (const { resolve } of [a, b, c]) resolve(fine);
  expect(await Promise.all([a.answer, b.answer, c.answer])).toEqual([fine, fine, fine]);
  expect(asked).toEqual(['first', 'a', 'b', 'c']);
});

it('sends the next ahead where the first was aborted', async () => {
  const { ask, asked } = setUp();
  await failOnce(ask);
  const leaving = new AbortController();
  const [a, b] = [ask('a', leaving.signal), ask('b')];
  leaving.abort();
  a.resolve({ ok: false, status: 0 });
  b.resolve(fine);
  expect(await b.answer).toEqual(fine);
  expect(asked).toEqual(['first', 'a', 'b']);
});

it('counts what is not there as an answer', async () => {
  const { ask, asked } = setUp();
  const missing = ask('missing');
  missing.resolve({ ok: false, status: 404 });
  await missing.answer;
  ask('a');
  ask('b');
  expect(asked).toEqual(['missing', 'a', 'b']);
});
