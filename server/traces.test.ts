import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { type OpenAiServer, startOpenAiServer } from './assistant/model/testing/openAiServer.ts';
import { type CollectedSpan, startCollector } from './operations/traces/testing/startCollector.ts';
import { type Replica, startReplica } from './testing/startReplica.ts';
import { type FakeTmdb, startFakeTmdb } from './titles/tmdb/testing/fakeTmdb.ts';

let tmdb: FakeTmdb;
let model: OpenAiServer;
let collector: Awaited<ReturnType<typeof startCollector>>;
let server: Replica;

beforeAll(async () => {
  [tmdb, model, collector] = await Promise.all([startFakeTmdb(), startOpenAiServer('ok'), startCollector()]);
  server = await startReplica({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRUSTED_PROXIES: '127.0.0.1',
    TMDB_TOKEN: tmdb.token,
    TMDB_BASE_URL: tmdb.url,
    TMDB_EXPORTS_URL: tmdb.url,
    AI_BASE_URL: model.url,
    AI_MODEL: 'test-model',
  });
}, 60_000);
afterAll(async () => {
  await server.remove();
  await Promise.all([tmdb.close(), model.close(), collector.close()]);
});

let traces = 0;

/** Asks as a proxy does that has begun a trace; resolves to the trace's spans, once those are there. */
async function trace(
  path: string,
  names: readonly string[],
  init: RequestInit = {},
): Promise<CollectedSpan[]> {
  traces += 1;
  const traceId = traces.toString(16).padStart(32, 'a');
  const headers = new Headers(init.headers);
  headers.set('traceparent', `00-${traceId}-b7ad6b7169203331-01`);
  headers.set('x-forwarded-for', '203.0.113.9');
  headers.set('user-agent', 'Lovelace');
  await (await fetch(server.origin + path, { ...init, headers })).text();
  const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  await vi.waitFor(
    () => expect(ofTrace().map(({ name }) => name)).toEqual(expect.arrayContaining([...names])),
    {
      timeout: 10_000,
    },
  );
  return ofTrace();
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The names from a span up to the request. */
function lineOf(spans: readonly CollectedSpan[], name: string): string[] {
  const line: string[] = [];
  let span = spans.find((one) => one.name === name);
  while (span) {
    line.push(span.name);
    const { parentSpanId } = span;
    span = spans.find(({ spanId }) => spanId === parentSpanId);
  }
  return line;
}

describe('a trace', () => {
  it('has a span for each step of a page, down to the call to TMDB', async () => {
    const spans = await trace('/movie/603-the-matrix', ['GET /movie/:id', 'render', 'data', 'tmdb']);
    expect(lineOf(spans, 'tmdb')).toEqual(['tmdb', 'data', 'render', 'GET /movie/:id']);
    expect(spans.find(({ name }) => name === 'GET /movie/:id')).toMatchObject({
      parentSpanId: 'b7ad6b7169203331',
    });
  });

  it('has one for a write and its statements', async () => {
    const body = { email: 'ada@films.example', password: 'a violet umbrella' };
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=marquee-embedded';
    const name = 'POST /identitytoolkit.googleapis.com/v1/:call';
    const spans = await trace(path, [name, 'transaction', 'statement'], json(body));
    expect(lineOf(spans, 'transaction')).toEqual(['transaction', name]);
  });

  it('has one for a picture that is drawn', async () => {
    const spans = await trace('/t/p/w342/m603-poster.svg', ['drawing']);
    expect(lineOf(spans, 'drawing')).toEqual(['drawing', 'GET /t/p/:size/:file']);
  });

  it('has one for the language model, which learns of it on this machine alone; TMDB never does', async () => {
    const spans = await trace('/api/concierge', ['model'], json({ turns: [{ say: 'Lovelace in space' }] }));
    expect(lineOf(spans, 'model')).toEqual(['model', 'POST /api/concierge']);
    const ids = spans
      .filter(({ name }) => name === 'model')
      .map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`);
    expect(ids).toEqual(expect.arrayContaining([model.requests[0]?.traceparent]));
    expect(tmdb.calls.length).toBeGreaterThan(0);
    for (const { headers } of tmdb.calls)
      for (const name of ['traceparent', 'tracestate', 'baggage']) expect(headers).not.toHaveProperty(name);
  });

  it('has nothing personal in it', async () => {
    for (const path of [
      '/search?q=Lovelace',
      '/ada@films.example',
      '/list/tulip',
      '/3/search/movie?query=Lovelace',
    ])
      await trace(path, []);
    await trace('/3/movie/550', ['GET /3/movie/:id']);
    for (const secret of ['Lovelace', 'ada@', 'violet', 'tulip', '203.0.113.9', tmdb.token])
      expect(collector.bodies.filter((body) => body.includes(secret))).toEqual([]);
  });
});
