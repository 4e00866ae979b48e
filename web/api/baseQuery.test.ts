import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { describe, expect, it, vi } from 'vitest';

import { type ApiAccess, baseQuery } from './baseQuery.ts';

type Answer = { status: number; headers?: Record<string, string>; body?: string } | Error;

/** Asks once through the query with the given answers in turn; also says how long it slept in between. */
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
      return new Response(answer.body ?? '{"ok":true}', {
        status: answer.status,
        headers: { 'content-type': 'application/json', ...answer.headers },
      });
    },
    sleep: async (milliseconds) => void sleeps.push(milliseconds),
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

describe('baseQuery', () => {
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

  it('stops after two more tries and hands the last error on', async () => {
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

  it('waits as long as the service asks for', async () => {
    const { sleeps } = await ask([{ status: 429, headers: { 'retry-after': '3' } }, ok]);
    expect(sleeps).toEqual([3000]);
  });

  it('does not wait longer than ten seconds: it says so instead', async () => {
    const { result, asked, sleeps } = await ask([{ status: 429, headers: { 'retry-after': '60' } }]);
    expect({ asked: asked.length, sleeps }).toEqual({ asked: 1, sleeps: [] });
    expect(result.error).toMatchObject({ status: 429 });
  });
});
