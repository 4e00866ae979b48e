import type { AskAssistant } from '#web/api/assistant/assistantProblem.ts';

/** Stands in for `#web/api/assistant/ownEngine.ts` where there is no server: whoever was asked was of this page already. */

export const askOwnEngine: AskAssistant = () => Promise.reject(new Error('There is no other engine.'));

/** There is no catalogue to keep. */
export function prepareOwnEngine(): void {}
