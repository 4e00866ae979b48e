import type { Line } from './line.ts';
import type { Piece, Reader } from './piece.ts';

export type Meaning = Omit<Piece, 'from' | 'to'>;

/** A pattern over a line's text, and its meaning; null where the match means nothing after all. */
export type Rule = readonly [
  pattern: RegExp,
  mean: (found: readonly string[], year: number) => Meaning | null,
];

export type RuleMatch<Value> = { length: number; value: Value };

/** The maximum length of a repeated run of words, so that it isn't scanned again from each of its words. */
const bounded = (source: string): string => source.replaceAll(')*', '){0,8}').replaceAll(')+', '){1,8}');

/**
 * The longest match of patterns that begins at a token and ends with one. Patterns hold no repetition inside of a
 * repetition, so that the time they take grows with the sentence alone.
 */
export function createMatcher<Value>(
  rules: readonly (readonly [RegExp, (found: readonly string[]) => Value | null])[],
): (line: Line, at: number) => RuleMatch<Value> | null {
  const patterns = rules.map(([pattern, mean]) => ({
    pattern: new RegExp(`(?:${bounded(pattern.source)})(?![\\p{L}\\p{N}])`, 'uy'),
    mean,
  }));
  return (line, at) => {
    const start = line.startOf(at);
    if (start === null) return null;
    let longest: RuleMatch<Value> | null = null;
    for (const { pattern, mean } of patterns) {
      pattern.lastIndex = start;
      const match = pattern.exec(line.text);
      const length = match === null ? 0 : line.tokensUntil(pattern.lastIndex) - at;
      if (match === null || length <= (longest?.length ?? 0)) continue;
      const value = mean(match);
      if (value !== null) longest = { length, value };
    }
    return longest;
  };
}

/** A reader by rules: the longest that matches, the first of equals. */
export function createReader(rules: readonly Rule[], year: number): Reader {
  const match = createMatcher<Meaning>(
    rules.map(([pattern, mean]) => [pattern, (found) => mean(found, year)] as const),
  );
  return (line, at) => {
    const found = match(line, at);
    return found && { from: at, to: at + found.length, ...found.value };
  };
}
