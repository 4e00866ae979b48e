import { setTimeout as pass } from 'node:timers/promises';

import type { Dialect } from '@marquee/assistant/model';

import { ServiceTrouble } from './serviceTrouble.ts';

const secondTryAfter = 300;
/** A wait that a person hardly notices is worth it. */
const longestWait = 2_000;
const mostBytes = 1_000_000;
const mostBytesOfRefusal = 4_000;
const mostTries = 2;
const mostLessons = 4;
/** JSON of a question, and of an answer that comes in chunks of a token each. */
const sentBytesOfToken = 4;
const receivedBytesOfToken = 40;

/** One question's usage as the service reported it; estimated where it didn't or was cut short. */
export type Meter = { sentBytes: number; receivedBytes: number; toldTokens: number };

export function tokensSpent({ sentBytes, receivedBytes, toldTokens }: Meter): number {
  const guess = Math.ceil(sentBytes / sentBytesOfToken + receivedBytes / receivedBytesOfToken);
  return Math.max(toldTokens, guess);
}

type Body = Readonly<Record<string, unknown>>;

type ServiceFetchParts = {
  fetch: typeof fetch;
  address: string;
  headers: Readonly<Record<string, string>>;
  dialect: Dialect;
  meter: Meter;
  /** How long the service may take until it begins to answer. */
  firstMilliseconds: number;
};

/** In milliseconds; a date says nothing to a clock that may be wrong. */
function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get('retry-after') ?? '';
  return /^\d{1,9}(?:\.\d+)?$/.test(header) ? Math.ceil(Number(header) * 1000) : undefined;
}

function troubleOf(response: Response | null): ServiceTrouble {
  if (response === null) return new ServiceTrouble({ reason: 'unreachable' });
  const { status } = response;
  if (status === 429 || status === 402) {
    const restMilliseconds = retryAfterOf(response);
    return new ServiceTrouble({
      reason: 'limited',
      status,
      ...(restMilliseconds !== undefined && { restMilliseconds }),
    });
  }
  if (status >= 500 && status !== 501) return new ServiceTrouble({ reason: 'unreachable', status });
  return new ServiceTrouble({ reason: 'refused', status });
}

/** How long to wait for a second try, or null where there is none. */
function pauseAfter(response: Response | null): number | null {
  if (response === null) return secondTryAfter;
  if (response.status === 429) {
    const wait = retryAfterOf(response);
    return wait !== undefined && wait <= longestWait ? wait : null;
  }
  return response.status >= 500 && response.status !== 501 ? secondTryAfter : null;
}

async function readRefusal(response: Response): Promise<string> {
  let text = '';
  if (response.body === null) return text;
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > mostBytesOfRefusal) break;
  }
  return text.slice(0, mostBytesOfRefusal);
}

/** The body, counted, and ended by an error where it never ends. */
function metered(response: Response, meter: Meter): Response {
  let received = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      received += chunk.byteLength;
      meter.receivedBytes += chunk.byteLength;
      if (received > mostBytes) controller.error(new ServiceTrouble({ reason: 'unreadable' }));
      else controller.enqueue(chunk);
    },
  });
  const { status, headers } = response;
  return new Response(response.body?.pipeThrough(counting) ?? null, { status, headers });
}

/**
 * All requests to the language model's service. It follows no redirects, tries a second time what may be over soon,
 * adapts to the parameters that the service supports, and makes each refusal a `ServiceTrouble`.
 */
export function createServiceFetch(parts: ServiceFetchParts) {
  const { fetch, address, headers, dialect, meter, firstMilliseconds } = parts;
  return async (body: Body, signal: AbortSignal, traceparent?: string): Promise<Response> => {
    const send = async (): Promise<Response | null> => {
      const said = JSON.stringify(dialect.say(body));
      meter.sentBytes += said.length;
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), firstMilliseconds);
      const either = AbortSignal.any([signal, late.signal]);
      try {
        return await fetch(address, {
          method: 'POST',
          headers: { ...headers, ...(traceparent !== undefined && { traceparent }) },
          body: said,
          redirect: 'manual',
          signal: either,
        });
      } catch (error) {
        if (signal.aborted) throw error;
        if (late.signal.aborted) throw new ServiceTrouble({ reason: 'slow' });
        return null;
      } finally {
        clearTimeout(timer);
      }
    };

    const hasLearned = async (response: Response | null) =>
      response?.status === 400 && dialect.learn(body, await readRefusal(response));

    let tries = 0;
    let lessons = 0;
    for (;;) {
      const response = await send();
      if (response?.ok) return metered(response, meter);
      if (lessons < mostLessons && (await hasLearned(response))) {
        lessons += 1;
        continue;
      }
      if (response && !response.bodyUsed) await response.body?.cancel();
      const pause = pauseAfter(response);
      tries += 1;
      if (pause === null || tries >= mostTries) throw troubleOf(response);
      await pass(pause, undefined, { signal });
    }
  };
}
