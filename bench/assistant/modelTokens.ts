import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { AssistantEngine } from '@marquee/assistant';
import type { Turn } from '@marquee/contracts/assistant/conversation.ts';
import { pino } from 'pino';

import { openModel } from '#server/assistant/model/askModel.ts';
import { startOpenAiServer } from '#server/assistant/model/testing/openAiServer.ts';
import type { Script } from '#server/assistant/model/testing/scripts.ts';

/** A model that answers at once, one that looks something up first, and one without tools. */
const kinds: readonly Script[] = ['ok', 'looks-up', 'no-tools'];

/**
 * What questions to a language model cost in tokens of today's encodings: all that is sent, and what comes back.
 * `count` is the encoding's. The service stands on this machine, and its answers have the usual length.
 */
export async function measureModelTokens(
  conversations: readonly (readonly Turn[])[],
  { engine, count }: { engine: AssistantEngine; count: (text: string) => number },
) {
  const report: Record<string, { questions: number; p50: number; p95: number; max: number }> = {};
  for (const script of kinds) {
    const server = await startOpenAiServer(script);
    const directory = mkdtempSync(join(tmpdir(), 'marquee-tokens-'));
    try {
      const spent: number[] = [];
      for (const turns of conversations) {
        const model = openModel(
          { baseUrl: server.url, apiKey: null, model: 'bench', dailyTokens: 1_000_000 },
          {
            now: () => new Date('2026-06-01T12:00:00Z'),
            log: pino({ level: 'silent' }),
            dataDirectory: directory,
          },
        );
        const asked = { turns: [...turns], seen: [], here: false };
        const embedded = engine.answer(asked, { count: 8, year: 2026 });
        const before = server.requests.length;
        let received = '';
        const { signal } = new AbortController();
        for await (const step of model.ask({ asked, engine, embedded, address: '192.0.2.1', signal })) {
          if (step.step === 'pick') received += `{"key":"movie/12345","reason":"${step.reason}"},`;
        }
        const sent = server.requests
          .slice(before)
          .map(({ body: { messages, tools, response_format: format } }) =>
            JSON.stringify([messages, tools, format]),
          );
        spent.push(sent.reduce((sum, text) => sum + count(text), count(received)));
      }
      const sorted = spent.toSorted((one, other) => one - other);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
      report[script] = { questions: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
    } finally {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    }
  }
  return report;
}
