import type { Fact, LedgerLine } from '@marquee/contracts/assistant/fact.ts';

export type FitAndFact = { fit: LedgerLine['fit']; fact: Fact };
