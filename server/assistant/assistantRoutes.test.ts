import { createEngine } from '@marquee/assistant';
import { AssistantEvent } from '@marquee/contracts/assistant/events.ts';
import { Problem } from '@marquee/contracts/problem.ts';
import { afterEach, expect, test } from 'vitest';

import { openTestApp, type TestApp } from '#server/testing/openTestApp.ts';

import { openTestTitles } from '../../packages/titles/testing/testSource.ts';
import { type QuestionAnswering, answerHere } from './answering.ts';
import { type AssistantRoutesOptions, createAssistantRoutes } from './assistantRoutes.ts';
import type { AskModel } from './model/askModel.ts';
import { shippedTitles } from './testing/shippedTitles.ts';

const titles = shippedTitles();
const engine = createEngine(titles);
const item = ({ media, id }: { media: 'movie' | 'tv'; id: number }) => {
  const facts = titles.find((title) => title.media === media && title.id === id);
  const shared = {
    adult: false,
    backdrop_path: null,
    genre_ids: [],
    id,
    original_language: 'en',
    overview: '',
    popularity: 1,
    poster_path: null,
    vote_average: 7,
    vote_count: 1,
  };
  const name = facts?.name ?? '';
  return media === 'movie'
    ? { ...shared, original_title: name, release_date: '', title: name, video: false, media_type: media }
    : { ...shared, first_air_date: '', name, origin_country: [], original_name: name, media_type: media };
};

const now = () => new Date('2026-11-21T12:00:00Z');
const routes = (parts: Partial<AssistantRoutesOptions> = {}) =>
  createAssistantRoutes({
    answering: answerHere(async () => engine, now),
    engine: async () => engine,
    titles: () => titles,
    openTitles: openTestTitles(item),
    ownItem: item,
    askModel: null,
    onSurprise: (error) => {
      throw error;
    },
    ...parts,
  });

const post = (
  body: unknown,
  { headers, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
) =>
  new Request('http://127.0.0.1/concierge', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    ...(signal && { signal }),
  });

const asked = (say: string) => ({ turns: [{ say }] });

/** The events of a stream, each checked against the contract and against its own name. */
function eventsOf(stream: string): AssistantEvent[] {
  return stream
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? '';
      const event = AssistantEvent.parse(JSON.parse(field('data')));
      expect(field('event')).toBe(event.event);
      return event;
    });
}

const streamOf = async (body: unknown, parts?: Partial<AssistantRoutesOptions>) => {
  const answer = await routes(parts).fetch(post(body), { address: '203.0.113.7' });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  return eventsOf(await answer.text());
};

const names = (events: readonly AssistantEvent[]) => [...new Set(events.map(({ event }) => event))];

test('other requests come between questions that are asked at once', async () => {
  const order: string[] = [];
  const { answer } = engine;
  const counted: typeof engine = {
    ...engine,
    answer: (...given) => {
      order.push('answer');
      setImmediate(() => order.push('another request'));
      return answer(...given);
    },
  };
  const shared = routes({ answering: answerHere(async () => counted, now) });
  const answers = [1, 2, 3].map(async () => {
    const answered = await shared.fetch(post(asked('a heist film')), { address: '203.0.113.7' });
    return answered.text();
  });
  await Promise.all(answers);
  expect(order.slice(0, 5)).toEqual(['answer', 'another request', 'answer', 'another request', 'answer']);
});

test('streams what was understood, the picks and what to know of them', async () => {
  const events = await streamOf(asked('a heist film from the 90s'));
  expect(names(events)[0]).toBe('query');
  expect(events.at(-1)).toEqual({ event: 'done', engine: 'embedded' });
  const picks = events.filter((event) => event.event === 'pick');
  expect(picks.length).toBeGreaterThanOrEqual(5);
  expect(picks.map(({ rank }) => rank)).toEqual(picks.map((_, index) => index + 1));
});

test('gives the same at once to a client that accepts only JSON', async () => {
  const answer = await routes().fetch(
    post(asked('a heist film from the 90s'), { headers: { accept: 'application/json' } }),
    {},
  );
  const { events } = (await answer.json()) as { events: unknown[] };
  expect(events.map((event) => AssistantEvent.parse(event))).toEqual(
    await streamOf(asked('a heist film from the 90s')),
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('counts what somebody likes, and says so', async () => {
  const notebook = titles.find(({ name }) => name === 'The Notebook');
  const liked = notebook ? [{ media: notebook.media, id: notebook.id }] : [];
  const response = await routes().fetch(
    post({ ...asked('a comedy'), liked }, { headers: { accept: 'application/json' } }),
    {},
  );
  expect(JSON.stringify(await response.json())).toContain('"key":"taste"');
});

test('leaves out what was seen', async () => {
  const picked = (events: readonly AssistantEvent[]) =>
    events.flatMap((event) =>
      event.event === 'pick' ? [`${event.title.media_type}/${event.title.id}`] : [],
    );
  const first = picked(await streamOf(asked('a heist film from the 90s')));
  const second = await streamOf({ ...asked('a heist film from the 90s'), seen: first.slice(0, 2) });
  expect(picked(second)).not.toContain(first[0]);
  expect(picked(second)).not.toContain(first[1]);
  expect(second).toContainEqual({ event: 'note', note: { is: 'left-out', count: expect.any(Number) } });
});

test.each([
  ['no JSON', 'not json', 400],
  ['nothing said', { turns: [] }, 400],
  ['a sentence that is too long', asked('x'.repeat(501)), 400],
  ['too many sentences', { turns: Array.from({ length: 13 }, () => ({ say: 'x' })) }, 400],
  ['a title that is none', { ...asked('x'), seen: ['movie/0'] }, 400],
])('refuses %s in words', async (_, body, status) => {
  const answer = await routes().fetch(post(body), { id: 'r1' });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code: 'bad-request', requestId: 'r1' });
});

test('refuses what is not sent as JSON', async () => {
  const answer = await routes().fetch(post('a=b', { headers: { 'content-type': 'text/plain' } }), {});
  expect(answer.status).toBe(415);
});

const model =
  (ask: (input: Parameters<AskModel>[0]) => ReturnType<AskModel>): AskModel =>
  (input) =>
    ask(input);

test('shows the embedded picks first, and then those of the model', async () => {
  const askModel = model(async function* ask({ embedded }) {
    const [first, second] = embedded.picks;
    if (second) yield { step: 'pick', rank: 1, chosen: second, reason: 'It is the quieter one.' };
    if (first) yield { step: 'pick', rank: 2, chosen: first, reason: null };
    yield { step: 'done' };
  });
  const events = await streamOf(asked('a heist film from the 90s'), { askModel });
  const asking = events.findIndex(({ event }) => event === 'asking');
  expect(events.slice(0, asking).filter(({ event }) => event === 'pick').length).toBeGreaterThanOrEqual(5);
  expect(events.slice(asking + 1)).toMatchObject([
    { event: 'pick', engine: 'model', rank: 1, reason: 'It is the quieter one.' },
    { event: 'pick', engine: 'model', rank: 2, reason: null },
    { event: 'done', engine: 'model' },
  ]);
});

test('never asks the model for people who keep their words here, nor about what is no wish', async () => {
  const askModel = model(() => {
    throw new Error('was asked');
  });
  expect(names(await streamOf({ ...asked('a heist film'), here: true }, { askModel }))).not.toContain(
    'asking',
  );
  expect(names(await streamOf(asked('hello'), { askModel }))).not.toContain('asking');
});

test('stops the model when the visitor leaves', async () => {
  let left: AbortSignal | undefined;
  const askModel = model(async function* ask({ signal }) {
    left = signal;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    yield { step: 'fallback', reason: 'slow' };
  });
  const person = new AbortController();
  const answer = await routes({ askModel }).fetch(post(asked('a heist film'), { signal: person.signal }), {});
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  for (let read = ''; !read.includes('event: asking');) {
    const chunk = await reader?.read();
    read += decoder.decode(chunk?.value);
  }
  await expect.poll(() => left).toBeDefined();
  person.abort();
  expect(left?.aborted).toBe(true);
  await reader?.cancel();
});

test('says what answers, and gives the catalogue to browsers that answer for themselves', async () => {
  expect(await (await routes().request('/concierge')).json()).toEqual({ mode: 'embedded' });
  const askModel = model(async function* ask() {
    yield { step: 'done' };
  });
  expect(await (await routes({ askModel }).request('/concierge')).json()).toEqual({ mode: 'assisted' });
  const { titles: all } = (await (await routes().request('/concierge/catalogue')).json()) as {
    titles: unknown[];
  };
  expect(all).toHaveLength(titles.length);
});

test('makes the engine while the visitor still types', async () => {
  let isMade = false;
  const engineLater = async () => {
    isMade = true;
    return engine;
  };
  await routes({ answering: answerHere(engineLater, now) }).request('/concierge');
  await expect.poll(() => isMade, { timeout: 10_000 }).toBe(true);
});

test('says when too many others wait, before an answer has begun', async () => {
  const answering: QuestionAnswering = { prepare: async () => {}, answer: async () => null };
  const answer = await routes({ answering }).fetch(post(asked('a heist film')), { address: '203.0.113.7' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(Problem.parse(await answer.json()).code).toBe('unavailable');
});

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

test('is part of the product', async () => {
  app = await openTestApp();
  const answer = await app.ask('/api/concierge', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked('science fiction')),
  });
  expect(answer.status).toBe(200);
  expect(eventsOf(answer.text).at(-1)).toEqual({ event: 'done', engine: 'embedded' });
});
