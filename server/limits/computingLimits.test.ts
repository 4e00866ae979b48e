import { Problem } from '@marquee/contracts/problem.ts';
import { afterEach, describe, expect, test } from 'vitest';

import { openTestApp, type TestApp } from '#server/testing/openTestApp.ts';

import { createComputingLimits } from './computingLimits.ts';

function start() {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const limits = createComputingLimits({ now: () => new Date(time) });
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  return { limits, pass };
}

describe('people never wait', () => {
  test('twenty behind one address, who all ask again every five seconds for an hour', () => {
    const { limits, pass } = start();
    for (let second = 0; second < 3600; second += 5) {
      for (let person = 0; person < 20; person += 1) expect(limits.ask('192.0.2.1', 400)).toBeNull();
      pass(5);
    }
  });

  test('twenty behind one address, who all open a page every five seconds, with ten requests each', () => {
    const { limits, pass } = start();
    for (let second = 0; second < 3600; second += 5) {
      for (let person = 0; person < 20; person += 1) {
        expect(limits.page('192.0.2.1')).toBeNull();
        for (let request = 0; request < 10; request += 1) expect(limits.data('192.0.2.1')).toBeNull();
      }
      pass(5);
    }
  });

  test('the largest import, a hundred rows at a time, as fast as it may', () => {
    const { limits } = start();
    for (let batch = 0; batch < 1000; batch += 1) expect(limits.match('192.0.2.1', 2000)).toBeNull();
  });
});

test('a caller with the longest conversations soon has to wait, and learns how long', () => {
  const { limits, pass } = start();
  let count = 0;
  while (limits.ask('192.0.2.1', 6000) === null) count += 1;
  expect(count).toBe(25);
  expect(limits.ask('192.0.2.1', 6000)).toBe(3);
  expect(limits.ask('192.0.2.2', 6000)).toBeNull();
  pass(3);
  expect(limits.ask('192.0.2.1', 6000)).toBeNull();
});

test('a caller that never stops has to wait for pages and data, and others do not', () => {
  const { limits } = start();
  for (const ask of [limits.page, limits.data]) {
    let count = 0;
    while (ask('192.0.2.1') === null) count += 1;
    expect(count).toBe(ask === limits.page ? 600 : 3000);
    expect(ask('192.0.2.2')).toBeNull();
  }
});

describe('over the limit', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());
  const json = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const conversation = json({ turns: Array.from({ length: 12 }, () => ({ say: 'hm '.repeat(166) })) });
  const row = { title: 'x'.repeat(200), year: null, imdb: null, tmdb: null, media: null };

  test.each([
    ['POST /api/concierge', '/api/concierge', conversation],
    ['POST /api/match', '/api/match', json({ rows: Array.from({ length: 100 }, () => row) })],
  ])('%s is refused with a problem and the time to wait', { tags: ['full'] }, async (_, path, request) => {
    app = await openTestApp();
    let answer = await app.ask(path, request);
    for (let count = 1; answer.status === 200 && count < 1000; count += 1)
      answer = await app.ask(path, request);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Problem.parse(JSON.parse(answer.text)).code).toBe('too-many-requests');

    expect((await app.ask(path, request, '198.51.100.4')).status).toBe(200);
    app.pass(Number(answer.headers.get('retry-after')) * 1000);
    expect((await app.ask(path, request)).status).toBe(200);
  });

  test('a page with an answer on it is, too, and others go on', async () => {
    app = await openTestApp();
    const path = `/ai?q=${'hm,'.repeat(2000)}`;
    let answer = await app.ask(path);
    for (let count = 1; answer.status !== 429 && count < 1000; count += 1) answer = await app.ask(path);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await app.ask('/ai')).status).not.toBe(429);
    expect((await app.ask(path, {}, '198.51.100.4')).status).not.toBe(429);
  });
});
