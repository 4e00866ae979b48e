import type { Fact, LedgerLine } from '@marquee/contracts/assistant/fact.ts';

export type Fit = LedgerLine['fit'];
export type FitAndFact = { fit: Fit; fact: Fact };
