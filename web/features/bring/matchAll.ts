import type { ForeignRow, MatchedRows } from '@marquee/contracts/library/libraryAnswer.ts';

export type Matched = MatchedRows['rows'][number];

const rowsAtOnce = 100;
/** The server takes 64 KiB. */
const mostBytes = 60_000;
const runners = 2;

type MatchParts = {
  rows: readonly ForeignRow[];
  /** What is known already, by the row's number; it grows, and stays when the rest fails. */
  known: Map<number, Matched>;
  /** Null where nobody answers. */
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

/** Looks for all rows that aren't known yet, some at a time. False where it ended before that. */
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
