import type { Search } from '@marquee/title-search';

import { createSearch } from '../../../packages/title-search/createSearch.ts';
import { openIndex } from '../../../packages/title-search/index/openIndex.ts';
import type { Media } from '../asked.ts';
import { type SearchEngine, suggestions } from './engine.ts';

const lists = { movie: 'movies', tv: 'series', person: 'people' } as const;

/** Our own search as the header asks it: films, series and people at once, of which the asked kind's list is taken. */
export const searchMarquee = (search: Search, query: string, media: Media): number[] =>
  search.suggest(query, suggestions)[lists[media]].map(({ id }) => id);

export function openMarquee(file: string): SearchEngine {
  const database = openIndex(file);
  if (!database) throw new Error(`There is no whole index at ${file}.`);
  const search = createSearch(database);
  return {
    search: (query, media) => searchMarquee(search, query, media),
    close: () => database.close(),
  };
}
