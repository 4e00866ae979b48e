import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };

/** Words that say nothing about what is wanted. */
const plainWords: ReadonlySet<string> = new Set([
  ...plainEnglish.functionWords,
  ...plainEnglish.requestWords,
]);
export const isPlain = (word: string): boolean => plainWords.has(word);
