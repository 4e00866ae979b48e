import type { Fact } from '#contracts/concierge/fact.ts';

import type { TitleFacts, TitleKey } from '../facts.ts';
import type { LexiconEntry } from '../lexicon/entry.ts';

/** What a ledger is written from. */
export type LedgerContext = {
  titles: ReadonlyMap<TitleKey, TitleFacts>;
  entry: (id: string) => LexiconEntry | undefined;
  shared: (liked: TitleFacts, title: TitleFacts) => Extract<Fact, { is: 'shared' }>;
};
