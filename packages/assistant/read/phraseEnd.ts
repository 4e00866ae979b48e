import type { Line } from './line.ts';
import type { Reader } from './piece.ts';

export type Grammar = {
  /** The readers of genres and media. */
  kinds: readonly Reader[];
  /** The reader of origins. */
  origins: readonly Reader[];
};

/**
 * Where a phrase of the lexicon or the catalogue ends, once the grammar has its own: "courtroom drama series" is about
 * courtrooms, and the rest says what kind of thing it is. Null where all of it is the grammar's: "horror comedies".
 */
export function phraseEnd(line: Line, from: number, to: number, grammar: Grammar): number | null {
  return isSetSomewhere(line, to) || isCovered(line, from, to, grammar)
    ? null
    : withoutKind(line, from, to, grammar);
}

/** All that readers find at a token. */
export const readAt = (line: Line, at: number, readers: readonly Reader[]) =>
  readers.flatMap((read) => read(line, at) ?? []);

function isCovered(line: Line, from: number, to: number, { kinds, origins }: Grammar): boolean {
  if (to === from + 1) return false;
  const readers = [...kinds, ...origins];
  for (let at = from; at < to;) {
    const piece = readAt(line, at, readers).find((each) => each.to <= to);
    if (piece === undefined) return false;
    at = piece.to;
  }
  return true;
}

function withoutKind(line: Line, from: number, to: number, grammar: Grammar): number {
  for (let at = from + 1; at < to; at += 1) {
    // The Cold War is no kind of film.
    if (isWar(line, at)) continue;
    if (readAt(line, at, grammar.kinds).some((kind) => kind.to === to))
      return withoutKind(line, from, at, grammar);
  }
  return to;
}

const isWar = ({ words }: Line, at: number) => words[at] === 'war' || words[at] === 'wars';

/** "Film set in Japan" doesn't mention a film set. */
const isSetSomewhere = ({ words }: Line, to: number) =>
  words[to - 1] === 'set' && /^(?:in|on|at|during|around)$/.test(words[to] ?? '');
