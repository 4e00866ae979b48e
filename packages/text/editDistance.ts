/**
 * The number of letters to add, drop, change or swap with their neighbour that turns one word into the other, or
 * `limit + 1` as soon as it is sure to be more than `limit`. With `prefix`, only the best beginning of `to` counts,
 * as for a word that is still being typed.
 */
export function editDistance(from: string, to: string, limit: number, prefix = false): number {
  const tooFar = limit + 1;
  const shared = sharedBeginning(from, to);
  const height = from.length - shared;
  const width = prefix ? Math.min(to.length - shared, height + limit) : to.length - shared;
  if (height === 0) return prefix ? 0 : Math.min(width, tooFar);
  if (Math.abs(height - width) > limit) return tooFar;

  let [beforeLast, last, current] = rowsFor(width);
  for (let column = 0; column <= width; column += 1) last[column] = column;
  let bestOfLast = 0;
  for (let line = 1; line <= height; line += 1) {
    const best = fillRow({ from, to, shared, line, width, beforeLast, last, current });
    // A swap reaches two rows back, so both rows must be out of reach.
    if (best > limit && bestOfLast >= limit) return tooFar;
    bestOfLast = best;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(prefix ? Math.min(...last.subarray(0, width + 1)) : at(last, width), tooFar);
}

type Line = {
  from: string;
  to: string;
  shared: number;
  line: number;
  width: number;
  beforeLast: Uint16Array;
  last: Uint16Array;
  current: Uint16Array;
};

/** Computes the distances of `from` up to one letter to all beginnings of `to`, and returns the smallest. */
function fillRow({ from, to, shared, line, width, beforeLast, last, current }: Line): number {
  const letter = from.charCodeAt(shared + line - 1);
  const letterBefore = line > 1 ? from.charCodeAt(shared + line - 2) : -1;
  current[0] = line;
  let best = line;
  for (let column = 1; column <= width; column += 1) {
    const other = to.charCodeAt(shared + column - 1);
    const change = at(last, column - 1) + (letter === other ? 0 : 1);
    let cost = Math.min(change, at(last, column) + 1, at(current, column - 1) + 1);
    const swapped = column > 1 && other === letterBefore && letter === to.charCodeAt(shared + column - 2);
    if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
    current[column] = cost;
    if (cost < best) best = cost;
  }
  return best;
}

function sharedBeginning(from: string, to: string): number {
  const longest = Math.min(from.length, to.length);
  let shared = 0;
  while (shared < longest && from.charCodeAt(shared) === to.charCodeAt(shared)) shared += 1;
  return shared;
}

const at = (row: Uint16Array, column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

type Rows = [Uint16Array, Uint16Array, Uint16Array];
const makeRows = (length: number): Rows => [
  new Uint16Array(length),
  new Uint16Array(length),
  new Uint16Array(length),
];
let rows = makeRows(64);

/** Reused from call to call: a search compares a word with thousands. */
function rowsFor(width: number): Rows {
  if (width >= rows[0].length) rows = makeRows(2 * width);
  return rows;
}
