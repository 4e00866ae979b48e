import { embeddedEvents, pickEvent, titleKey } from '@marquee/assistant/events';
import type { ModelStep } from '@marquee/assistant/model';
import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { AssistantEvent } from '@marquee/contracts/assistant/events.ts';
import { type Ask, type Asked, type QueryParams } from '@marquee/titles';
import {
  canChoose,
  chooseAmong,
  createLiveAssistant,
  type LiveAssistantAnswer,
  type ModelQuestion,
  type ModelReply,
} from '@marquee/titles/assistant';

/**
 * The engine in a thread of its own: reading its vocabulary takes longer than a frame. Its requests to
 * TMDB go through the page, so that the page's policy alone decides on them, whatever headers scripts are served with.
 */

export type AskOrder =
  | { id: number; asked: AssistantAsked }
  /** TMDB's answer to a call. */
  | { call: number; answer: Asked<unknown> }
  /** The language model's. */
  | { call: number; chosen: ModelReply };
export type AskReply =
  | { id: number; event: AssistantEvent }
  | { id: number; end: 'whole' | 'unanswered' | 'broken' }
  | { id: number; call: number; path: string; params: QueryParams }
  | { id: number; call: number; question: ModelQuestion };

const tell = (reply: AskReply) => postMessage(reply);

const waiting = new Map<number, (answer: Asked<unknown>) => void>();
const choosing = new Map<number, (chosen: ModelReply) => void>();
let lastCall = 0;

const askFor =
  (id: number): Ask =>
  async <Body>(path: string, params: QueryParams = {}) => {
    lastCall += 1;
    const call = lastCall;
    const { promise, resolve } = Promise.withResolvers<Asked<unknown>>();
    waiting.set(call, resolve);
    tell({ id, call, path, params });
    return (await promise) as Asked<Body>;
  };

const askModelFor = (id: number) => (question: ModelQuestion) => {
  lastCall += 1;
  const { promise, resolve } = Promise.withResolvers<ModelReply>();
  choosing.set(lastCall, resolve);
  tell({ id, call: lastCall, question });
  return promise;
};

let assistant: ReturnType<typeof createLiveAssistant> | undefined;

async function eventsOf(step: ModelStep, { items }: LiveAssistantAnswer): Promise<AssistantEvent[]> {
  switch (step.step) {
    case 'query':
      return [{ event: 'query', engine: 'model', ...step.query }];
    case 'pick':
      return pickEvent(async (title) => items.get(titleKey(title)), step.chosen, {
        engine: 'model',
        rank: step.rank,
        reason: step.reason,
      });
    case 'done':
      return [{ event: 'done', engine: 'model' }];
    case 'fallback':
      break;
  }
  return [{ event: 'fallback', reason: step.reason }];
}

async function answer(id: number, asked: AssistantAsked): Promise<AskReply> {
  const ask = askFor(id);
  assistant ??= createLiveAssistant({ ask, now: () => new Date() });
  const found = await assistant(asked, { ask });
  if (!found) return { id, end: 'unanswered' };
  for await (const event of embeddedEvents(async (title) => found.items.get(titleKey(title)), found.answer))
    tell({ id, event });
  if (asked.here || !canChoose(found.answer)) {
    tell({ id, event: { event: 'done', engine: 'embedded' } });
    return { id, end: 'whole' };
  }
  tell({ id, event: { event: 'asking' } });
  const steps = chooseAmong({
    asked,
    answer: found.answer,
    engine: found.engine,
    year: new Date().getFullYear(),
    askModel: askModelFor(id),
  });
  for await (const step of steps) for (const event of await eventsOf(step, found)) tell({ id, event });
  return { id, end: 'whole' };
}

addEventListener('message', ({ data }: MessageEvent<AskOrder>) => {
  if ('chosen' in data) {
    choosing.get(data.call)?.(data.chosen);
    choosing.delete(data.call);
    return;
  }
  if ('call' in data) {
    waiting.get(data.call)?.(data.answer);
    waiting.delete(data.call);
    return;
  }
  void answer(data.id, data.asked)
    .catch((): AskReply => ({ id: data.id, end: 'broken' }))
    .then(tell);
});
