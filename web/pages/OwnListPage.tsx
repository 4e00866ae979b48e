import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { paths } from '@marquee/contracts/paths.ts';

import { useLibrary } from '#web/api/library/library.ts';
import type { PageParams } from '#web/api/pageModule.ts';
import { LibraryHead } from '#web/features/watchlist/LibraryHead.tsx';
import { useLibraryValue } from '#web/features/watchlist/useLibraryValue.ts';
import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { MarkListSkeleton } from './MarkListPageSkeleton.tsx';
import { OwnListItems } from './OwnListPageItems.tsx';
import { OwnListTools } from './OwnListPageTools.tsx';

import text from '#web/ui/type.module.css';
import styles from './OwnListPage.module.css';

/** One of the person's own lists, to be put in order and shared. */
export function Page({ params }: { params: PageParams }) {
  const id = params['list'] ?? '';
  const library = useLibrary();
  const kept = useLibraryValue(
    library,
    (opened) => opened.lists().find((one) => one.id === id) ?? null,
    null,
  );
  const name = kept?.list.name ?? words.lists.title;
  usePageHead({
    title: words.documentTitle(name),
    description: words.description,
    canonical: paths.ownList(id),
    robots: 'noindex',
  });
  if (!library)
    return (
      <>
        <LibraryHead title={words.lists.title} current={paths.lists} library={null} />
        <MarkListSkeleton />
      </>
    );
  if (!kept)
    return (
      <StateMessage
        as="h1"
        title={words.lists.missing.title}
        actions={<ButtonLink href={paths.lists}>{words.lists.all}</ButtonLink>}
      >
        <p>{words.lists.missing.text}</p>
      </StateMessage>
    );
  return (
    <>
      <LibraryHead title={kept.list.name} current={paths.lists} library={library} />
      <div className={`${text.wrap} ${styles.page}`}>
        <OwnListTools
          key={id}
          library={library}
          id={id}
          list={kept.list}
          onWrite={(value) => library.write([{ key: libraryKey.list(id), value }])}
        />
        <OwnListItems key={`items ${id}`} library={library} id={id} />
      </div>
    </>
  );
}
