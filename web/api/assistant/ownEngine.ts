import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { AssistantEvent } from '@marquee/contracts/assistant/events.ts';

import type { EngineOrder, EngineReply } from './engineWorker.ts';

/** The browser has no catalogue to answer from: it was never online with the Ask page open. */
export class NoOwnEngine extends Error {}

let worker: Worker | undefined;
const millisecondsADay = 86_400_000;

let nextId = 0;

const openWorker = () =>
  (worker ??= new Worker(new URL('./engineWorker.ts', import.meta.url), { type: 'module' }));

function ask(asked: AssistantAsked, signal: AbortSignal): Promise<EngineReply> {
  return new Promise((resolve, reject) => {
    const engine = openWorker();
    nextId += 1;
    const now = new Date();
    const day = Math.floor(now.getTime() / millisecondsADay);
    const question = { id: nextId, asked, year: now.getFullYear(), day } satisfies EngineOrder;
    const over = new AbortController();
    const { signal: until } = over;
    const end = (finish: () => void) => {
      over.abort();
      finish();
    };
    engine.addEventListener(
      'message',
      ({ data }: MessageEvent<EngineReply>) => {
        if (data.id === question.id) end(() => resolve(data));
      },
      { signal: until },
    );
    engine.addEventListener(
      'error',
      () =>
        end(() => {
          worker = undefined;
          reject(new NoOwnEngine());
        }),
      { signal: until },
    );
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { signal: until });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    engine.postMessage(question);
  });
}

/** Answers in this browser, where the server can't be reached. Throws `NoOwnEngine` where it can't either. */
export async function askOwnEngine(
  asked: AssistantAsked,
  onEvent: (event: AssistantEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const reply = await ask(asked, signal);
  if ('failed' in reply) throw new NoOwnEngine();
  for (const event of reply.events) onEvent(event);
}

/** Fetches what an answer without the server needs, so that it is on the device in time. */
export function prepareOwnEngine(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  openWorker().postMessage({ prepare: true } satisfies EngineOrder);
}
