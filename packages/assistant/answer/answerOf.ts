import type { Part } from '@marquee/contracts/assistant/part.ts';

import type { EngineAnswer } from '../engine.ts';
import { type TitleFacts, titleKey } from '../facts.ts';
import { chipsOf } from './chips.ts';
import type { LedgerContext } from './context.ts';
import type { Conversed } from './converse.ts';
import { ledgerOf, linesOf } from './ledger.ts';
import { notesOf } from './notes.ts';
import type { PickPool } from './pool.ts';

function grouped(part: Part, { entry }: LedgerContext): Part {
  const found = part.wish.slot === 'theme' ? entry(part.wish.entry) : undefined;
  return found ? { ...part, group: found.group } : part;
}

/** What is said about what was found: how it was understood, why each pick, and how to go on. */
export function answerOf(
  conversed: Conversed,
  { shown, best, loosened, leftOut }: PickPool,
  context: LedgerContext,
): EngineAnswer {
  const { standing, sentence, follows, pointless } = conversed;
  const { kind, unknown, corrected, homonyms } = sentence;
  const { parts } = standing;
  const query = {
    kind,
    follows,
    parts: parts.map((part) => grouped(part, context)),
    unknown: [...unknown, ...pointless].toSorted((one, other) => one.start - other.start),
    corrected: [...corrected],
  };
  if (kind === 'harmful') return { query, picks: [], notes: [], chips: [] };
  // A title that was named has nothing to say of being like itself.
  const partsFor = (title: TitleFacts) => parts.filter(({ key }) => key !== `like/${titleKey(title)}`);
  return {
    query,
    picks: shown.map((title) => ({ title, ledger: ledgerOf(title, partsFor(title), context) })),
    notes: notesOf(conversed, {
      loosened,
      leftOut,
      lines: shown.map((title) => linesOf(title, partsFor(title), context)),
    }),
    chips: chipsOf({ found: best, shown, asked: parts.map(({ wish }) => wish), homonyms }),
  };
}
