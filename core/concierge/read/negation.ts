import type { Line } from './line.ts';
import { scopeOf } from './negationScope.ts';
import type { Piece } from './piece.ts';
import { freeCueAt, type Pieced } from './pieced.ts';

/** `open`: neither wanted nor not. `swallowed`: part of what is said of another piece. */
export type Polarity = 'wanted' | 'unwanted' | 'limited' | 'less' | 'open' | 'swallowed';

/** A piece in its sentence: whether it is wanted, and where the words for that begin and end. */
export type Signed = { piece: Piece; polarity: Polarity; from: number; to: number };

export type Negation = {
  signed: readonly Signed[];
  /** Tokens of other words that aren't wanted, with the first token of what says so. */
  unwanted: readonly { at: number; from: number }[];
  /** Tokens that say what is not wanted. */
  cues: readonly number[];
};

/** Binds what says no to what it is about, and leaves all else wanted. */
export function negate(line: Line, pieces: readonly Piece[]): Negation {
  const pieced: Pieced = { line, pieceAt: new Map(pieces.map((piece) => [piece.from, piece])) };
  const signed: Signed[] = [];
  const unwanted: { at: number; from: number }[] = [];
  const cues: number[] = [];
  for (let index = 0; index < line.words.length;) {
    const piece = pieced.pieceAt.get(index);
    if (piece) {
      const one = signedAfterwards(line, piece);
      signed.push(one);
      index = one.to;
      continue;
    }
    const cue = freeCueAt(pieced, index);
    if (cue === null) {
      index += 1;
      continue;
    }
    const start = index + cue.length;
    const scope = scopeOf(pieced, index, start, cue.value);
    signed.push(...scope.signed);
    unwanted.push(...scope.unwanted);
    for (let token = index; token < start; token += 1) cues.push(token);
    index = Math.max(scope.end, start);
  }
  return { signed: signed.toSorted((a, b) => a.from - b.from), unwanted, cues };
}

const isFine =
  /^(?:is|are|being|would) (?:(?:totally|perfectly|also|be|absolutely|all) )?(?:fine|ok|okay|alright|allowed|acceptable|welcome|optional|irrelevant)$/;

/** A piece that nothing says no to, unless what follows does: "gore-free", "subtitles are fine". */
function signedAfterwards(line: Line, piece: Piece): Signed {
  const { from, to } = piece;
  if (isParted(line, to)) return { piece, polarity: 'wanted', from, to };
  const isFree = line.words[to] === 'free' && (line.tokens[to]?.before === '-' || isParted(line, to + 1));
  if (isFree) return { piece, polarity: 'unwanted', from, to: to + 1 };
  for (const length of [2, 3]) {
    if (isFine.test(line.words.slice(to, to + length).join(' ')))
      return { piece, polarity: 'open', from, to: to + length };
  }
  return { piece, polarity: 'wanted', from, to };
}

const isParted = (line: Line, at: number) =>
  at >= line.words.length || line.marks[at] === '.' || line.marks[at] === ',';
