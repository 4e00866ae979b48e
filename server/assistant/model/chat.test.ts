import { createDialect } from '@marquee/assistant/model';
import { expect, test } from 'vitest';

import type { BeginSpan } from '#server/spans.ts';

import { openChat } from './chat.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** What a service at that address is told of the trace, and how the call's span ended. */
async function ask(baseUrl: string, status = 200) {
  const told: (string | null)[] = [];
  const ended: unknown[] = [];
  const begin: BeginSpan = () => ({
    traceparent,
    run: (work) => work(),
    end: (outcome) => ended.push(outcome),
  });
  const chat = openChat(
    {
      baseUrl,
      apiKey: null,
      model: 'm',
      times: { firstChunkMilliseconds: 1000, chunkMilliseconds: 1000, totalMilliseconds: 1000 },
      fetch: async (_, init) => {
        told.push(new Headers(init?.headers).get('traceparent'));
        return new Response(
          'data: {"choices":[{"delta":{"content":"x"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
          { status },
        );
      },
      begin,
    },
    {
      dialect: createDialect(),
      meter: { sentBytes: 0, receivedBytes: 0, toldTokens: 0 },
      signal: new AbortController().signal,
    },
  );
  try {
    for await (const part of chat({ messages: [], format: null })) void part;
  } catch {
    // Of a refusal.
  }
  return { told, ended };
}

test.each(['http://127.0.0.1:11434/v1', 'http://localhost:11434/v1', 'http://[::1]:11434/v1/'])(
  'a service on this machine, %s, learns which trace a call belongs to',
  async (baseUrl) => {
    expect((await ask(baseUrl)).told).toEqual([traceparent]);
  },
);

test.each(['https://models.example/v1', 'http://127.0.0.1.models.example/v1', 'http://10.0.0.7/v1'])(
  'a service elsewhere, %s, does not',
  async (baseUrl) => {
    expect((await ask(baseUrl)).told).toEqual([null]);
  },
);

test('the span of a call ends once, with its outcome', async () => {
  expect((await ask('http://127.0.0.1/v1')).ended).toEqual([{ failed: false }]);
  expect((await ask('http://127.0.0.1/v1', 401)).ended).toEqual([{ failed: true }]);
});
