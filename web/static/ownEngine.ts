import type { AskAssistant } from '#web/api/assistant/assistantProblem.ts';

/** Replaces `#web/api/assistant/ownEngine.ts` where there is no server: the page's engine was asked already. */

export const askOwnEngine: AskAssistant = () => Promise.reject(new Error('There is no other engine.'));

/** There is no catalogue to store. */
export function prepareOwnEngine(): void {}
