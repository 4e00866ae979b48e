import type { Match } from '@marquee/contracts/match.ts';
import { variants, words as wordsOf } from '@marquee/text';

import type { SearchEntry } from '#entry.ts';
import { spellingsOf } from '#wording/spellingsOf.ts';

/** Whether the name holds all typed words, the last one perhaps begun, or all of them run together. */
function holds(name: string, typed: readonly string[]): boolean {
  const own = wordsOf(name);
  const all = new Set([...own, ...own.flatMap(variants).flatMap((other) => other.split(' '))]);
  const has = (word: string, index: number) =>
    all.has(word) ||
    (index === typed.length - 1 && own.some((ownWord) => ownWord.startsWith(word))) ||
    variants(word).some((other) => other.split(' ').every((part) => all.has(part)));
  const together = typed.join('');
  return typed.every(has) || own.some((_, index) => own.slice(index).join('').startsWith(together));
}

/** Which of an entry's names the typed words found. */
export function explain(entry: SearchEntry, typed: readonly string[]): Match {
  const { name, originalName, alternatives } = entry;
  if (holds(name, typed)) return { by: 'name', text: null };
  if (holds(originalName, typed)) return { by: 'original', text: originalName };
  const alternative = alternatives.find((other) => holds(other, typed));
  if (alternative !== undefined) return { by: 'alternative', text: alternative };
  return { by: isInitials(entry, typed) ? 'initials' : 'name', text: null };
}

const isInitials = (entry: SearchEntry, [word = '', ...more]: readonly string[]) =>
  more.length === 0 && spellingsOf(entry).initials.includes(word);
