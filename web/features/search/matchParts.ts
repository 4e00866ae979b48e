export type TextPart = { text: string; matched: boolean };

/** Case, accents and width don't count in a match: "É" is as good as "e". */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** How many characters of `word` a folded beginning takes up, with the accents that belong to the last one. */
function lengthOfPrefix(word: string, folded: string): number {
  let length = 0;
  let seen = '';
  for (const character of word) {
    const letters = fold(character);
    if (seen.length >= folded.length && letters !== '') break;
    seen += letters;
    length += character.length;
  }
  return length;
}

/** Splits a name into what the person typed and what they didn't. A typed word matches where a word begins with it. */
export function matchParts(text: string, query: string): TextPart[] {
  const typed = [...new Set(fold(query).match(wordPattern))].sort((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  const add = (text: string, matched: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.matched === matched) last.text += text;
    else parts.push({ text, matched });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const beginning = typed.find((one) => fold(word).startsWith(one));
    if (beginning === undefined) continue;
    const length = lengthOfPrefix(word, beginning);
    add(text.slice(end, index), false);
    add(word.slice(0, length), true);
    end = index + length;
  }
  add(text.slice(end), false);
  return parts;
}

/** How close a name is to the words, from nothing to the same; the later the closer. */
export const strengths = ['none', 'words', 'begins', 'opens', 'exact'] as const;
export type Strength = (typeof strengths)[number];

const wordsOf = (text: string): readonly string[] => fold(text).match(wordPattern) ?? [];
const withoutArticle = (words: readonly string[]) =>
  words.length > 1 && /^(?:the|a|an)$/.test(words[0] ?? '') ? words.slice(1) : words;

/**
 * `exact`: the same but for an article. `opens`: the name's first words are the typed ones. `begins`: the same, but
 * the last is unfinished. `words`: each typed word begins some word of the name.
 */
export function matchStrength(text: string, query: string): Strength {
  const words = wordsOf(text);
  const typed = wordsOf(query);
  if (typed.length === 0) return 'none';
  const [name, bareName] = [words.join(' '), withoutArticle(words).join(' ')];
  const asked = typed.join(' ');
  if (bareName === withoutArticle(typed).join(' ')) return 'exact';
  if (name.startsWith(`${asked} `) || bareName.startsWith(`${asked} `)) return 'opens';
  if (name.startsWith(asked) || bareName.startsWith(asked)) return 'begins';
  return typed.every((one) => words.some((word) => word.startsWith(one))) ? 'words' : 'none';
}
