import { createDialect } from '@marquee/assistant/model';
import { expect, test } from 'vitest';

import { createServiceFetch, tokensSpent } from './serviceFetch.ts';
import { ServiceTrouble } from './serviceTrouble.ts';

type Answering = (init: RequestInit, count: number) => Response | Promise<Response>;

function start(answer: Answering, { firstMilliseconds = 30_000 } = {}) {
  const sent: RequestInit[] = [];
  const meter = { sentBytes: 0, receivedBytes: 0, toldTokens: 0 };
  const send = createServiceFetch({
    fetch: async (_address, init = {}) => {
      sent.push(init);
      return answer(init, sent.length);
    },
    address: 'http://service.test/v1/chat/completions',
    headers: {},
    dialect: createDialect(),
    meter,
    firstMilliseconds,
  });
  const ask = (signal = new AbortController().signal) => send({ model: 'm', temperature: 0.3 }, signal);
  const trouble = async (signal?: AbortSignal) => {
    const error: unknown = await ask(signal).catch((thrown: unknown) => thrown);
    return error instanceof ServiceTrouble ? error.trouble : error;
  };
  return { ask, trouble, sent, meter };
}

const answered = (status: number, headers: Record<string, string> = {}, body = '{}') =>
  new Response(body, { status, headers });

test('gives what the service answers, and counts what was sent and came', async () => {
  const { ask, meter, sent } = start(() => answered(200, {}, 'x'.repeat(400)));
  expect(await (await ask()).text()).toHaveLength(400);
  expect(meter).toEqual({ sentBytes: 31, receivedBytes: 400, toldTokens: 0 });
  expect(tokensSpent(meter)).toBe(18);
  expect(tokensSpent({ ...meter, toldTokens: 1000 })).toBe(1000);
  expect(sent[0]?.redirect).toBe('manual');
});

test.each([500, 502, 503, 504])('tries a second time after a %i', async (status) => {
  const { ask, sent } = start((_, count) => answered(count === 1 ? status : 200));
  expect((await ask()).status).toBe(200);
  expect(sent).toHaveLength(2);
});

test('tries a second time where the connection broke', async () => {
  const { ask } = start((_, count) => {
    if (count === 1) throw new TypeError('fetch failed');
    return answered(200);
  });
  expect((await ask()).status).toBe(200);
});

test('waits as long as a busy service asks, where that is too short to notice', async () => {
  const { ask, sent } = start((_, count) =>
    count === 1 ? answered(429, { 'retry-after': '0' }) : answered(200),
  );
  expect((await ask()).status).toBe(200);
  expect(sent).toHaveLength(2);
});

test.each([
  ['60', { reason: 'limited', status: 429, restMilliseconds: 60_000 }],
  ['Wed, 21 Oct 2026 07:28:00 GMT', { reason: 'limited', status: 429 }],
  ['-5', { reason: 'limited', status: 429 }],
  ['', { reason: 'limited', status: 429 }],
])('does not wait for a service that is busy for longer: %s', async (after, expected) => {
  const { trouble, sent } = start(() => answered(429, { 'retry-after': after }));
  expect(await trouble()).toEqual(expected);
  expect(sent).toHaveLength(1);
});

test.each([301, 307, 400, 401, 403, 404, 422, 501])('asks once where the answer is a %i', async (status) => {
  const { trouble, sent } = start(() => answered(status, { location: 'http://elsewhere.test/' }));
  expect(await trouble()).toEqual({ reason: 'refused', status });
  expect(sent).toHaveLength(1);
});

test('says what a service does not like otherwise, and gives up where that does not help', async () => {
  const { trouble, sent } = start(() => answered(400, {}, '{"error":{"message":"no temperature, please"}}'));
  expect(await trouble()).toEqual({ reason: 'refused', status: 400 });
  expect(sent.map(({ body }) => body)).toEqual(['{"model":"m","temperature":0.3}', '{"model":"m"}']);
});

test('does not wait for ever for a service that says nothing', async () => {
  const never: Answering = (init) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const { trouble, sent } = start(never, { firstMilliseconds: 20 });
  expect(await trouble()).toEqual({ reason: 'slow' });
  expect(sent).toHaveLength(1);
});

test('ends when the caller does', async () => {
  const gone = new AbortController();
  const { trouble, sent } = start(() => {
    gone.abort();
    throw new DOMException('aborted', 'AbortError');
  });
  expect(await trouble(gone.signal)).toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});

test('ends an answer that does not end', async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
  });
  const { ask, meter } = start(() => new Response(endless));
  await expect((await ask()).text()).rejects.toThrow('unreadable');
  expect(meter.receivedBytes).toBeLessThan(1_200_000);
});
