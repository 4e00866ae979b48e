import type { ForeignRow, KnownTitle, MatchedRows } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

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

export type Matched = MatchedRows['rows'][number];

const rowsAtOnce = 100;
/** The server's limit is 64 KiB. */
const mostBytes = 60_000;
const runners = 2;

type MatchParts = {
  rows: readonly ForeignRow[];
  /** The answers so far, by the row's index; they stay when the rest fails. */
  known: Map<number, Matched>;
  /** Null where the server doesn't answer. */
  ask: (rows: readonly ForeignRow[]) => Promise<readonly Matched[] | null>;
  onProgress: (done: number) => void;
  signal: AbortSignal;
};

function batchesOf(rows: readonly ForeignRow[], known: ReadonlyMap<number, Matched>): number[][] {
  const encoder = new TextEncoder();
  const batches: number[][] = [];
  let bytes = Infinity;
  for (const [index, row] of rows.entries()) {
    if (known.has(index)) continue;
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    const last = batches.at(-1);
    if (last && last.length < rowsAtOnce && bytes + size <= mostBytes) {
      last.push(index);
      bytes += size;
    } else {
      batches.push([index]);
      bytes = size;
    }
  }
  return batches;
}

/** Matches all rows that have no answer yet, in batches. False where it was interrupted. */
export async function matchAll({ rows, known, ask, onProgress, signal }: MatchParts): Promise<boolean> {
  const batches = batchesOf(rows, known);
  let isWell = true;

  async function run() {
    for (let batch = batches.shift(); batch && isWell && !signal.aborted; batch = batches.shift()) {
      const asked = batch.flatMap((index) => rows[index] ?? []);
      const answers = await ask(asked);
      if (answers?.length !== batch.length) isWell = false;
      else
        for (const [place, index] of batch.entries()) {
          const answer = answers[place];
          if (answer) known.set(index, answer);
        }
      onProgress(known.size);
    }
  }

  await Promise.all(Array.from({ length: runners }, run));
  return isWell && !signal.aborted && known.size === rows.length;
}

type Ask = (rows: readonly ForeignRow[]) => Promise<readonly Matched[] | null>;

/**
 * Asks a second time, by name and year, for rows of our own exports whose number means another title here: the exporting
 * site may have other numbers. Matches by name then come first.
 */
export function askAgainByName(ask: Ask, isOwn: (row: ForeignRow) => boolean): Ask {
  return async (rows) => {
    const answers = await ask(rows);
    if (answers?.length !== rows.length) return answers;
    const again = rows.filter(
      (row, place) => answers[place]?.status === 'doubtful' && isOwn(row) && row.title !== '',
    );
    if (again.length === 0) return answers;
    const named = await ask(again.map((row) => ({ ...row, tmdb: null })));
    if (named?.length !== again.length) return null;
    const better = new Map(again.map((row, at) => [row, named[at]]));
    return answers.map((answer, place) => {
      const row = rows[place];
      return row ? joined(answer, better.get(row)) : answer;
    });
  };
}

function joined(numbered: Matched, named: Matched | undefined): Matched {
  if (named?.status === 'matched') return named;
  if (named?.status !== 'doubtful' || numbered.status !== 'doubtful') return numbered;
  const all = [...named.candidates, ...numbered.candidates];
  const once = new Map(all.map((title) => [`${title.media_type}/${title.id}`, title]));
  return { status: 'doubtful', candidates: [...once.values()].slice(0, 5) };
}
