import { words } from '@marquee/text';

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
