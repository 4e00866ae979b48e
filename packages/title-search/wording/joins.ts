const longest = 40;
const mostPairs = 6;

// Signs of Chinese and Japanese are a word each and never typed as a run: a query is split the same way.
const beyondAscii = /[^\0-\x7f]/;
const unparted = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** The words without the spaces between them; none where they are never typed so. */
export function runTogether(words: readonly string[]): string[] {
  if (words.length < 2) return [];
  const whole = words.join('');
  return whole.length <= longest && !(beyondAscii.test(whole) && unparted.test(whole)) ? [whole] : [];
}

/** The first words by twos: "ironman" where "2" follows. */
export const pairs = (words: readonly string[]): string[] =>
  words.slice(1, mostPairs).flatMap((word, index) => runTogether([words[index] ?? '', word]));
