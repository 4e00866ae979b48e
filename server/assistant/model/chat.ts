import type { Dialect } from '@marquee/assistant/model';
import { z } from 'zod';

import type { BeginSpan } from '#server/spans.ts';

import { createReply, type Message } from './chatReply.ts';
import { eventData } from './eventStream.ts';
import { createServiceFetch, type Meter } from './serviceFetch.ts';
import { ServiceTrouble } from './serviceTrouble.ts';

export type ServiceTimes = {
  firstChunkMilliseconds: number;
  chunkMilliseconds: number;
  totalMilliseconds: number;
};

export type ServiceParts = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  times: ServiceTimes;
  fetch: typeof fetch;
  begin: BeginSpan;
};

type Tool = { name: string; description: string; input: z.ZodType };

type Question = {
  messages: readonly Message[];
  /** What the answer should be as JSON; null where that is said in words only. */
  format: z.ZodType | null;
  tool?: Tool | null;
};

/** Pieces of text as they come, and the whole message last. */
export type Chat = (question: Question) => AsyncGenerator<string | ReturnType<Reply['end']>, void>;

type Reply = ReturnType<typeof createReply>;

const tokensOfAnswer = 700;
const temperature = 0.3;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'output') =>
  z.toJSONSchema(schema, { target: 'draft-7', io });

function troubleOf(error: unknown, signal: AbortSignal): ServiceTrouble {
  if (error instanceof ServiceTrouble) return error;
  const isLate = error instanceof DOMException && /Abort|Timeout/.test(error.name);
  if (signal.aborted || isLate) return new ServiceTrouble({ reason: 'slow' });
  // Of Node, when a connection ends in the middle of an answer.
  return new ServiceTrouble({ reason: error instanceof TypeError ? 'unreachable' : 'unreadable' });
}

/** Ends the reading where the next event takes too long; time that the reader takes does not count. */
async function* inTime(events: AsyncGenerator<string, void>, times: ServiceTimes, late: AbortController) {
  try {
    for (let wait = times.firstChunkMilliseconds; ; wait = times.chunkMilliseconds) {
      const timer = setTimeout(() => late.abort(), wait);
      const { value, done } = await events.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    await events.return();
  }
}

type ChatParts = { dialect: Dialect; meter: Meter; signal: AbortSignal };

/** Questions of one answer to a service that speaks OpenAI's protocol of chat completions, streamed. */
export function openChat(
  { baseUrl, apiKey, model, times, fetch, begin }: ServiceParts,
  { dialect, meter, signal }: ChatParts,
): Chat {
  const send = createServiceFetch({
    fetch,
    address: `${baseUrl.replace(/\/$/, '')}/chat/completions`,
    headers: {
      'content-type': 'application/json',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    },
    dialect,
    meter,
    firstMilliseconds: times.firstChunkMilliseconds,
  });

  // Elsewhere it may be a stranger's, who shall not learn which questions belong to one visitor.
  const isOnThisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(baseUrl).hostname);

  return async function* chat({ messages, format, tool = null }) {
    const late = new AbortController();
    const span = begin('model', { 'gen_ai.request.model': model });
    let failed = true;
    const body = {
      model,
      max_tokens: tokensOfAnswer,
      temperature,
      ...(format && {
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'response', strict: true, schema: schemaOf(format) },
        },
      }),
      messages,
      ...(tool && {
        tools: [
          {
            type: 'function',
            function: {
              name: tool.name,
              description: tool.description,
              parameters: schemaOf(tool.input, 'input'),
            },
          },
        ],
        tool_choice: 'auto',
      }),
      stream: true,
      stream_options: { include_usage: true },
    };
    try {
      const response = await send(
        body,
        AbortSignal.any([signal, late.signal]),
        isOnThisMachine ? span.traceparent : undefined,
      );
      const reply = createReply(meter);
      if (response.body) {
        for await (const data of inTime(eventData(response.body), times, late)) {
          const text = reply.add(data);
          if (text !== '') yield text;
        }
      }
      failed = false;
      yield reply.end();
    } catch (error) {
      failed = true;
      throw troubleOf(error, signal);
    } finally {
      span.end({ failed });
    }
  };
}
