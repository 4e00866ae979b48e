import type { AskConcierge } from '#web/api/concierge/conciergeProblem.ts';

/** Stands in for `#web/api/concierge/ownEngine.ts` where there is no server: whoever was asked was of this page already. */

export const askOwnEngine: AskConcierge = () => Promise.reject(new Error('There is no other engine.'));

/** There is no catalogue to keep. */
export function prepareOwnEngine(): void {}
