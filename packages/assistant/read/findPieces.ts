import type { Line } from './line.ts';
import { negationCueAt } from './negationCues.ts';
import type { Piece, Reader } from './rules.ts';

/**
 * From left to right the longest piece that any reader finds; of equally long ones the first reader's. Names have priority. So
 * do longer negations: being sick of something is no illness. Names come in order, and apart.
 */
export function findPieces(
  line: Line,
  names: readonly Piece[],
  readers: readonly Reader[],
): readonly Piece[] {
  const named = new Map(names.map((name) => [name.from, name]));
  const pieces: Piece[] = [];
  let next = 0;
  for (let at = 0; at < line.tokens.length;) {
    const name = named.get(at);
    if (name) {
      pieces.push(name);
      at = name.to;
      next += 1;
      continue;
    }
    const limit = names[next]?.from ?? Infinity;
    const piece = longestAt(line, at, readers, limit);
    const cue = negationCueAt(line, at)?.length ?? 0;
    const isCue = cue > 1 && at + cue <= limit && cue > (piece === null ? 0 : piece.to - at);
    if (piece && !isCue) pieces.push(piece);
    at = isCue ? at + cue : (piece?.to ?? at + 1);
  }
  return pieces;
}

function longestAt(line: Line, at: number, readers: readonly Reader[], limit: number): Piece | null {
  let longest: Piece | null = null;
  for (const read of readers) {
    const piece = read(line, at);
    if (piece !== null && piece.to <= limit && piece.to > (longest?.to ?? at)) longest = piece;
  }
  return longest;
}
