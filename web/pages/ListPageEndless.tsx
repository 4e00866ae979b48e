import type { TitleList } from '#web/features/lists/titleLists.ts';
import { useTitleList } from '#web/features/lists/useTitleList.ts';

import { ListPageBody } from './ListPageBody.tsx';
import { NoSuchPage } from './ListPageNoSuch.tsx';

/** A list from the page that the address names; a page behind the last is told so. */
export function EndlessList({ list, page }: { list: TitleList; page: number }) {
  const query = useTitleList(list, page);
  const [first] = query.pages;
  const isBeyond = first !== undefined && first.page > 1 && first.results.length === 0;
  return isBeyond ? (
    <NoSuchPage path={list.path} asked={String(page)} last={first.total_pages} />
  ) : (
    <ListPageBody list={list} page={page} query={query} />
  );
}
