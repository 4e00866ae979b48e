import { expect, it } from 'vitest';

import { createAskModel, readChoice } from './askModel.ts';

const question = {
  year: 2026,
  said: ['science fiction'],
  read: [],
  unread: [],
  rows: [],
};
const elements = [{ key: 'movie/603', reason: 'A bold one.' }];
const content = JSON.stringify({ elements });
const good = () => Response.json({ choices: [{ message: { content } }] });

type Sent = { address: string; init: RequestInit & { body: string }; body: Record<string, unknown> };

function open(
  answer: (sent: Sent) => Response | Promise<Response>,
  rest: { key?: string | null; isAllowed?: () => boolean; calls?: number; milliseconds?: number } = {},
) {
  const { key = 'sk-1', isAllowed = () => true, milliseconds = 60_000 } = rest;
  let calls = rest.calls ?? 10;
  const sent: Sent[] = [];
  const ask = createAskModel({
    ai: { base: 'https://ai.example/v1', key, model: 'small' },
    fetch: async (address, init) => {
      const { signal } = init;
      const one = { address, init, body: JSON.parse(init.body) };
      sent.push(one);
      const gone = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
      return Promise.race([answer(one), gone]);
    },
    isAllowed,
    spend: () => {
      calls -= 1;
      return calls >= 0;
    },
    milliseconds,
  });
  return { sent, ask: (signal = new AbortController().signal) => ask(question, signal) };
}

it('sends the question once, as a chat completion in one bounded piece', async () => {
  const { ask, sent } = open(good);
  expect(await ask()).toEqual({ ok: true, elements });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    address: 'https://ai.example/v1/chat/completions',
    init: {
      method: 'POST',
      headers: { authorization: 'Bearer sk-1' },
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    },
    body: { model: 'small', stream: false, temperature: 0, max_tokens: expect.any(Number) },
  });
  expect(sent[0]?.body['messages']).toEqual([
    { role: 'system', content: expect.any(String) },
    { role: 'user', content: JSON.stringify(question) },
  ]);
});

it('sends no key where there is none', async () => {
  const { ask, sent } = open(good, { key: null });
  await ask();
  expect(sent[0]?.init.headers).toEqual({ 'content-type': 'application/json' });
});

it.each([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [400, 'refused'],
  [402, 'limited'],
  [429, 'limited'],
  [500, 'unreachable'],
  [501, 'refused'],
  [503, 'unreachable'],
])('gives up after one %i: %s', async (status, reason) => {
  const { ask, sent } = open(() => Response.json({ error: { message: 'no' } }, { status }));
  expect(await ask()).toEqual({ ok: false, reason });
  expect(sent).toHaveLength(1);
});

it('adapts the request to the service, and keeps that form', async () => {
  const { ask, sent } = open(({ body }) => {
    const told = ['max_tokens', 'temperature'].find((name) => name in body);
    const hint = told === 'max_tokens' ? `'max_tokens' is not known, use 'max_completion_tokens'` : told;
    return told === undefined ? good() : Response.json({ error: { message: hint } }, { status: 400 });
  });
  expect(await ask()).toEqual({ ok: true, elements });
  expect(sent).toHaveLength(3);
  expect(await ask()).toEqual({ ok: true, elements });
  expect(sent).toHaveLength(4);
});

it('reports an unreachable service', async () => {
  const { ask } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask()).toEqual({ ok: false, reason: 'unreachable' });
});

it('gives up on one that says nothing', async () => {
  const { ask } = open(() => new Promise(() => {}), { milliseconds: 20 });
  expect(await ask()).toEqual({ ok: false, reason: 'slow' });
});

it('aborts once the caller does', async () => {
  const asking = new AbortController();
  const { ask, sent } = open(() => new Promise(() => {}));
  const answer = ask(asking.signal);
  asking.abort();
  await answer;
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

it('reads no answer without an end', async () => {
  const endless = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(97)),
      }),
    );
  const { ask } = open(endless);
  expect(await ask()).toEqual({ ok: false, reason: 'unreadable' });
});

it('sends nothing once the day’s calls are used up, and counts each', async () => {
  const { ask, sent } = open(good, { calls: 2 });
  await ask();
  await ask();
  expect(await ask()).toEqual({ ok: false, reason: 'budget' });
  expect(sent).toHaveLength(2);
});

it('sends nothing where that was just switched off', async () => {
  const { ask, sent } = open(good, { isAllowed: () => false });
  expect(await ask()).toMatchObject({ ok: false });
  expect(sent).toEqual([]);
});

const completion = (content: unknown) => JSON.stringify({ choices: [{ message: { content } }] });
const choice = { elements: [{ key: 'movie/603', reason: 'A bold one.' }] };
const unreadable = { ok: false, reason: 'unreadable' };

it.each([
  ['by itself', JSON.stringify(choice)],
  ['in a fence', `\`\`\`json\n${JSON.stringify(choice, null, 2)}\n\`\`\``],
  ['after thoughts', `<think>{hm}</think>Sure! Here it is:\n${JSON.stringify(choice)}\nEnjoy.`],
])('reads a choice %s', (_, content) => {
  expect(readChoice(completion(content))).toEqual({ ok: true, ...choice });
});

it('accepts nothing but a key and a reason', () => {
  const content = JSON.stringify({ elements: [{ ...choice.elements[0], rank: 1 }], more: true });
  expect(readChoice(completion(content))).toEqual({ ok: true, ...choice });
});

it.each([
  ['prose', completion('I would go for a quiet comedy tonight.')],
  ['a choice cut short', completion(JSON.stringify(choice).slice(0, -12))],
  ['a choice without reasons', completion('{"elements":[{"key":"movie/603"}]}')],
  ['a choice that is no list', completion('{"elements":"movie/603"}')],
  [
    'too many',
    completion(JSON.stringify({ elements: Array.from({ length: 30 }, () => choice.elements[0]) })),
  ],
  ['no content', completion(null)],
  ['no choices', '{"choices":[]}'],
  ['another page', '<h1>Welcome to the proxy</h1>'],
  ['nothing', ''],
])('calls %s unreadable', (_, body) => {
  expect(readChoice(body)).toEqual(unreadable);
});
