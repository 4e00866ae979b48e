import type { ListEntry } from './ListEntry.ts';

/** The page's titles for search engines. */
export const itemListOf = (name: string, entries: readonly ListEntry[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListElement: entries.map((entry) => ({
    '@type': 'ListItem',
    position: entry.number,
    name: entry.name,
    url: entry.href,
  })),
});
