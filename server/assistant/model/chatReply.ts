import { z } from 'zod';

import type { Meter } from './serviceFetch.ts';
import { ServiceTrouble } from './serviceTrouble.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const Content = z
  .union([z.string(), z.array(z.object({ type: z.string(), text: z.unknown().optional() }))])
  .nullish()
  .transform((content) => (Array.isArray(content) ? content.map(textOf).join('') : (content ?? '')));

const textOf = (part: { type: string; text?: unknown }): string =>
  part.type === 'text' && typeof part.text === 'string' ? part.text : '';

const CallPiece = z.object({
  index: z.number().nullish(),
  id: text,
  function: z.object({ name: text, arguments: text }),
  /** Gemini wants it back with the call. */
  extra_content: z.unknown().optional(),
});
type CallPiece = z.infer<typeof CallPiece>;

const Delta = z.object({
  content: Content,
  reasoning_content: text,
  reasoning: text,
  tool_calls: z.array(CallPiece).nullish(),
});

const Usage = z
  .object({
    prompt_tokens: z.number().nullish(),
    completion_tokens: z.number().nullish(),
    total_tokens: z.number().nullish(),
  })
  .transform((usage) => usage.total_tokens ?? (usage.prompt_tokens ?? 0) + (usage.completion_tokens ?? 0));

/** As much as is used here: services add fields of their own. */
const Chunk = z.object({
  error: z.unknown().optional(),
  choices: z.array(z.object({ delta: Delta.nullish(), finish_reason: text })).nullish(),
  usage: Usage.nullish(),
});

export type ToolCall = {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
  extra_content?: unknown;
};

export type Message =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; reasoning_content?: string; tool_calls: ToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

function parsed(data: string) {
  try {
    return Chunk.parse(JSON.parse(data));
  } catch {
    throw new ServiceTrouble({ reason: 'unreadable' });
  }
}

/** Puts the chunks of one streamed chat completion together. */
export function createReply(meter: Meter) {
  const calls: { index: number | null; call: ToolCall }[] = [];
  let content = '';
  let thoughts = '';
  let tokens = 0;
  let hasFinished = false;

  /** The call that a piece goes on with: some services send no index, some the same for every call. */
  const callOf = ({ index, id, function: { name } }: CallPiece): ToolCall | undefined => {
    const isNext = (call: ToolCall) => name !== '' && id !== '' && call.id !== id;
    if (typeof index === 'number')
      return calls.findLast((one) => one.index === index && !isNext(one.call))?.call;
    return name === '' ? calls.at(-1)?.call : undefined;
  };

  const begin = ({ index, id }: CallPiece): ToolCall => {
    const name = id === '' ? `call_${calls.length + 1}` : id;
    const call: ToolCall = { id: name, type: 'function', function: { name: '', arguments: '' } };
    calls.push({ index: index ?? null, call });
    return call;
  };

  const addCall = (piece: CallPiece) => {
    const call = callOf(piece) ?? begin(piece);
    if (piece.function.name !== '') call.function.name = piece.function.name;
    call.function.arguments += piece.function.arguments;
    if (piece.extra_content) call.extra_content = piece.extra_content;
  };

  return {
    /** Takes the data of one event; returns the text that came with it. */
    add: (data: string): string => {
      if (data === '[DONE]') return '';
      const { error, choices, usage } = parsed(data);
      // The service's own words instead of an answer.
      if (error) throw new ServiceTrouble({ reason: 'unreachable' });
      // Some services report the usage so far with every chunk.
      meter.toldTokens += (usage ?? tokens) - tokens;
      tokens = usage ?? tokens;
      const [choice] = choices ?? [];
      if (choice?.finish_reason) hasFinished = true;
      if (!choice?.delta) return '';
      const { delta } = choice;
      delta.tool_calls?.forEach(addCall);
      thoughts += delta.reasoning_content || delta.reasoning;
      content += delta.content;
      return delta.content;
    },
    /** The reply as the service wants it back in the next question; throws where it was cut short. */
    end: (): Message & { role: 'assistant' } => {
      if (!hasFinished) throw new ServiceTrouble({ reason: 'unreadable' });
      return {
        role: 'assistant',
        content: content === '' ? null : content,
        ...(thoughts !== '' && { reasoning_content: thoughts }),
        tool_calls: calls.map(({ call }) => call),
      };
    },
  };
}
