import type { ConciergeAsked } from '#contracts/concierge/conversation.ts';
import type { ConciergeEvent } from '#contracts/concierge/events.ts';

/** The server said no, or stopped in the middle of its answer. */
export class ConciergeProblem extends Error {
  override name = 'ConciergeProblem';
  /** Null where the answer broke off. */
  readonly status: number | null;

  constructor(status: number | null) {
    super(status === null ? 'The answer broke off.' : `The concierge answered ${status}.`);
    this.status = status;
  }
}

export type AskConcierge = (
  asked: ConciergeAsked,
  onEvent: (event: ConciergeEvent) => void,
  signal: AbortSignal,
) => Promise<void>;
