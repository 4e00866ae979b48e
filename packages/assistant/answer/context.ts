import type { Fact } from '@marquee/contracts/assistant/fact.ts';

import type { LexiconEntry } from '#lexicon/entries.ts';

import type { TitleFacts, TitleKey } from '../facts.ts';

/** What a ledger is written from. */
export type LedgerContext = {
  titles: ReadonlyMap<TitleKey, TitleFacts>;
  entry: (id: string) => LexiconEntry | undefined;
  /** How well stories match the one that is told. */
  told?: ReadonlyMap<TitleKey, number>;
  shared: (liked: TitleFacts, title: TitleFacts) => Extract<Fact, { is: 'shared' }>;
};
