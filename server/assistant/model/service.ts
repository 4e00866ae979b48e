import { createDialect, toChoose } from '@marquee/assistant/model';

import { toolDescription, toRead, withTools } from './instructions.ts';
import { LookUpInput, PickInput } from './lookUpInput.ts';
import { type ModelCall, type ModelServiceOptions, openCall, type OutputMode, ways } from './openCall.ts';
import type { Meter } from './serviceFetch.ts';
import { ServiceTrouble } from './serviceTrouble.ts';

type Question = {
  /** What the model is told of the conversation, as JSON. */
  told: object;
  /** Looks something up in the catalogue; what it returns goes to the model. */
  lookUp: (input: LookUpInput) => { rows: readonly object[] };
  meter: Meter;
  signal: AbortSignal;
};

type Elements = AsyncGenerator<PickInput, void>;

export type Service = {
  /** The titles that the model chooses, as they come. Throws a `ServiceTrouble` where it can't. */
  choose: (question: Question) => Elements;
};

const mostSteps = 4;

/** One question, in which the model looks up what it wants. */
async function* choosingWithTools(
  { sdk, settings, trouble, whole }: ModelCall,
  { told, lookUp }: Question,
): Elements {
  let hasLookedUp = false;
  const result = sdk.streamText({
    ...settings,
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
    output: sdk.Output.array({ element: PickInput }),
    stopWhen: sdk.isStepCount(mostSteps),
    // The last step is for the answer.
    prepareStep: ({ stepNumber }) =>
      stepNumber === mostSteps - 1 ? { activeTools: [], toolChoice: 'none' } : {},
  });
  for await (const element of result.elementStream) if (hasLookedUp) yield element;
  // It was offered a tool and made something up instead.
  if (!hasLookedUp) throw trouble() ?? new ServiceTrouble({ reason: 'refused', status: 501 });
  await whole(result.output);
}

/** Two questions: what to look up, and what to choose of it. */
async function* choosingOfRows({ sdk, settings, whole }: ModelCall, { told, lookUp }: Question): Elements {
  const reading = sdk.streamText({
    ...settings,
    instructions: toRead,
    prompt: JSON.stringify(told),
    output: sdk.Output.object({ schema: LookUpInput }),
  });
  const found = lookUp(await whole(reading.output));
  const choosing = sdk.streamText({
    ...settings,
    instructions: toChoose,
    prompt: JSON.stringify({ ...told, ...found }),
    output: sdk.Output.array({ element: PickInput }),
  });
  yield* choosing.elementStream;
  await whole(choosing.output);
}

/** A language model's service, spoken with in the best way that it knows. */
export function openService(parts: ModelServiceOptions): Service {
  const dialect = createDialect();
  let best: OutputMode = ways[0];

  async function* chooseIn(way: OutputMode, question: Question, signal: AbortSignal): Elements {
    const call = await openCall(parts, { dialect, way, meter: question.meter, signal });
    yield* (way === 'tools' ? choosingWithTools : choosingOfRows)(call, question);
  }

  return {
    choose: async function* choose(question) {
      const ended = new AbortController();
      const total = AbortSignal.timeout(parts.times.totalMilliseconds);
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
            const isUnable = error instanceof ServiceTrouble && error.isInability;
            if (hasAnswered || !isUnable || way === ways.at(-1)) throw error;
          }
        }
      } finally {
        // Also where the client has gone: it ends the work at the service.
        ended.abort();
      }
    },
  };
}
