import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { AssistantEvent } from '@marquee/contracts/assistant/events.ts';

/** The server refused, or stopped in the middle of its answer. */
export class AssistantProblem extends Error {
  override name = 'AssistantProblem';
  /** Null where the answer broke off. */
  readonly status: number | null;

  constructor(status: number | null) {
    super(status === null ? 'The answer broke off.' : `The assistant answered ${status}.`);
    this.status = status;
  }
}

export type AskAssistant = (
  asked: AssistantAsked,
  onEvent: (event: AssistantEvent) => void,
  signal: AbortSignal,
) => Promise<void>;
