/**
 * The number of letters to add, drop, change or swap with their neighbour that turns one word into the other, or
 * `limit + 1` as soon as it is sure to be more than `limit`. With `prefix`, only the best beginning of `to` counts,
 * as for a word that somebody is still typing.
 */
export function editDistance(from: string, to: string, limit: number, prefix = false): number {
  const tooFar = limit + 1;
  if (from === to) return 0;
  if (from.length - to.length > limit) return tooFar;
  if (!prefix && to.length - from.length > limit) return tooFar;
  const target = prefix ? to.slice(0, from.length + limit) : to;
  const width = target.length;

  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const letter = from.charCodeAt(row - 1);
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const other = target.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column - 1] ?? tooFar) + (letter === other ? 0 : 1),
        (last[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === target.charCodeAt(column - 2) &&
        other === from.charCodeAt(row - 2);
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? tooFar) + 1);
      current.push(cost);
      if (cost < best) best = cost;
    }
    // A swap reaches two rows back, so both rows must be out of reach.
    if (best > limit && Math.min(...last) >= limit) return tooFar;
    beforeLast = last;
    last = current;
  }
  const distance = prefix ? Math.min(...last) : (last[width] ?? tooFar);
  return Math.min(distance, tooFar);
}
