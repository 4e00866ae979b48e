import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import type { Matched } from './matchAll.ts';
import type { ForeignTitle } from './reading/foreignLibrary.ts';
import type { ReadFiles } from './reading/readFiles.ts';

/** Files that were read, and the matches so far by the index of the title: they survive an interruption. */
export type ImportedFiles = ReadFiles & { answers: Map<number, Matched>; at: Date };

export type MatchedTitle = { title: TitleId; says: ForeignTitle };

type DoubtfulTitle = { index: number; says: ForeignTitle; candidates: readonly KnownTitle[] };

export type SortedOut = {
  found: MatchedTitle[];
  doubtful: DoubtfulTitle[];
  /** From our own exports and missing from this catalogue: imported, and shown once a catalogue has them. */
  unseen: MatchedTitle[];
  unknown: ForeignTitle[];
};

/** Sorts titles by how they matched. */
export function sortOut({ foreign, answers }: Pick<ImportedFiles, 'foreign' | 'answers'>): SortedOut {
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

export const foundAs = ({ media_type: media, id }: KnownTitle, says: ForeignTitle): MatchedTitle => ({
  title: { media, id },
  says,
});
