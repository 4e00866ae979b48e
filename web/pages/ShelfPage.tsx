import { useLocation, useSearch } from 'wouter';

import { useLibrary } from '#web/api/library/useLibrary.ts';
import { ShelfHead } from '#web/features/shelves/ShelfHead.tsx';
import { shelfAt } from '#web/features/shelves/shelfList.ts';
import { readShelfAddress } from '#web/features/shelves/shelfOrder.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { usePageHead } from '#web/platform/pageHead.ts';

import { Page as NotFound } from './NotFoundPage.tsx';
import { Shelf } from './ShelfPageShelf.tsx';
import { ShelfWaiting } from './ShelfPageWaiting.tsx';

type KnownShelf = NonNullable<ReturnType<typeof shelfAt>>;

/** The titles with one of the person's marks. */
function KnownShelfPage({ mark, path }: KnownShelf) {
  const search = useSearch();
  const library = useLibrary();
  const title = words.names[mark];
  usePageHead({
    title: words.documentTitle(title),
    description: words.description,
    canonical: path,
    robots: 'noindex',
  });
  return (
    <>
      <ShelfHead title={title} current={path} library={library} />
      {library ? (
        <Shelf
          key={`${mark}?${search}`}
          library={library}
          mark={mark}
          path={path}
          address={readShelfAddress(search)}
        />
      ) : (
        <ShelfWaiting />
      )}
    </>
  );
}

export function Page() {
  const [pathname] = useLocation();
  const shelf = shelfAt(pathname);
  return shelf ? <KnownShelfPage {...shelf} /> : <NotFound />;
}
