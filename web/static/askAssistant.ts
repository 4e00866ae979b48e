import { type AskAssistant, AssistantProblem } from '#web/api/assistant/assistantProblem.ts';
import { readStaticBuild } from '#web/platform/staticBuild.ts';

import { type AskService, createAskModel } from './askModel.ts';
import type { AskOrder, AskReply } from './askWorker.ts';
import { createAsk } from './createAsk.ts';
import { createPace } from './createPace.ts';
import { spendCall } from './modelBudget.ts';
import { isOutsideAllowed } from './useAssisted.ts';

/** Replaces `#web/api/assistant/askAssistant.ts` where there is no server: this browser answers, over TMDB. */

let worker: Worker | undefined;
let lastId = 0;

const openWorker = () =>
  (worker ??= new Worker(new URL('./askWorker.ts', import.meta.url), { type: 'module' }));

// TMDB's limit is some fifty a second for an address, and the pages' own requests come on top.
const pace = createPace({
  perSecond: 20,
  atOnce: 10,
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

let askModel: AskService | undefined;

/** Learns how the service accepts requests, so it is one for all questions. */
const openModel = (ai: Parameters<typeof createAskModel>[0]['ai']): AskService =>
  (askModel ??= createAskModel({
    ai,
    fetch: (address, init) => fetch(address, init),
    isAllowed: isOutsideAllowed,
    spend: () => spendCall(new Date()),
  }));

/** Asks the engine of this page and yields its events as they come; resolves when the answer is complete. */
export const askAssistant: AskAssistant = (asked, onEvent, signal) => {
  signal.throwIfAborted();
  const build = readStaticBuild();
  if (!build) throw new AssistantProblem(404);
  const { tmdb, ai } = build;
  const ask = createAsk({ tmdb, pace, signal });
  const engine = openWorker();
  lastId += 1;
  const id = lastId;
  let isBusy = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const tell = (order: AskOrder) => engine.postMessage(order);

  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const until = { signal: over.signal };
    const end = (finish: () => void) => {
      over.abort();
      finish();
    };
    const hear = async (reply: AskReply) => {
      if (reply.id !== id) return;
      if ('event' in reply) {
        if (!signal.aborted) onEvent(reply.event);
      } else if ('question' in reply) {
        if (ai) tell({ call: reply.call, chosen: await openModel(ai)(reply.question, signal) });
      } else if ('call' in reply) {
        const answer = await ask(reply.path, reply.params);
        isBusy ||= !answer.ok && answer.status === 429;
        tell({ call: reply.call, answer });
      } else if (reply.end === 'whole') end(resolve);
      else {
        const status = isBusy ? 429 : 503;
        const problem = new AssistantProblem(reply.end === 'broken' ? null : status);
        end(() => reject(problem));
      }
    };
    engine.addEventListener('message', ({ data }: MessageEvent<AskReply>) => void hear(data), until);
    const lose = () => {
      worker = undefined;
      end(() => reject(new AssistantProblem(null)));
    };
    engine.addEventListener('error', lose, until);
    // The engine still waits for its requests: they fail, and it ends by itself.
    signal.addEventListener('abort', () => reject(signal.reason), until);
    tell({ id, asked: { ...asked, here: asked.here || ai === null } });
  });
};
