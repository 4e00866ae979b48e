import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { AssistantEvent } from '@marquee/contracts/assistant/events.ts';
import type { TypedMovie } from '@marquee/contracts/tmdb/lists.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';

import { shippedFind, shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { openTestTitles } from '../../../packages/titles/testing/testSource.ts';
import { openAssistant } from '../openAssistant.ts';
import { startOpenAiServer } from './testing/openAiServer.ts';
import type { Script } from './testing/scripts.ts';
import { secretKey } from './testing/startModel.ts';

const ownItem = ({ id }: { id: number }): TypedMovie => ({
  adult: false,
  backdrop_path: null,
  genre_ids: [],
  id,
  media_type: 'movie',
  original_language: 'en',
  original_title: '',
  overview: '',
  popularity: 1,
  poster_path: null,
  release_date: '',
  title: '',
  video: false,
  vote_average: 7,
  vote_count: 1,
});

/** The assistant behind a socket, with a language model's service that behaves as scripted. */
async function start(script: Script) {
  const service = await startOpenAiServer(script);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'wire-'));
  const lines: string[] = [];
  const { routes } = await openAssistant({
    settings: { AI_BASE_URL: service.url, AI_API_KEY: secretKey, AI_MODEL: 'test-model' },
    readTitles: shippedTitles,
    findByDescription: shippedFind(),
    openTitles: openTestTitles(ownItem),
    ownItem,
    dataDirectory,
    now: () => new Date('2026-11-21T12:00:00Z'),
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });
  const server = createServer(
    getRequestListener((request) => routes.fetch(request, { address: '203.0.113.7' })),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await service.close();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  /** The events as they come; to stop reading is to disconnect. */
  async function* ask(say: string, body: object = {}): AsyncGenerator<AssistantEvent> {
    const gone = new AbortController();
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/concierge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ turns: [{ say }], ...body }),
        signal: gone.signal,
      });
      let text = '';
      const decoder = new TextDecoder();
      for await (const chunk of answer.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = block.split('\n').find((line) => line.startsWith('data: '));
          yield AssistantEvent.parse(JSON.parse(data?.slice(6) ?? ''));
        }
      }
    } finally {
      gone.abort();
    }
  }

  return { ask, service, lines };
}

const sentence = 'a funny film from the 1990s';

async function allOf<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
}

const chapters = (events: readonly AssistantEvent[]) =>
  events.map(({ event }) => event).filter((name, index, all) => name !== 'note' && name !== all[index - 1]);

const embedded = ['query', 'pick', 'chips', 'asking'];

test('the embedded answer comes first, then what the model makes of it', async () => {
  const { ask, service, lines } = await start('ok');
  const events = await allOf(ask(sentence));
  expect(chapters(events)).toEqual([...embedded, 'query', 'pick', 'done']);
  const chosen = events.flatMap((event) =>
    event.event === 'pick' && event.engine === 'model' ? [event] : [],
  );
  expect(chosen.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(events.at(-1)).toEqual({ event: 'done', engine: 'model' });
  expect(JSON.stringify([events, lines])).not.toContain(secretKey);

  const asked = service.requests.length;
  const kept = await allOf(ask('a sad film from the 1980s', { here: true }));
  expect(kept.at(-1)).toEqual({ event: 'done', engine: 'embedded' });
  expect(service.requests).toHaveLength(asked);
});

test('the embedded answer is whole where the model fails', async () => {
  const { ask, service, lines } = await start('ok');
  const scripts: Script[] = ['prose', 'injected', 'broken', 'unauthorised', 'ok'];
  const told: AssistantEvent[][] = [];
  for (const script of scripts) {
    service.play(script);
    told.push(await allOf(ask(sentence)));
  }
  expect(new Set(told.map((events) => chapters(events).join()))).toEqual(
    new Set([`${embedded.join()},fallback`]),
  );
  expect(told.map((events) => events.at(-1))).toEqual(
    ['unreadable', 'ungrounded', 'unreachable', 'refused', 'resting'].map((reason) => ({
      event: 'fallback',
      reason,
    })),
  );
  expect(JSON.stringify([told, lines])).not.toContain(secretKey);
});

test('leaving the page ends the work at the service', async () => {
  const { ask, service } = await start('stalls');
  const events = ask(sentence);
  let event: AssistantEvent | void;
  do event = (await events.next()).value;
  while (event && event.event !== 'asking');
  await vi.waitFor(() => expect(service.requests).toHaveLength(1), { timeout: 10_000 });
  await events.return(undefined);
  await vi.waitFor(() => expect(service.requests[0]?.isAborted()).toBe(true), { timeout: 10_000 });
});
