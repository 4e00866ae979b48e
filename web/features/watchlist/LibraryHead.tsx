import { paths } from '@marquee/contracts/paths.ts';
import type { ReactNode } from 'react';

import type { Library, LibraryStatus } from '#web/api/library/library.ts';
import { cx } from '#web/lib/cx.ts';
import { readSite } from '#web/lib/site.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { ChipLink } from '#web/ui/ChipLink.tsx';
import { HideSeen } from '#web/ui/MarksContext.tsx';

import { markLists } from './markList.ts';
import { useLibraryValue } from './useLibraryValue.ts';

import text from '#web/ui/type.module.css';
import styles from './LibraryHead.module.css';

const unknown: LibraryStatus = { account: 'signed-in', waiting: 0, problem: null };

/** Where the library is stored, and how much waits to be sent. */
function LibraryState({ library }: { library: Library | null }) {
  const { account, waiting, problem } = useLibraryValue(library, (opened) => opened.status(), unknown);
  return (
    <p className={styles.state} role="status">
      {problem === 'not-kept' && words.status.notKept}
      {problem !== 'not-kept' && !readSite().server && words.status.serverless}
      {problem !== 'not-kept' && account === 'guest' && readSite().server && (
        <>
          {words.status.guest}{' '}
          <AppLink className={text.link} href={paths.signIn}>
            {words.status.signIn}
          </AppLink>
        </>
      )}
      {waiting > 0 && words.status.waiting(waiting)}
    </p>
  );
}

type LibraryNavProps = { library: Library | null; current: string };

/** Links between the lists of the library, each with its count. */
function LibraryNav({ library, current }: LibraryNavProps) {
  const counts = useLibraryValue(
    library,
    (opened) =>
      [...markLists.map(({ mark }) => opened.titlesWith(mark).length), opened.lists().length].join(' '),
    '',
  )
    .split(' ')
    .map(Number);
  const places = [
    ...markLists.map(({ mark, path }) => ({ path, name: words.names[mark] })),
    { path: paths.lists, name: words.names.lists },
  ];
  return (
    <nav aria-label={words.navigation}>
      <ul className={styles.places}>
        {places.map(({ path, name }, index) => (
          <li key={path}>
            <ChipLink href={path} current={path === current} count={counts[index] || undefined}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LibraryHeadProps = { title: string; current: string; library: Library | null; children?: ReactNode };

/** The name of this part of the library, where it is stored, and links to the others. */
export function LibraryHead({ title, current, library, children }: LibraryHeadProps) {
  return (
    <>
      <div className={cx(text.wrap, styles.head)}>
        <h1 className={text.title}>{title}</h1>
        <LibraryState library={library} />
      </div>
      <div className={styles.band}>
        <div className={cx(text.wrap, styles.line)}>
          <LibraryNav library={library} current={current} />
          <HideSeen />
        </div>
      </div>
      {children}
    </>
  );
}
