import type { Dialect } from '@marquee/assistant/model';

import { createServiceFetch, type Meter } from './serviceFetch.ts';
import { ServiceTrouble } from './serviceTrouble.ts';

export type ServiceTimes = {
  firstChunkMilliseconds: number;
  chunkMilliseconds: number;
  totalMilliseconds: number;
  toolMilliseconds: number;
};

export type ModelServiceOptions = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  times: ServiceTimes;
  fetch: typeof fetch;
};

/** How a service can be spoken with, the best first: with tools, with formats of answers only, in plain words. */
export const ways = ['tools', 'formats', 'words'] as const;
export type OutputMode = (typeof ways)[number];

const tokensOfAnswer = 700;
const temperature = 0.3;

/** The parts of the AI SDK, which is loaded with the first question. */
async function loadSdk() {
  // Where it wants to warn it writes to the console, and our log is JSON.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const [sdk, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  return { ...sdk, createOpenAICompatible };
}

/** The JSON of a reply that may have thoughts before it and polite words around it. */
function jsonIn(text: string): string {
  const said = text.replaceAll(/<think>[\s\S]*?<\/think>/g, '');
  return said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
}

function troubleOf(error: unknown, signal: AbortSignal): ServiceTrouble {
  if (error instanceof ServiceTrouble) return error;
  const isLate = error instanceof DOMException && /Abort|Timeout/.test(error.name);
  if (signal.aborted || isLate) return new ServiceTrouble({ reason: 'slow' });
  // Of Node, when a connection ends in the middle of an answer; or the service's own words instead of an answer.
  const isCut = error instanceof TypeError || !(error instanceof Error);
  return new ServiceTrouble({ reason: isCut ? 'unreachable' : 'unreadable' });
}

type CallOptions = { dialect: Dialect; way: OutputMode; meter: Meter; signal: AbortSignal };

/** What all questions of one answer have in common, and what went wrong with them. */
export async function openCall(service: ModelServiceOptions, { dialect, way, meter, signal }: CallOptions) {
  const { baseUrl, apiKey, model: name, times, fetch } = service;
  const sdk = await loadSdk();
  const provider = sdk.createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: createServiceFetch({ fetch, dialect, meter, firstMilliseconds: times.firstChunkMilliseconds }),
    ...(way === 'words' && {
      transformRequestBody: ({ response_format: _format, ...body }) => body,
    }),
  });
  const middleware = sdk.extractJsonMiddleware(way === 'words' ? { transform: jsonIn } : {});

  let trouble: ServiceTrouble | null = null;
  const settings = {
    model: sdk.wrapLanguageModel({ model: provider(name), middleware }),
    temperature,
    maxOutputTokens: tokensOfAnswer,
    // What may be over soon is tried a second time closer to the service.
    maxRetries: 0,
    abortSignal: signal,
    timeout: {
      firstChunkMs: times.firstChunkMilliseconds,
      chunkMs: times.chunkMilliseconds,
      toolMs: times.toolMilliseconds,
    },
    // Without one the SDK writes errors to the console, with the address and all that was sent.
    onError: ({ error }: { error: unknown }) => {
      trouble ??= troubleOf(error, signal);
    },
    onAbort: () => {
      trouble ??= new ServiceTrouble({ reason: 'slow' });
    },
    onEnd: ({ usage }: { usage: { totalTokens: number | undefined } }) => {
      meter.toldTokens += usage.totalTokens ?? 0;
    },
  };

  return {
    sdk,
    settings,
    trouble: (): ServiceTrouble | null => trouble,
    /** The whole of an answer; throws the trouble that came instead. */
    whole: async <Output>(output: PromiseLike<Output>): Promise<Output> => {
      try {
        return await output;
      } catch {
        throw trouble ?? new ServiceTrouble({ reason: 'unreadable' });
      }
    },
  };
}

export type ModelCall = Awaited<ReturnType<typeof openCall>>;
