import { createSearch } from '#server/search/createSearch.ts';
import { openIndex } from '#server/search/index/openIndex.ts';

import { type Engine, suggestions } from './engine.ts';

/** Our own search as the header asks it: films, series and people at once, of which the asked kind's list is taken. */
export function openMarquee(file: string): Engine {
  const database = openIndex(file);
  if (!database) throw new Error(`There is no whole index at ${file}.`);
  const search = createSearch(database);
  const lists = { movie: 'movies', tv: 'series', person: 'people' } as const;
  return {
    search: (query, media) => search.suggest(query, suggestions)[lists[media]].map(({ id }) => id),
    close: () => database.close(),
  };
}
