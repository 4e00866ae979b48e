import { createDialect } from './dialect.ts';
import { toChoose, toolDescription, toRead, withTools } from './instructions.ts';
import { Element, LookUpInput } from './lookUpInput.ts';
import { type Meter, createServiceFetch } from './serviceFetch.ts';
import { ServiceTrouble } from './serviceTrouble.ts';

export type ServiceTimes = {
  firstChunkMilliseconds: number;
  chunkMilliseconds: number;
  totalMilliseconds: number;
  toolMilliseconds: number;
};

export type ServiceParts = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  times: ServiceTimes;
  fetch: typeof fetch;
};

export type Question = {
  /** What the model is told of the conversation, as JSON. */
  told: object;
  /** Looks something up in the catalogue; what it returns goes to the model. */
  lookUp: (input: LookUpInput) => { rows: readonly object[] };
  meter: Meter;
  signal: AbortSignal;
};

export type Service = {
  /** The titles that the model chooses, as they come. Throws a `ServiceTrouble` where it can't. */
  choose: (question: Question) => AsyncGenerator<Element, void>;
};

/** How a service can be spoken with, the best first: with tools, with formats of answers only, in plain words. */
const ways = ['tools', 'formats', 'words'] as const;
type Way = (typeof ways)[number];

const steps = 4;
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

const isOver = (signal: AbortSignal, error: unknown): boolean =>
  signal.aborted || (error instanceof DOMException && /Abort|Timeout/.test(error.name));

/** A language model's service, spoken with in the best way that it knows. */
export function openService({ baseUrl, apiKey, model: name, times, fetch }: ServiceParts): Service {
  const dialect = createDialect();
  let best: Way = 'tools';

  async function* chooseIn(way: Way, question: Question, signal: AbortSignal): AsyncGenerator<Element, void> {
    const { told, lookUp, meter } = question;
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
    const model = sdk.wrapLanguageModel({ model: provider(name), middleware });

    let trouble: ServiceTrouble | null = null;
    const common = {
      model,
      temperature,
      maxOutputTokens: tokensOfAnswer,
      maxRetries: 0,
      abortSignal: signal,
      timeout: {
        firstChunkMs: times.firstChunkMilliseconds,
        chunkMs: times.chunkMilliseconds,
        toolMs: times.toolMilliseconds,
      },
      // Without one the SDK writes errors to the console, with the address and all that was sent.
      onError: ({ error }: { error: unknown }) => {
        trouble ??=
          error instanceof ServiceTrouble ? error : new ServiceTrouble({ reason: reasonOf(error, signal) });
      },
      onEnd: ({ usage }: { usage: { totalTokens: number | undefined } }) => {
        meter.toldTokens += usage.totalTokens ?? 0;
      },
      onAbort: () => {
        trouble ??= new ServiceTrouble({ reason: 'slow' });
      },
    };
    const elements = sdk.Output.array({ element: Element });

    const finish = async (output: PromiseLike<unknown>) => {
      const failure = await Promise.resolve(output).then(
        () => null,
        () => trouble ?? new ServiceTrouble({ reason: 'unreadable' }),
      );
      if (failure) throw failure;
    };

    if (way === 'tools') {
      let hasLookedUp = false;
      const result = sdk.streamText({
        ...common,
        instructions: withTools,
        prompt: JSON.stringify(told),
        tools: {
          find_titles: sdk.tool({
            description: toolDescription,
            inputSchema: LookUpInput,
            execute: (input) => {
              hasLookedUp = true;
              return lookUp(input);
            },
          }),
        },
        output: elements,
        stopWhen: sdk.isStepCount(steps),
        prepareStep: ({ stepNumber }) =>
          stepNumber === steps - 1 ? { activeTools: [], toolChoice: 'none' } : {},
      });
      for await (const element of result.elementStream) if (hasLookedUp) yield element;
      // It was offered a tool and made something up instead.
      if (!hasLookedUp) throw trouble ?? new ServiceTrouble({ reason: 'refused', status: 501 });
      await finish(result.output);
      return;
    }

    const reading = sdk.streamText({
      ...common,
      instructions: toRead,
      prompt: JSON.stringify(told),
      output: sdk.Output.object({ schema: LookUpInput }),
    });
    await finish(reading.output);
    const found = lookUp(await reading.output);
    const choosing = sdk.streamText({
      ...common,
      instructions: toChoose,
      prompt: JSON.stringify({ ...told, ...found }),
      output: elements,
    });
    yield* choosing.elementStream;
    await finish(choosing.output);
  }

  return {
    choose: async function* choose(question) {
      const ended = new AbortController();
      const total = AbortSignal.timeout(times.totalMilliseconds);
      const signal = AbortSignal.any([question.signal, ended.signal, total]);
      try {
        for (const way of ways.slice(ways.indexOf(best))) {
          let hasAnswered = false;
          try {
            for await (const element of chooseIn(way, question, signal)) {
              hasAnswered = true;
              yield element;
            }
            best = way;
            return;
          } catch (error) {
            const isLast = way === ways.at(-1);
            if (hasAnswered || isLast || !(error instanceof ServiceTrouble) || !error.isInability)
              throw error;
          }
        }
      } finally {
        ended.abort();
      }
    },
  };
}

/** The JSON of a reply that may have thoughts before it and polite words around it. */
function jsonIn(text: string): string {
  const said = text.replaceAll(/<think>[\s\S]*?<\/think>/g, '');
  return said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
}

function reasonOf(error: unknown, signal: AbortSignal): 'slow' | 'unreachable' | 'unreadable' {
  if (isOver(signal, error)) return 'slow';
  // Of Node, when a connection ends in the middle of an answer; or the service's own words instead of an answer.
  return error instanceof TypeError || !(error instanceof Error) ? 'unreachable' : 'unreadable';
}
