import { afterEach, describe, expect, it, vi } from 'vitest';

import { createLog } from '#server/log.ts';
import { freePort } from '#server/testing/freePort.ts';

import { createTraces, type TracesOptions } from './createTraces.ts';
import { startCollector } from './testing/startCollector.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function open(endpoint: string, given: Partial<TracesOptions> = {}) {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) > 0 });
  const traces = createTraces({ endpoint, log, delayMilliseconds: 10, ...given });
  ends.push(traces.close);
  return { ...traces, told: () => lines.map((line): string => JSON.parse(line).msg) };
}

async function collect(...given: Parameters<typeof startCollector>) {
  const collector = await startCollector(...given);
  ends.unshift(collector.close);
  return collector;
}

const proxys = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('spans', () => {
  it('belong to the span that they began in, and a request to what the proxy began', async () => {
    const { url, spans, addresses } = await collect();
    const { begin } = open(`${url}/`);
    const request = begin('request', { 'http.request.method': 'GET', traceparent: proxys });
    const render = request.run(() => begin('render'));
    const statement = render.run(() => begin('statement', {}, performance.now() - 40));
    statement.end();
    render.end({ failed: true });
    request.end({ facts: { 'http.route': '/movie/:id' } });
    await vi.waitFor(() => expect(spans).toHaveLength(3));
    const [first, second, third] = spans;
    expect([first?.name, second?.name, third?.name]).toEqual(['statement', 'render', 'GET /movie/:id']);
    expect(first?.parentSpanId).toBe(second?.spanId);
    expect(second?.parentSpanId).toBe(third?.spanId);
    expect(third?.parentSpanId).toBe('b7ad6b7169203331');
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(
      new Set(['0af7651916cd43dd8448eb211c80319c']),
    );
    expect(Number(first?.endTimeUnixNano) - Number(first?.startTimeUnixNano)).toBeGreaterThanOrEqual(39e6);
    expect(addresses).toEqual(['POST /v1/traces']);
    expect(request.traceparent).toBe(`00-${third?.traceId}-${third?.spanId}-01`);
  });

  it('begin a trace of their own where the proxy’s is none, and none where it wants none', async () => {
    const { url, spans } = await collect();
    const { begin } = open(url);
    for (const traceparent of ['tulip', '', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, `${proxys}-more`])
      begin('request', { traceparent }).end();
    begin('request', { traceparent: proxys.replace(/01$/, '00') }).end();
    begin('request').end();
    await vi.waitFor(() => expect(spans).toHaveLength(5));
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(5);
    expect(spans.filter(({ parentSpanId }) => parentSpanId)).toEqual([]);
  });

  it('of work that belongs to no request are not sent', async () => {
    const { url, spans } = await collect();
    const { begin } = open(url);
    begin('transaction').end();
    begin('request').end();
    await vi.waitFor(() => expect(spans).toHaveLength(1));
  });
});

/** Far more than may wait. */
const many = 20_000;
const mostKept = 2048 + 512;

function beginMany({ begin }: Pick<ReturnType<typeof open>, 'begin'>) {
  for (let count = 0; count < many; count += 1) begin('request', { 'marquee.request.id': count }).end();
}

describe('a collector that', () => {
  it('is down costs the spans only, and is told of once', async () => {
    const port = await freePort();
    const traces = open(`http://127.0.0.1:${port}`, { patienceMilliseconds: 200 });
    beginMany(traces);
    await vi.waitFor(() => expect(traces.told()).toHaveLength(1));
    const { spans } = await collect(undefined, port);
    await vi.waitFor(
      () => {
        traces.begin('request').end();
        expect(traces.told()).toHaveLength(2);
      },
      { timeout: 10_000 },
    );
    expect(traces.told()[0]).toContain('can’t be sent');
    expect(traces.told()[1]).toContain('again');
    expect(spans.length).toBeLessThanOrEqual(2 * mostKept);
  });

  it('never answers gets one batch at a time, and the rest is dropped', async () => {
    const { url, spans, bodies } = await collect(() => {});
    const traces = open(url, { patienceMilliseconds: 300 });
    beginMany(traces);
    await vi.waitFor(() => expect(bodies.length).toBeGreaterThan(0));
    expect(spans.length).toBe(512);
    await vi.waitFor(() => expect(traces.told()).toHaveLength(1));
    await vi.waitFor(() => expect(bodies.length).toBeGreaterThanOrEqual(5), { timeout: 10_000 });
    await new Promise((done) => setTimeout(done, 100));
    expect(spans.length).toBeLessThanOrEqual(mostKept);
    beginMany(traces);
    // Closing doesn't wait for it for ever.
    await traces.close();
  });

  it('refuses is no failure of ours', async () => {
    const { url, bodies } = await collect((response) => response.writeHead(400).end('no'));
    const traces = open(url);
    traces.begin('request').end();
    await vi.waitFor(() => expect(traces.told()).toHaveLength(1));
    expect(bodies).toHaveLength(1);
  });
});
