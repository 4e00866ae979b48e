import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { startModel } from './testing/startModel.ts';
import { mostTokensOfQuestion } from './tokenBudget.ts';

const sentence = 'a funny film from the 1990s';
const year = (index: number) => `a funny film from ${1960 + index}`;

test('an answer is remembered: asking the same again costs nothing', async () => {
  const { ask, server } = await startModel('ok');
  const first = await ask(sentence);
  const asked = server.requests.length;
  const again = await ask(sentence, { address: '192.0.2.9' });
  expect(again.steps).toEqual(first.steps);
  expect(server.requests).toHaveLength(asked);
  await ask(sentence, { without: ['media/movie'] });
  expect(server.requests.length).toBeGreaterThan(asked);
});

test('a failure is not remembered', async () => {
  const { ask, server } = await startModel('prose');
  await ask(sentence);
  server.play('ok');
  expect((await ask(sentence)).end).toEqual({ step: 'done' });
});

test('an address that asks too much gets the embedded answer, and others are not touched', async () => {
  const { ask, pass } = await startModel('ok');
  for (let index = 0; index < 10; index += 1) expect((await ask(year(index))).end).toEqual({ step: 'done' });
  expect((await ask(year(11))).end).toEqual({ step: 'fallback', reason: 'limited' });
  expect((await ask(year(11), { address: '192.0.2.2' })).end).toEqual({ step: 'done' });
  pass(6);
  expect((await ask(year(12))).end).toEqual({ step: 'done' });
});

test('a third question at once has to do without', async () => {
  const { ask } = await startModel('drip');
  const answers = await Promise.all([ask(year(1)), ask(year(2)), ask(year(3))]);
  const ends = answers.map(({ end }) => end);
  expect(ends).toContainEqual({ step: 'fallback', reason: 'limited' });
  expect(ends.filter((end) => end?.step === 'done')).toHaveLength(2);
});

test('when the tokens of the day are used up the embedded answer remains, also after a restart', async () => {
  const { ask, directory, startAgain, pass, server } = await startModel('ok', {
    dailyTokens: mostTokensOfQuestion + 1,
  });
  expect((await ask(year(1))).end).toEqual({ step: 'done' });
  const kept = JSON.parse(await readFile(join(directory, 'concierge-budget.json'), 'utf8'));
  expect(kept.day).toBe('2026-11-21');
  expect(kept.tokens).toBeGreaterThan(1000);
  expect(kept.tokens).toBeLessThan(mostTokensOfQuestion);
  const asked = server.requests.length;
  expect((await ask(year(2))).end).toEqual({ step: 'fallback', reason: 'budget' });
  startAgain();
  expect((await ask(year(2))).end).toEqual({ step: 'fallback', reason: 'budget' });
  expect(server.requests).toHaveLength(asked);
  pass(24 * 3600);
  expect((await ask(year(2))).end).toEqual({ step: 'done' });
});

test('a visitor who leaves cancels the question at the service', async () => {
  const { ask, server, lines } = await startModel('stalls');
  const gone = new AbortController();
  const answering = ask(sentence, { signal: gone.signal });
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  gone.abort();
  expect((await answering).end).not.toMatchObject({ step: 'fallback' });
  await vi.waitFor(() => expect(server.requests[0]?.isAborted()).toBe(true));
  // Not a failure: nothing is logged, and nothing counts as a failure.
  expect(lines).toEqual([]);
});

test('a visitor who has left before the start causes no question', async () => {
  const { ask, server } = await startModel('ok');
  const { steps } = await ask(sentence, { signal: AbortSignal.abort() });
  expect(steps).toEqual([]);
  expect(server.requests).toEqual([]);
});

test('a reader who stops in the middle leaves nothing running', async () => {
  const { ask, server } = await startModel('drip');
  const stop = new Error('stop');
  const reading = ask(sentence, {
    onStep: () => {
      throw stop;
    },
  });
  await expect(reading).rejects.toBe(stop);
  await vi.waitFor(() => expect(server.requests.at(-1)?.isAborted()).toBe(true));
  const answers = await Promise.all([ask(year(1)), ask(year(2))]);
  expect(answers.map(({ end }) => end?.step)).toEqual(['done', 'done']);
});

test('two tabs with one question do not disturb each other', async () => {
  const { ask, server } = await startModel('drip');
  const gone = new AbortController();
  const one = ask(sentence, { signal: gone.signal });
  const other = ask(sentence);
  await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(1));
  gone.abort();
  const [left, kept] = await Promise.all([one, other]);
  expect(left.end).not.toEqual({ step: 'done' });
  expect(kept.end).toEqual({ step: 'done' });
  expect(kept.picks).toHaveLength(6);
});
