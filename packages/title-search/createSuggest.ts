import type { MovieListItem, PersonListItem, TvListItem } from '@marquee/contracts/tmdb/lists.ts';
import type { TitleSource } from '@marquee/titles';

import type { Hit, Search } from './search.ts';

/** Where the items of found numbers come from; undefined for an unknown number. */
export type SuggestItems = {
  movie: (id: number) => MovieListItem | undefined;
  series: (id: number) => TvListItem | undefined;
  person: (id: number) => PersonListItem | undefined;
};

const firstHits = 5;

/** The known items of the hits, in their order. */
const withItems = <Item>(hits: readonly Hit[], itemOf: (id: number) => Item | undefined) =>
  hits.flatMap(({ id, match }) => {
    const item = itemOf(id);
    return item === undefined ? [] : [{ ...item, match }];
  });

/** The first hits of each kind while typing. */
export function createSuggest(
  { suggest }: Pick<Search, 'suggest'>,
  items: SuggestItems,
): TitleSource['suggest'] {
  return async (query, { exact }) => {
    const { corrected, best, movies, series, people } = suggest(query, firstHits, { exact });
    const body = {
      query,
      corrected,
      best: best && { media: best.kind, id: best.id },
      movies: withItems(movies, items.movie),
      series: withItems(series, items.series),
      people: withItems(people, items.person),
    };
    return { ok: true, body };
  };
}
