import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createEngine } from '@marquee/assistant';
import { titleKey } from '@marquee/assistant/events';
import type { ModelStep } from '@marquee/assistant/model';
import type { Turn } from '@marquee/contracts/assistant/conversation.ts';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';

import { shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { openModel } from '../askModel.ts';
import type { SharedLimitsOptions } from '../sharedLimits.ts';
import { startOpenAiServer } from './openAiServer.ts';
import type { Script } from './scripts.ts';

/** What must never leave the server. */
export const secretKey = 'sk-secret-key';

/** On a busy machine nothing is late that isn't meant to be. */
const patient = {
  firstChunkMilliseconds: 30_000,
  chunkMilliseconds: 30_000,
  totalMilliseconds: 50_000,
};

let shipped: ReturnType<typeof createEngine> | undefined;

type Options = {
  dailyTokens?: number;
  times?: Partial<typeof patient>;
  engine?: ReturnType<typeof createEngine>;
  /** As one of several replicas. */
  shared?: SharedLimitsOptions;
};

type Asking = {
  seen?: string[];
  without?: string[];
  earlier?: Turn[];
  address?: string;
  signal?: AbortSignal;
  onStep?: (step: ModelStep) => void;
};

/** An assistant with a scripted language model. Logs and answers are recorded. */
export async function startModel(
  script: Script,
  { dailyTokens = 10_000_000, times, engine, shared }: Options = {},
) {
  const server = await startOpenAiServer(script);
  const directory = await mkdtemp(join(tmpdir(), 'model-'));
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const answering = engine ?? (shipped ??= createEngine(shippedTitles()));
  const lines: string[] = [];
  let time = Date.parse('2026-11-21T12:00:00Z');
  const open = () =>
    openModel(
      { baseUrl: server.url, apiKey: secretKey, model: 'test-model', dailyTokens },
      {
        now: () => new Date(time),
        log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
        dataDirectory: directory,
        shared,
        times: { ...patient, ...times },
      },
    );
  let model = open().ask;

  const ask = async (say: string, asking: Asking = {}) => {
    const asked = {
      turns: [...(asking.earlier ?? []), { say, without: asking.without ?? [] }],
      seen: asking.seen ?? [],
      here: false,
    };
    const embedded = answering.answer(asked, { count: 8, year: 2026 });
    const steps: ModelStep[] = [];
    const input = {
      asked,
      engine: answering,
      embedded,
      address: asking.address ?? '192.0.2.1',
      signal: asking.signal ?? new AbortController().signal,
    };
    for await (const step of model(input)) {
      steps.push(step);
      asking.onStep?.(step);
    }
    const picks = steps.flatMap((step) => (step.step === 'pick' ? [step] : []));
    return {
      embedded,
      steps,
      picks,
      keys: picks.map(({ chosen }) => titleKey(chosen.title)),
      reasons: picks.map(({ reason }) => reason),
      query: steps.find((step) => step.step === 'query')?.query,
      end: steps.at(-1),
    };
  };

  return {
    server,
    ask,
    lines,
    directory,
    engine: answering,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    startAgain: () => {
      model = open().ask;
    },
  };
}
