import type { KnownTitle } from '#contracts/library/libraryAnswer.ts';

import type { FoundTitle } from './planMarks.ts';
import type { ForeignTitle } from './reading/foreignLibrary.ts';
import type { Brought } from './useBring.ts';

type DoubtfulTitle = { index: number; says: ForeignTitle; candidates: readonly KnownTitle[] };

export type SortedOut = { found: FoundTitle[]; doubtful: DoubtfulTitle[]; unknown: ForeignTitle[] };

/** What was found at once, what somebody has to decide, and what isn't there. */
export function sortOut({ foreign, answers }: Pick<Brought, 'foreign' | 'answers'>): SortedOut {
  const sorted: SortedOut = { found: [], doubtful: [], unknown: [] };
  for (const [index, says] of foreign.titles.entries()) {
    const answer = answers.get(index);
    if (says.ref) sorted.found.push({ title: says.ref, says });
    else if (answer?.status === 'matched') sorted.found.push(foundAs(answer.title, says));
    else if (answer?.status === 'doubtful')
      sorted.doubtful.push({ index, says, candidates: answer.candidates });
    else sorted.unknown.push(says);
  }
  return sorted;
}

export const foundAs = ({ media_type: media, id }: KnownTitle, says: ForeignTitle): FoundTitle => ({
  title: { media, id },
  says,
});
