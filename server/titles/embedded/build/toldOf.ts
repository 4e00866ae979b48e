import { words } from '@marquee/text';

import type { NamedRow } from '#server/titles/embedded/rows.ts';

const shortest = 3;

/**
 * The words that tell what happens in a title and what it is about; none where there is no plot. Names of its people are
 * left out: that two heroes are called Harry makes no story like another.
 */
export function toldOf({ plot, cast, keywords }: NamedRow): string[] {
  if (plot === undefined) return [];
  const names = new Set(cast.flatMap(([, character]) => words(character)));
  const isName = (word: string) => names.has(word) || (word.endsWith('s') && names.has(word.slice(0, -1)));
  const told = [plot.plot, ...plot.scenes].flatMap(words).filter((word) => !isName(word));
  return [...told, ...keywords.flatMap(words)].filter(({ length }) => length >= shortest);
}
