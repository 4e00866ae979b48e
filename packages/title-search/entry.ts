import type { NameEntry } from '@marquee/titles';

export const searchKinds = ['movie', 'tv', 'person', 'collection', 'keyword'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing that can be found by its name. */
export type SearchEntry = NameEntry & { kind: SearchKind; id: number };
