import { rewritten } from '@marquee/text';

import { withoutPartWords } from './initials.ts';
import { runTogether } from './joins.ts';

/**
 * A whole name and other ways to write all of it: run together, with a number written otherwise, without the "part"
 * before the number.
 */
export function wholeNames(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const spare = withoutPartWords(words);
  const shorter = spare.length === words.length ? [] : [spare.join(' '), ...rewritten(spare)];
  return [words.join(' '), ...runTogether(words), ...rewritten(words), ...shorter];
}
