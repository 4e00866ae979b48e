import type { Line } from './line.ts';
import { type NegationCue, negationCueAt } from './negationCues.ts';
import type { Piece } from './piece.ts';
import type { RuleMatch } from './rules.ts';

/** `open`: neither wanted nor not. `swallowed`: part of what is said of another piece. */
export type Polarity = 'wanted' | 'unwanted' | 'limited' | 'less' | 'open' | 'swallowed';

/** A piece in its sentence: whether it is wanted, and where the words for that begin and end. */
export type Signed = { piece: Piece; polarity: Polarity; from: number; to: number };

/** A line and what was found in it, by the token where that begins. */
export type Pieced = { line: Line; pieceAt: ReadonlyMap<number, Piece> };

/** What says no here; nothing where its words belong to something else: "No Country for Old Men" says no to nothing. */
export function freeCueAt({ line, pieceAt }: Pieced, index: number): RuleMatch<NegationCue> | null {
  if (pieceAt.has(index)) return null;
  const cue = negationCueAt(line, index);
  if (cue === null) return null;
  for (let token = index + 1; token < index + cue.length; token += 1) if (pieceAt.has(token)) return null;
  return cue;
}
