import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };
import type { UnknowableTopic } from '@marquee/contracts/assistant/events.ts';
import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { Refinement } from '../sentence.ts';
import type { Line } from './line.ts';

/** Words of a sentence that have one meaning together. */
export type Piece = {
  /** The first token, and the one after the last. */
  from: number;
  to: number;
  /** The wishes by themselves. Empty where the words are only understood: "films or series". */
  wishes: readonly Wish[];
  /** The wishes of "no …" and "not …", where they aren't just negated: "no gore". */
  unwanted?: readonly Wish[];
  /** The wishes of "not too …". */
  limited?: readonly Wish[];
  /** The changes, if the sentence is a follow-up. */
  change?: Refinement;
  /** What nobody here knows; the wishes are the nearest that can be done instead. */
  unknowable?: UnknowableTopic;
  /** Words such as "like" and "starring" are among them. */
  isCued?: boolean;
  /** The kind of join: "no horror and gore", but not "no horror and under two hours". */
  sort: 'thing' | 'quality' | 'name' | 'measure' | 'medium';
};

/** Reads what begins at a token, or nothing. */
export type Reader = (line: Line, at: number) => Piece | null;

/** Words that say nothing about what is wanted. */
const plainWords: ReadonlySet<string> = new Set([
  ...plainEnglish.functionWords,
  ...plainEnglish.requestWords,
]);
const functionWords: ReadonlySet<string> = new Set(plainEnglish.functionWords);
export const isFunctionWord = (word: string): boolean => functionWords.has(word);

export const isPlain = (word: string): boolean => plainWords.has(word);

export const pattern = (source: string): RegExp => new RegExp(source, 'u');

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
