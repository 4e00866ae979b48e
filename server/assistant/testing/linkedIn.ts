import { tokensOf } from '@marquee/assistant';

import { createLinker, type Linker } from '../../../packages/assistant/link/createLinker.ts';
import type { Linked } from '../../../packages/assistant/link/titleMentions.ts';
import { shippedTitles } from './shippedTitles.ts';

let shipped: Linker | undefined;

/** The linker over the titles that the project ships. */
export const shippedLinker = (): Linker => (shipped ??= createLinker(shippedTitles()));

export const linkedIn = (text: string, taken: readonly boolean[] = []): readonly Linked[] =>
  shippedLinker().link(tokensOf(text), taken);

/** "like Heat 1995", "without Fargo 2014 series", "Tom Hanks (cast)". */
export function told({ wish }: Linked): string {
  if (wish.slot === 'person') return `${wish.name} (${wish.role})`;
  return `${wish.slot} ${wish.name} ${wish.year}${wish.media === 'tv' ? ' series' : ''}`;
}

export const toldIn = (text: string): string[] => linkedIn(text).map(told);

/** What of the sentence says them. */
export function saidIn(text: string): string[] {
  const tokens = tokensOf(text);
  return linkedIn(text).map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end));
}
