import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';

import type { FoundTitle } from './planMarks.ts';
import type { ForeignTitle } from './reading/foreignLibrary.ts';
import type { Brought } from './useBring.ts';

type DoubtfulTitle = { index: number; says: ForeignTitle; candidates: readonly KnownTitle[] };

export type SortedOut = {
  found: FoundTitle[];
  doubtful: DoubtfulTitle[];
  /** Of a copy of our own, and not known here: nothing of it is lost, and it shows again where it is known. */
  unseen: FoundTitle[];
  unknown: ForeignTitle[];
};

/** What was found at once, what somebody has to decide, what comes along unseen, and what isn't there. */
export function sortOut({ foreign, answers }: Pick<Brought, 'foreign' | 'answers'>): SortedOut {
  const sorted: SortedOut = { found: [], doubtful: [], unseen: [], unknown: [] };
  for (const [index, says] of foreign.titles.entries()) {
    const answer = answers.get(index);
    const { tmdb, media } = says.row;
    if (answer?.status === 'matched') sorted.found.push(foundAs(answer.title, says));
    else if (answer?.status === 'doubtful')
      sorted.doubtful.push({ index, says, candidates: answer.candidates });
    else if (says.kept && tmdb !== null && media !== null)
      sorted.unseen.push({ title: { media, id: tmdb }, says });
    else sorted.unknown.push(says);
  }
  return sorted;
}

export const foundAs = ({ media_type: media, id }: KnownTitle, says: ForeignTitle): FoundTitle => ({
  title: { media, id },
  says,
});
