import { expect, test } from 'vitest';

import { createModelBreaker } from './breaker.ts';

function start() {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const breaker = createModelBreaker({ now: () => new Date(time) });
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  const mayAsk = () => breaker.admit() !== null;
  const admitted = () => {
    const call = breaker.admit();
    if (!call) throw new Error('refused');
    return call;
  };
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.failed(admitted());
  };
  return { breaker, pass, mayAsk, admitted, fail };
}

test('three failures in a minute make it rest for a minute', () => {
  const { pass, mayAsk, fail } = start();
  fail(2);
  expect(mayAsk()).toBe(true);
  fail(1);
  expect(mayAsk()).toBe(false);
  pass(59);
  expect(mayAsk()).toBe(false);
  pass(1);
  expect(mayAsk()).toBe(true);
});

test('failures that are far apart, or have a success between them, are borne', () => {
  const { breaker, pass, mayAsk, admitted, fail } = start();
  fail(2);
  pass(60);
  fail(2);
  expect(mayAsk()).toBe(true);
  breaker.succeeded(admitted());
  fail(2);
  expect(mayAsk()).toBe(true);
});

test('after the rest one question tries, and its failure means another rest', () => {
  const { breaker, pass, mayAsk, admitted, fail } = start();
  fail(3);
  pass(60);
  const probe = admitted();
  expect(mayAsk()).toBe(false);
  breaker.failed(probe);
  pass(59);
  expect(mayAsk()).toBe(false);
  pass(1);
  breaker.succeeded(admitted());
  expect(mayAsk()).toBe(true);
  expect(mayAsk()).toBe(true);
});

test('a probe that never ends blocks nothing for long', () => {
  const { pass, mayAsk, fail } = start();
  fail(3);
  pass(60);
  expect(mayAsk()).toBe(true);
  pass(60);
  expect(mayAsk()).toBe(true);
});

test('a service that names a pause gets it, up to a limit', () => {
  const { breaker, pass, mayAsk, admitted } = start();
  breaker.failed(admitted(), 120_000);
  pass(119);
  expect(mayAsk()).toBe(false);
  pass(1);
  breaker.failed(admitted(), 365 * 24 * 3_600_000);
  pass(600);
  expect(mayAsk()).toBe(true);
});

test('once stopped it stays so, whatever comes in late', () => {
  const { breaker, pass, mayAsk, admitted } = start();
  const call = admitted();
  breaker.stop();
  breaker.succeeded(call);
  breaker.failed(call);
  pass(10_000_000);
  expect(mayAsk()).toBe(false);
});
