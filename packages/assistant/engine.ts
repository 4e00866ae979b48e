import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { Chip, Note, QueryEvent } from '@marquee/contracts/assistant/events.ts';
import type { LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import type { TitleFacts } from './facts.ts';

export type Chosen = { title: TitleFacts; ledger: readonly LedgerLine[] };

export type EngineAnswer = {
  query: Omit<QueryEvent, 'event' | 'engine'>;
  picks: readonly Chosen[];
  notes: readonly Note[];
  chips: readonly Chip[];
};

export type AnswerOptions = {
  /** How many picks are wanted at most. */
  count: number;
  /** Today's, for "recent" and "the last ten years". */
  year: number;
  /** Days since any first one: who leaves the choice to us gets other picks every day. */
  day?: number;
  /** Titles that the person is known to like: where the words name none, the answer is like these. */
  liked?: readonly TitleId[];
};

/** The embedded engine over one catalogue: no clock, no randomness, no memory of earlier conversations. */
export type Engine = {
  /** Answers the last turn. */
  answer: (asked: Pick<AssistantAsked, 'turns' | 'seen'>, options: AnswerOptions) => EngineAnswer;
};
