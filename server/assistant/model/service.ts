import { createDialect, type NamedPick, type TitleRow, toChoose } from '@marquee/assistant/model';

import { type Chat, openChat, type ServiceParts } from './chat.ts';
import type { Message, ToolCall } from './chatReply.ts';
import { createElementReader, readWhole } from './elementReader.ts';
import { toolDescription, toRead, withTools } from './instructions.ts';
import { Elements, LookUpInput } from './lookUpInput.ts';
import type { Meter } from './serviceFetch.ts';
import { ServiceTrouble } from './serviceTrouble.ts';

type Question = {
  /** What the model gets of the conversation, as JSON, and the first rows. */
  told: { rows: readonly TitleRow[] };
  /** Looks something up in the catalogue; what it returns goes to the model. */
  lookUp: (input: LookUpInput) => { rows: readonly TitleRow[] };
  meter: Meter;
  signal: AbortSignal;
};

type Choosing = AsyncGenerator<NamedPick, void>;

export type Service = {
  /** The titles that the model chooses, as they come. Throws a `ServiceTrouble` where it can't. */
  choose: (question: Question) => Choosing;
};

/** How a service can be spoken with, the best first: with tools, with formats of answers only, in plain words. */
const ways = ['tools', 'formats', 'words'] as const;
type Way = (typeof ways)[number];

/** A look-up, another one, and the answer. */
const mostSteps = 3;
const tool = { name: 'find_titles', description: toolDescription, input: LookUpInput };

const opening = (instructions: string, told: object): Message[] => [
  { role: 'system', content: instructions },
  { role: 'user', content: JSON.stringify(told) },
];

function inputOf({ function: { name, arguments: json } }: ToolCall): LookUpInput | null {
  if (name !== tool.name) return null;
  try {
    return LookUpInput.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** One question, in which the model may look up what it wants. */
async function* choosingWithTools(chat: Chat, { told, lookUp }: Question): Choosing {
  const messages = opening(withTools, told);
  let reader = createElementReader();

  const answerTo = (call: ToolCall): Message => {
    const input = inputOf(call);
    const error = `There is only ${tool.name}, and its arguments have to fit its schema.`;
    const content = JSON.stringify(input ? lookUp(input) : { error });
    return { role: 'tool', tool_call_id: call.id, content };
  };

  for (let step = 1; step <= mostSteps; step += 1) {
    reader = createElementReader();
    let calls: readonly ToolCall[] = [];
    // The last step is for the answer.
    for await (const part of chat({ messages, format: Elements, tool: step < mostSteps ? tool : null })) {
      if (typeof part === 'string') yield* reader.add(part);
      else {
        calls = part.tool_calls;
        messages.push(part);
      }
    }
    if (calls.length === 0) break;
    messages.push(...calls.map(answerTo));
  }
  reader.end();
}

/** Two questions: what to look up, and what to choose of it. */
async function* choosingOfRows(chat: Chat, { told, lookUp }: Question, way: Way): Choosing {
  const format = <Schema>(schema: Schema) => (way === 'formats' ? schema : null);
  let read = '';
  const toBeRead = opening(toRead, { ...told, rows: [] });
  for await (const part of chat({ messages: toBeRead, format: format(LookUpInput) }))
    if (typeof part === 'string') read += part;
  const found = lookUp(readWhole(read, LookUpInput));
  const reader = createElementReader();
  const messages = opening(toChoose, { ...told, ...found, rows: [...told.rows, ...found.rows] });
  for await (const part of chat({ messages, format: format(Elements) }))
    if (typeof part === 'string') yield* reader.add(part);
  reader.end();
}

/** A language model's service, called in the best way that it supports. */
export function openService(parts: ServiceParts): Service {
  const dialect = createDialect();
  let best: Way = ways[0];

  const chooseIn = (way: Way, question: Question, signal: AbortSignal): Choosing => {
    const chat = openChat(parts, { dialect, meter: question.meter, signal });
    return way === 'tools' ? choosingWithTools(chat, question) : choosingOfRows(chat, question, way);
  };

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
        // Also where the rest isn't wanted: it ends the work at the service.
        ended.abort();
      }
    },
  };
}
