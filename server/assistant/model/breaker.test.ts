import { expect, test } from 'vitest';

import { createModelBreaker } from './breaker.ts';

function start() {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const breaker = createModelBreaker({ now: () => new Date(time) });
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.failed();
  };
  return { breaker, pass, fail };
}

test('three failures in a minute make it rest for a minute', () => {
  const { breaker, pass, fail } = start();
  fail(2);
  expect(breaker.mayAsk()).toBe(true);
  fail(1);
  expect(breaker.mayAsk()).toBe(false);
  pass(59);
  expect(breaker.mayAsk()).toBe(false);
  pass(1);
  expect(breaker.mayAsk()).toBe(true);
});

test('failures that are far apart, or have a success between them, are borne', () => {
  const { breaker, pass, fail } = start();
  fail(2);
  pass(60);
  fail(2);
  expect(breaker.mayAsk()).toBe(true);
  breaker.succeeded();
  fail(2);
  expect(breaker.mayAsk()).toBe(true);
});

test('after the rest one question tries, and its failure means another rest', () => {
  const { breaker, pass, fail } = start();
  fail(3);
  pass(60);
  expect(breaker.mayAsk()).toBe(true);
  expect(breaker.mayAsk()).toBe(false);
  fail(1);
  pass(59);
  expect(breaker.mayAsk()).toBe(false);
  pass(1);
  expect(breaker.mayAsk()).toBe(true);
  breaker.succeeded();
  expect(breaker.mayAsk()).toBe(true);
  expect(breaker.mayAsk()).toBe(true);
});

test('a question that tries and is never heard of again blocks nothing for long', () => {
  const { breaker, pass, fail } = start();
  fail(3);
  pass(60);
  expect(breaker.mayAsk()).toBe(true);
  pass(60);
  expect(breaker.mayAsk()).toBe(true);
});

test('a service that says how long is left alone so long, though not for ever', () => {
  const { breaker, pass } = start();
  breaker.failed(120_000);
  pass(119);
  expect(breaker.mayAsk()).toBe(false);
  pass(1);
  expect(breaker.mayAsk()).toBe(true);
  breaker.failed(365 * 24 * 3_600_000);
  pass(600);
  expect(breaker.mayAsk()).toBe(true);
});

test('once stopped it stays so, whatever comes in late', () => {
  const { breaker, pass } = start();
  breaker.stop();
  breaker.succeeded();
  breaker.failed();
  pass(10_000_000);
  expect(breaker.mayAsk()).toBe(false);
});
