import type { MovieListItem, TvListItem } from '@marquee/contracts/tmdb/lists.ts';

import type { TitleRecord } from '#server/titles/embedded/build/records.ts';
import type { Catalogue } from '#server/titles/embedded/catalogue.ts';
import { countedPage, pageSize } from '#server/titles/embedded/protocol/paging.ts';
import type { TitleQuery } from '#server/titles/embedded/reads/listReads.ts';

/** One page of the titles that a query finds. */
export function titleList<Item extends MovieListItem | TvListItem>(
  { lists }: Catalogue,
  { query, page, present }: { query: TitleQuery; page: number; present: (title: TitleRecord) => Item },
) {
  const { titles, total } = lists.titles(query, { limit: pageSize, offset: (page - 1) * pageSize });
  return countedPage(titles.map(present), { page, total });
}
