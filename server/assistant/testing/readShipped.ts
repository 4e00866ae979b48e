import { createReadSentence, type Sentence } from '@marquee/assistant';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import { shippedTitles } from './shippedTitles.ts';

const read = createReadSentence({ titles: shippedTitles() });

/** A sentence, read over the titles that the project ships, in a year that stays the same. */
export const readShipped = (text: string): Sentence => read(text, { year: 2026 });

/** What a sentence asks for, as keys in the order in which they are said; names for numbers, `~` before what is loose. */
export function keysOf(text: string): string {
  return readShipped(text)
    .said.map(({ wish }) => {
      const sign = 'not' in wish && wish.not ? 'not-' : '';
      if ('name' in wish) return `${sign}${wish.slot}/${wish.name}`;
      return `${'strict' in wish && !wish.strict ? '~' : ''}${partKey(wish)}`;
    })
    .join(' ');
}

/** The words of each part, as they stand in the sentence. */
export const spansOf = (text: string): string[] =>
  readShipped(text).said.map(({ span }) => text.slice(span.start, span.end));

/** What a sentence of a language asks for, with `+` before changes; what it was read as, if that isn't the language. */
export function readAs(language: string, say: string): string {
  const { spoken, changes } = readShipped(say);
  if (spoken?.isRead !== true || spoken.language !== language)
    return `read as ${spoken?.language ?? 'English'}`;
  return [keysOf(say), ...changes.map(({ change }) => `+${change}`)].filter((key) => key !== '').join(' ');
}
