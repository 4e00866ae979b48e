import type { Sentence } from '../sentence.ts';

/** Whether anything was understood of a sentence that asks for something. */
export const isUnderstood = ({ said, words, changes }: Sentence): boolean =>
  said.length + words.length + changes.length > 0;

export const asksSomething = (sentence: Sentence): boolean =>
  (sentence.kind === 'wish' || sentence.kind === 'title') && isUnderstood(sentence);

/** Whether a sentence is understood and asks for nothing. */
export const isOpen = (sentence: Sentence): boolean =>
  sentence.kind === 'wish' &&
  !isUnderstood(sentence) &&
  sentence.question === null &&
  sentence.unknown.length + sentence.unknowable.length === 0;
