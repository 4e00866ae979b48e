import type { ConciergeAsked } from '#contracts/concierge/conversation.ts';
import type { Chip, Note, QueryEvent } from '#contracts/concierge/events.ts';
import type { LedgerLine } from '#contracts/concierge/fact.ts';

import type { TitleFacts } from './facts.ts';

export type Chosen = { title: TitleFacts; ledger: readonly LedgerLine[] };

export type Answer = {
  query: Omit<QueryEvent, 'event' | 'engine'>;
  picks: readonly Chosen[];
  notes: readonly Note[];
  chips: readonly Chip[];
};

/** The embedded engine over one catalogue: no clock, no chance, no memory of earlier conversations. */
export type Engine = {
  /** Answers the last turn. `count` is how many picks are wanted at most. */
  answer: (asked: Pick<ConciergeAsked, 'turns' | 'seen'>, options: { count: number; year: number }) => Answer;
};
