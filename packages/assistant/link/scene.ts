import around from '@marquee/content/words/around-names.json' with { type: 'json' };

import type { Token } from '#read/line.ts';

import type { PlainVocabulary } from './vocabulary.ts';

/** The context of a sentence's words. Places are token indexes; those outside the sentence may be asked for. */
export type LinkContext = {
  count: number;
  /** Empty where it is taken. */
  word: (at: number) => string;
  /** Whether the word is plain English. */
  isPlain: (at: number) => boolean;
  isTaken: (at: number) => boolean;
  /** Whether only spaces separate a token from the one before. */
  isApart: (at: number) => boolean;
  /** Whether a capital there says "name": not where a sentence begins, nor where all words have capitals. */
  isNamed: (at: number) => boolean;
  isCapital: (at: number) => boolean;
  /** Whether an item of a list, a clause or the sentence may begin or end here: a mark, a line, "and", "or". */
  starts: (at: number) => boolean;
  ends: (at: number) => boolean;
  /** Whether it is the first of its sentence or line. */
  isFirst: (at: number) => boolean;
  /** Whether a quotation begins here. */
  opens: (at: number) => boolean;
  isQuoted: (from: number, to: number) => boolean;
  /** Whether a hyphen ties the token to the one before. */
  isTied: (at: number) => boolean;
  /** "Nolan" of "Nolan's"; null where nothing is owned. */
  owner: (at: number) => string | null;
  before: (at: number) => string;
};

const sentenceEnd = /[.!?\n…]/;
const mark = /[^\s'’"“”‘*_-]|\n|\s[-–—*]\s|[-–—]\s/;
const opened = /["“”„«‘*_]$|(?:^|\s)['’]$/;
const closed = /^["“”»’'*_]/;
const links = new Set(around.clauseBreaks);

/** "Mr. Nobody" and "e.g. Heat": their full stop ends nothing. */
const shortened = new Set(around.abbreviations);

/** The most longer words of a headline without a capital: there, capitals mean nothing. */
const mostSmall = 0.1;
const longWord = 4;

export function createScene(
  tokens: readonly Token[],
  taken: readonly boolean[],
  vocabulary: PlainVocabulary,
): LinkContext {
  const plain = tokens.map(({ word }) => vocabulary.isPlain(word));
  const isTaken = (at: number): boolean => taken[at] ?? false;
  const word = (at: number): string => (isTaken(at) ? '' : (tokens[at]?.word ?? ''));
  const before = (at: number): string => {
    const parting = tokens[at]?.before ?? '';
    return shortened.has(tokens[at - 1]?.word ?? '') && /^\. ?$/.test(parting) ? ' ' : parting;
  };
  const isFirst = (at: number): boolean => at === 0 || sentenceEnd.test(before(at));
  const isCapital = (at: number): boolean => tokens[at]?.isCapital ?? false;
  const isHeadline = headlines(tokens, isFirst);
  const isTied = (at: number): boolean => /^[-‐‑]$/.test(before(at));
  return {
    count: tokens.length,
    word,
    before,
    isPlain: (at) => plain[at] ?? true,
    isTaken,
    isApart: (at) => at <= 0 || at >= tokens.length || mark.test(before(at)),
    isCapital,
    isNamed: (at) => isCapital(at) && !isFirst(at) && !isHeadline.has(at),
    isFirst,
    starts: (at) => at <= 0 || mark.test(before(at)) || links.has(word(at - 1)),
    ends: (at) => at >= tokens.length || mark.test(before(at)) || links.has(word(at)),
    opens: (at) => opened.test(before(at)),
    isQuoted: (from, to) => opened.test(before(from)) && (to >= tokens.length || closed.test(before(to))),
    isTied,
    owner: (at) => {
      const token = tokens[at];
      if (token === undefined || isTaken(at) || !token.word.endsWith('s')) return null;
      return token.end - token.start === token.word.length + 1 ? token.word.slice(0, -1) : null;
    },
  };
}

function headlines(tokens: readonly Token[], isFirst: (at: number) => boolean): ReadonlySet<number> {
  const are = new Set<number>();
  for (let from = 0; from < tokens.length;) {
    let to = from + 1;
    while (to < tokens.length && !isFirst(to)) to += 1;
    const long = tokens.slice(from, to).filter(({ word }) => word.length >= longWord && !/^\d/.test(word));
    const smalls = long.filter(({ isCapital }) => !isCapital).length;
    const isCapital = tokens[from]?.isCapital ?? false;
    const is = to - from > 1 && isCapital && smalls <= long.length * mostSmall;
    for (let at = is ? from : to; at < to; at += 1) are.add(at);
    from = to;
  }
  return are;
}
