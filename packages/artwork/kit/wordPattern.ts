const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds any of the words in a text; a space at a word's beginning or end means a word boundary. */
export const wordPattern = (words: readonly string[]): RegExp =>
  new RegExp(words.map((word) => escaped(word).replace(/^ /, '\\b').replace(/ $/, '\\b')).join('|'));
