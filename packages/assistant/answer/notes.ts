import type { Note } from '@marquee/contracts/assistant/events.ts';
import type { LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import type { Ranking } from '../ranking.ts';
import type { Sentence } from '../sentence.ts';
import { type Conversed, isUnderstood } from './converse.ts';
import { isAsking } from './standing.ts';

/** What the answer as a whole has to say about itself. `lines` are those of every pick, all of them. */
export function notesOf(
  { standing, sentence, isWithoutEffect, isStartedOver, isCut }: Conversed,
  {
    loosened,
    leftOut,
    lines,
  }: Pick<Ranking, 'loosened' | 'leftOut'> & { lines: readonly (readonly LedgerLine[])[] },
): Note[] {
  const notes: Note[] = [];
  if (isCut) notes.push({ is: 'cut-short' });
  if (isStartedOver) notes.push({ is: 'started-over' });
  const isLost = isIncomprehensible(sentence);
  if (isWithoutEffect || (isLost && isAsking(standing))) notes.push({ is: 'no-change' });
  else if (isLost) notes.push({ is: 'not-understood' });
  if (lines.length === 0) notes.push({ is: 'nothing' });
  for (const { from, to } of loosened) notes.push({ is: 'relaxed', part: partKey(from), from, to });
  if (loosened.length === 0 && isNoneFitting(lines)) notes.push({ is: 'none-fits-all' });
  if (isAsking(standing) && leftOut.length > 0) notes.push({ is: 'left-out', count: leftOut.length });
  return notes;
}

/** "Surprise me" is understood, though it asks for nothing. */
const isIncomprehensible = (sentence: Sentence): boolean =>
  sentence.kind === 'nonsense' ||
  (sentence.kind === 'wish' && sentence.unknown.length > 0 && !isUnderstood(sentence));

const isNoneFitting = (lines: readonly (readonly LedgerLine[])[]): boolean =>
  lines.length > 0 && lines.every((ledger) => ledger.some(({ fit }) => fit !== 'fits'));
