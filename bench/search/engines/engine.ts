import { normalise } from '@marquee/text';
import type { SearchEntry } from '@marquee/title-search';

import { isMedia, type Media } from '../asked.ts';

/** Something that answers queries with the numbers of the first five entries of a kind. */
export type SearchEngine = {
  search: (query: string, media: Media) => readonly number[] | Promise<readonly number[]>;
  /** Processor time of others that work for it, in milliseconds. */
  elsewhere?: () => number;
  close: () => void | Promise<void>;
};

/** Makes an engine from a single pass over the entries; `size` is its index's size, where known. */
export type MakeEngine = (
  entries: Iterable<SearchEntry>,
) => Promise<SearchEngine & { sizeMegabytes: number | null }>;

export const suggestions = 5;

/** An entry as the other engines get it: its names in the one spelling that ours uses too. */
export type Document = { id: number; media: Media; name: string; others: string; popularity: number };

/** The entries of each kind, the most popular first, with adult and video ones behind as ours has them. */
export function documentsOf(entries: Iterable<SearchEntry>): Record<Media, Document[]> {
  const documents: Record<Media, Document[]> = { movie: [], tv: [], person: [] };
  for (const { kind, id, name, originalName, alternatives, popularity, adult, video } of entries) {
    if (!isMedia(kind)) continue;
    const spelled = normalise(name);
    const others = new Set([originalName, ...alternatives].map(normalise));
    others.delete(spelled);
    documents[kind].push({
      id,
      media: kind,
      name: spelled,
      others: [...others].join(' | '),
      popularity: adult || video ? -1 / (1 + popularity) : popularity,
    });
  }
  for (const list of Object.values(documents)) list.sort((a, b) => b.popularity - a.popularity);
  return documents;
}
