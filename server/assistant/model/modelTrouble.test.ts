import type { FallbackReason } from '@marquee/contracts/assistant/events.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Script } from './testing/scripts.ts';
import { secretKey, startModel } from './testing/startModel.ts';

const sentence = 'a funny film from the 1990s';

const consoles = ['log', 'info', 'warn', 'error', 'debug'] as const;
let printed: unknown[] = [];

beforeEach(() => {
  printed = [];
  for (const name of consoles)
    vi.spyOn(console, name).mockImplementation((...said) => void printed.push(said));
});
afterEach(() => vi.restoreAllMocks());

describe('The embedded answer remains', () => {
  /** One of each reason; the others in the full run. */
  const sorts: [Script, FallbackReason, tags?: string[]][] = [
    ['prose', 'unreadable'],
    ['empty', 'ungrounded', ['full']],
    ['unknown-ids', 'ungrounded'],
    ['injected', 'ungrounded'],
    ['endless-tools', 'unreadable', ['full']],
    ['flood', 'unreadable', ['full']],
    ['not-json', 'unreadable', ['full']],
    ['hangs-up', 'unreachable'],
    ['cuts-off', 'unreachable', ['full']],
    ['broken', 'unreachable', ['full']],
    ['redirects', 'refused', ['full']],
    ['unauthorised', 'refused'],
    ['forbidden', 'refused', ['full']],
    ['missing', 'refused', ['full']],
    ['malformed', 'refused', ['full']],
    ['limited', 'limited'],
  ];
  for (const [script, reason, tags = []] of sorts)
    test(`where the service is of this sort: ${script} (${reason})`, { tags }, async () => {
      const { ask, lines } = await startModel(script);
      const { end, steps, embedded } = await ask(sentence);
      expect(end).toEqual({ step: 'fallback', reason });
      expect(embedded.picks.length).toBeGreaterThan(4);
      const told = JSON.stringify([steps, lines, printed]);
      expect(told).not.toContain(secretKey);
      expect(told).not.toContain('127.0.0.1');
      expect(lines.join()).not.toContain('funny');
      expect(printed).toEqual([]);
    });

  test.each<Script>(['silent', 'silent-stream', 'stalls'])('where the service is %s', async (script) => {
    const { ask, server } = await startModel(script, {
      times: { firstChunkMilliseconds: 300, chunkMilliseconds: 300 },
    });
    expect((await ask(sentence)).end).toEqual({ step: 'fallback', reason: 'slow' });
    await vi.waitFor(() => expect(server.requests.at(-1)?.isAborted()).toBe(true));
  });

  test('where there is no service', async () => {
    const { ask, server, lines } = await startModel('ok');
    await server.close();
    expect((await ask(sentence)).end).toEqual({ step: 'fallback', reason: 'unreachable' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      reason: 'unreachable',
      msg: 'the language model gave no answer',
    });
  });

  test('where the whole answer takes too long, though each part comes soon', async () => {
    const { ask } = await startModel('drip', { times: { totalMilliseconds: 250 } });
    expect((await ask(sentence)).end).toEqual({ step: 'fallback', reason: 'slow' });
  });
});

describe('A service that fails', () => {
  test('is asked a second time where that may help, and not where it does not', async () => {
    const { ask, server } = await startModel('broken');
    await ask(sentence);
    expect(server.requests).toHaveLength(2);
    server.play('limited');
    await ask(sentence);
    expect(server.requests).toHaveLength(3);
  });

  test('rests after three failures in a minute, and is tried again a minute later', async () => {
    const { ask, server, pass } = await startModel('prose');
    for (const _ of [1, 2, 3]) {
      expect((await ask(sentence)).end).toEqual({ step: 'fallback', reason: 'unreadable' });
    }
    const asked = server.requests.length;
    expect((await ask(sentence)).end).toEqual({ step: 'fallback', reason: 'resting' });
    expect(server.requests).toHaveLength(asked);
    server.play('ok');
    pass(60);
    expect((await ask(sentence)).end).toEqual({ step: 'done' });
  });

  test('rests as long as it wants', async () => {
    const { ask, server, pass } = await startModel('limited');
    expect((await ask(sentence)).end).toEqual({ step: 'fallback', reason: 'limited' });
    server.play('ok');
    pass(119);
    expect((await ask(sentence)).end).toEqual({ step: 'fallback', reason: 'resting' });
    pass(1);
    expect((await ask(sentence)).end).toEqual({ step: 'done' });
  });

  test('is not asked again with a key that it refused, until the server starts again', async () => {
    const { ask, server, pass, lines, startAgain } = await startModel('unauthorised');
    expect((await ask(sentence)).end).toEqual({ step: 'fallback', reason: 'refused' });
    server.play('ok');
    pass(24 * 3600);
    expect((await ask(sentence)).end).toEqual({ step: 'fallback', reason: 'resting' });
    expect(server.requests).toHaveLength(1);
    expect(lines).toHaveLength(1);
    startAgain();
    expect((await ask(sentence)).end).toEqual({ step: 'done' });
  });

  test('in the middle of its answer keeps what was complete, if that is enough', async () => {
    const { ask } = await startModel('truncated');
    const { end, picks, reasons } = await ask(sentence);
    expect(end).toEqual({ step: 'done' });
    expect(picks).toHaveLength(5);
    expect(reasons).not.toContain(null);
  });
});

test('the key is sent to the service alone', async () => {
  const { ask, server, lines } = await startModel('ok');
  const { steps } = await ask(sentence);
  expect(server.requests.map(({ authorization }) => authorization)).toEqual(
    server.requests.map(() => `Bearer ${secretKey}`),
  );
  expect(JSON.stringify(server.requests.map(({ body }) => body))).not.toContain(secretKey);
  expect(JSON.stringify([steps, lines, printed])).not.toContain(secretKey);
});
