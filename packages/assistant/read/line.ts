import type { Span } from '@marquee/contracts/assistant/part.ts';
import { words, readSpoken } from '@marquee/text';

export type Token = {
  /** In its one spelling, as `words` gives it. */
  word: string;
  /** Its position in the raw sentence, in UTF-16 units. */
  start: number;
  end: number;
  isCapital: boolean;
  /** What separates it from the token before. */
  before: string;
};

// Signs of Chinese and Japanese are words of their own; so is a sign that says "and". What is joined by an apostrophe,
// initials such as E.T. and 1,000 are one word each. No two parts can take the same sign, so nothing is tried twice.
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[&+]|(?<![\p{L}\p{M}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{M}\p{N}]))+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}\p{Cf}\ufe00-\ufe0f]|(?<=[\p{L}\p{M}\p{N}])['’ʼ`´](?=[\p{L}\p{N}])|(?<=\d),(?=\d{3}(?!\d)))+/gu;

const capital = /^\p{Lu}/u;
const unseen = /^[\p{Cf}\ufe00-\ufe0f]+|(?<![\p{Cf}\ufe00-\ufe0f])[\p{Cf}\ufe00-\ufe0f]+$/gu;

/** The words of a sentence and their positions. Their words are those that `words` finds in it. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(word)) {
    const seen = match[0].replace(unseen, '');
    const start = match.index + match[0].indexOf(seen);
    const end = start + seen.length;
    const before = text.slice(last, start);
    for (const [index, part] of words(seen).entries()) {
      // 8½ gives three words: the first of them represents all of it.
      tokens.push(
        index === 0
          ? { word: part, start, end, isCapital: capital.test(seen), before }
          : { word: part, start: end, end, isCapital: false, before: '' },
      );
      last = end;
    }
  }
  return tokens;
}

/** A sentence as the grammar reads it: its words in one string that rules run over, and the way back to its tokens. */
export type Line = {
  tokens: readonly Token[];
  words: readonly string[];
  /** What separates a token from the one before: the end of a clause, a comma, a slash, or only a space. */
  marks: readonly Mark[];
  /** Words separated by spaces and marks, with numbers in digits: `no horror , under 2 hours`. */
  text: string;
  /** Where in the text the token begins; null for one that is part of a number before it. */
  startOf: (at: number) => number | null;
  /** How many tokens end at or before a place in the text. */
  tokensUntil: (offset: number) => number;
};

type Mark = '' | ',' | '.' | '/';

// A dash separates only with spaces around it; in "PG-13" and "sci-fi" it joins.
const clause = /[.!?;:()[\]{}…\r\n—|]|\s[-–]+\s|--/u;
const decimal = /^[.,]$/u;
const digit = /^\d+$/u;
/** "1.5h", "3.5yo". */
const fraction = /^\d+(?:h|hrs?|yos?|yrs?)?$/u;
const signs: readonly [RegExp, string][] = [
  [/</u, 'under'],
  [/>/u, 'over'],
  [/~/u, 'about'],
];

function markOf({ before }: Token): Mark {
  if (clause.test(before)) return '.';
  if (before.includes(',')) return ',';
  return before.includes('/') ? '/' : '';
}

/** `correct` corrects a misspelt word. */
export function createLine(
  tokens: readonly Token[],
  correct: (word: string) => string | null = () => null,
): Line {
  const words = tokens.map(({ word }) => correct(word) ?? word);
  const marks = tokens.map((token, at) => (at === 0 ? '' : markOf(token)));
  const starts: (number | null)[] = [];
  const ends: number[] = [];
  let text = '';
  for (let at = 0; at < tokens.length;) {
    const unit = unitAt(tokens, words, at);
    const mark = marks[at] ?? '';
    if (text !== '') text += mark === '' ? ' ' : ` ${mark} `;
    starts.push(text.length);
    for (const [sign, said] of signs) if (sign.test(tokens[at]?.before ?? '')) text += `${said} `;
    if (isRange(tokens, at)) text += 'to ';
    text += unit.text;
    for (let part = 1; part < unit.length; part += 1) {
      starts.push(null);
      ends.push(-1);
    }
    ends.push(text.length);
    at += unit.length;
  }
  const countAt = new Map(ends.map((end, at) => [end, at + 1]));
  return {
    tokens,
    words,
    marks,
    text,
    startOf: (at) => starts[at] ?? null,
    tokensUntil: (offset) => countAt.get(offset) ?? 0,
  };
}

/** "8-10": without the dash, the first would count the second. */
const isRange = (tokens: readonly Token[], at: number): boolean =>
  /^[-–]$/u.test(tokens[at]?.before ?? '') &&
  /^\d{1,2}$/u.test(tokens[at - 1]?.word ?? '') &&
  /^\d{1,2}$/u.test(tokens[at]?.word ?? '');

type Unit = { text: string; length: number };

/** One word, or the several of a number: "7.5", "forty-five", "nineteen ninety-four". */
function unitAt(tokens: readonly Token[], words: readonly string[], at: number): Unit {
  const word = words[at] ?? '';
  const next = tokens[at + 1];
  if (digit.test(word) && next && decimal.test(next.before) && fraction.test(next.word)) {
    return { text: `${word}.${next.word}`, length: 2 };
  }
  const said = readSpoken(words, at);
  // A lone "one" is rarely a number.
  if (said === null || said.value < 2) return { text: word, length: 1 };
  const parts = tokens.slice(at + 1, at + said.length);
  return parts.every(({ before }) => /^[\s-]*$/u.test(before))
    ? { text: String(said.value), length: said.length }
    : { text: String(readSpoken([word], 0)?.value ?? word), length: 1 };
}

/** Position of a run of tokens in the raw sentence. */
export const spanOf = ({ tokens }: Line, from: number, to: number): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
});
