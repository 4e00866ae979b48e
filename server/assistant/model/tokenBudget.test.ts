import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { createTokenBudget, mostTokensOfQuestion } from './tokenBudget.ts';

async function start({ questions = 3 } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'budget-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  let time = Date.parse('2026-11-21T23:00:00Z');
  const open = (folder = directory) =>
    createTokenBudget({
      directory: folder,
      dailyTokens: questions * mostTokensOfQuestion,
      now: () => new Date(time),
      log,
    });
  const path = join(directory, 'concierge-budget.json');
  return {
    open,
    path,
    lines,
    kept: async () => JSON.parse(await readFile(path, 'utf8')),
    pass: (hours: number) => {
      time += hours * 3_600_000;
    },
  };
}

test('counts what questions took', async () => {
  const { open, kept } = await start();
  const budget = open();
  const first = await budget.reserve();
  const second = await budget.reserve();
  expect(await kept()).toEqual({ day: '2026-11-21', tokens: 2 * mostTokensOfQuestion });
  await first?.settle(1234);
  await second?.settle(100);
  await second?.settle(100);
  expect(await kept()).toEqual({ day: '2026-11-21', tokens: 1334 });
  expect(await budget.left()).toBe(3 * mostTokensOfQuestion - 1334);
});

test('questions under way count as much as they may take, so that many at once stay within the day', async () => {
  const { open } = await start({ questions: 3 });
  const budget = open();
  const reserved = await Promise.all(Array.from({ length: 10 }, () => budget.reserve()));
  expect(reserved.filter((reservation) => reservation !== null)).toHaveLength(3);
  for (const reservation of reserved) await reservation?.settle(10);
  expect(await budget.reserve()).not.toBeNull();
});

test('a restart goes on where it was, also after a question that never ended', async () => {
  const { open } = await start({ questions: 2 });
  await open().reserve();
  const again = open();
  expect(await again.reserve()).not.toBeNull();
  expect(await again.reserve()).toBeNull();
});

test('a new day starts at zero, and late use of yesterday counts for yesterday', async () => {
  const { open, pass, kept } = await start({ questions: 1 });
  const budget = open();
  const late = await budget.reserve();
  expect(await budget.reserve()).toBeNull();
  pass(2);
  const first = await budget.reserve();
  await late?.settle(5);
  expect(await kept()).toEqual({ day: '2026-11-22', tokens: mostTokensOfQuestion });
  await first?.settle(7);
  expect(await kept()).toEqual({ day: '2026-11-22', tokens: 7 });
});

test('a damaged count is reported and starts anew', async () => {
  const { open, path, lines } = await start();
  await writeFile(path, '{"day":');
  expect(await open().reserve()).not.toBeNull();
  expect(lines).toHaveLength(1);
});

test('a disk that cannot be written is reported once, and the count goes on in memory', async () => {
  const { open, path, lines } = await start({ questions: 2 });
  await writeFile(path, '{"day":"2026-11-21","tokens":0}');
  const budget = open(join(path, 'no-folder'));
  expect(await budget.reserve()).not.toBeNull();
  expect(await budget.reserve()).not.toBeNull();
  expect(await budget.reserve()).toBeNull();
  expect(lines).toHaveLength(1);
});
