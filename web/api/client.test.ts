import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type ApiAccess, baseQuery } from './client.ts';

type Answer = { status: number; headers?: Record<string, string>; body?: string; takes?: number } | Error;

/** Asks once through the query with the given answers in turn; also returns how long it slept in between. */
async function ask(answers: Answer[]) {
  const asked: string[] = [];
  const sleeps: number[] = [];
  const extra: ApiAccess = {
    origin: 'http://test.invalid',
    fetch: async (request) => {
      asked.push(request.url);
      const answer = answers.shift();
      if (!answer) throw new Error('Asked more often than expected.');
      if (answer instanceof Error) throw answer;
      vi.advanceTimersByTime(answer.takes ?? 0);
      return new Response(answer.body ?? '{"ok":true}', {
        status: answer.status,
        headers: { 'content-type': 'application/json', ...answer.headers },
      });
    },
    sleep: async (milliseconds) => {
      sleeps.push(milliseconds);
      vi.advanceTimersByTime(milliseconds);
    },
    random: () => 0.5,
    identity: () => Promise.reject(new Error('Asked by no query.')),
  };
  const api: BaseQueryApi = {
    signal: new AbortController().signal,
    abort: () => {},
    dispatch: vi.fn<BaseQueryApi['dispatch']>(),
    getState: () => ({}),
    extra,
    endpoint: 'test',
    type: 'query',
  };
  const result = await baseQuery('3/movie/popular', api, {});
  return { result, asked, sleeps };
}

const ok: Answer = { status: 200 };
const down: Answer = { status: 503 };
const unreachable = new TypeError('Failed to fetch');

const askedToWait = (seconds: string): Answer => ({ status: 503, headers: { 'retry-after': seconds } });

describe('baseQuery', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks the origin that it was given', async () => {
    const { result, asked } = await ask([ok]);
    expect(asked).toEqual(['http://test.invalid/3/movie/popular']);
    expect(result.data).toEqual({ ok: true });
  });

  it.each([429, 502, 503, 504])('tries again after %d, waiting longer each time', async (status) => {
    const { result, sleeps } = await ask([{ status }, { status }, ok]);
    expect(result.data).toEqual({ ok: true });
    expect(sleeps).toEqual([400, 800]);
  });

  it('tries again when the service could not be reached', async () => {
    const { result, asked } = await ask([unreachable, ok]);
    expect(result.data).toEqual({ ok: true });
    expect(asked).toHaveLength(2);
  });

  it('does not try again without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { result, asked } = await ask([unreachable]);
    expect(asked).toHaveLength(1);
    expect(result.error).toMatchObject({ status: 'FETCH_ERROR' });
  });

  it('stops after two more tries and returns the last error', async () => {
    const { result, asked } = await ask([down, down, down]);
    expect(asked).toHaveLength(3);
    expect(result.error).toMatchObject({ status: 503 });
  });

  it.each([400, 401, 404, 422, 500])('does not repeat a %d', async (status) => {
    const { result, asked } = await ask([{ status }]);
    expect(asked).toHaveLength(1);
    expect(result.error).toMatchObject({ status });
  });

  it('does not repeat an answer that cannot be read', async () => {
    const { result, asked } = await ask([{ status: 200, body: '<html>' }]);
    expect(asked).toHaveLength(1);
    expect(result.error).toMatchObject({ status: 'PARSING_ERROR' });
  });

  it.each(['1', '2'])('waits %s s where the service asks for that little', async (seconds) => {
    const { result, sleeps } = await ask([askedToWait(seconds), ok]);
    expect(result.data).toEqual({ ok: true });
    expect(sleeps).toEqual([Number(seconds) * 1000]);
  });

  it.each(['3', '10', '86400'])('reports at once that the service asks for %s s', async (seconds) => {
    const { result, asked, sleeps } = await ask([askedToWait(seconds)]);
    expect({ asked: asked.length, sleeps }).toEqual({ asked: 1, sleeps: [] });
    expect(result.error).toMatchObject({ status: 503, waitSeconds: Math.max(5, Number(seconds)) * 1.125 });
  });

  it('reports after three seconds what it waits for, however often it was asked to wait a little', async () => {
    const { result, sleeps } = await ask([askedToWait('2'), askedToWait('2')]);
    expect(sleeps).toEqual([2000]);
    expect(result.error).toMatchObject({ status: 503, waitSeconds: 5 * 1.125 });
  });

  it('counts the time of the answers as well', async () => {
    const { asked, result } = await ask([
      { status: 503, takes: 2400 },
      { ...down, takes: 2400 },
    ]);
    expect(asked).toHaveLength(2);
    expect(result.error).toMatchObject({ status: 503 });
    expect(result.error).not.toHaveProperty('waitSeconds');
  });

  it('leaves a service alone for a moment that says it may be asked at once', async () => {
    const { asked, result } = await ask([askedToWait('0'), askedToWait('0'), askedToWait('0')]);
    expect(asked).toHaveLength(3);
    expect(result.error).toMatchObject({ waitSeconds: 5 * 1.125 });
  });

  it.each(['-1', 'soon', 'Sun, 22 Nov 2026 10:00:00 GMT'])('reads "%s" as no time at all', async (text) => {
    const { sleeps } = await ask([askedToWait(text), ok]);
    expect(sleeps).toEqual([400]);
  });

  it('does not ask again what took its ten seconds', async () => {
    const { asked, result } = await ask([new DOMException('Late.', 'TimeoutError')]);
    expect(asked).toHaveLength(1);
    expect(result.error).toMatchObject({ status: 'TIMEOUT_ERROR' });
  });
});
