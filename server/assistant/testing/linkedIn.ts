import { tokensOf } from '@marquee/assistant';
import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import { createLinker, type Linker } from '../../../packages/assistant/link/createLinker.ts';
import type { Linked } from '../../../packages/assistant/link/titleMentions.ts';
import { shippedTitles } from './shippedTitles.ts';

let shipped: Linker | undefined;

/** The linker over the titles that the project ships. */
export const shippedLinker = (): Linker => (shipped ??= createLinker(shippedTitles()));

export const linkedIn = (text: string, taken: readonly boolean[] = []): readonly Linked[] =>
  shippedLinker().link(tokensOf(text), taken);

/** "like Heat 1995", "without Fargo 2014 series", "Tom Hanks (cast)", "not company Pixar", "order oldest". */
export function told({ wish }: { wish: Linked['wish'] | WishOf<'media' | 'order'> }): string {
  if (wish.slot === 'order') return `order ${wish.by}`;
  if (wish.slot === 'media') return `media ${wish.media}`;
  if (wish.slot === 'person') return `${wish.name} (${wish.role})`;
  if (wish.slot === 'collection' || wish.slot === 'company')
    return `${wish.not ? 'not ' : ''}${wish.slot} ${wish.name}`;
  return `${wish.slot} ${wish.name} ${wish.year}${wish.media === 'tv' ? ' series' : ''}`;
}

export const toldIn = (text: string): string[] =>
  linkedIn(text).flatMap(({ wish, also = [] }) => [wish, ...also].map((one) => told({ wish: one })));

/** What of the sentence says them. */
export function saidIn(text: string): string[] {
  const tokens = tokensOf(text);
  return linkedIn(text).map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end));
}
