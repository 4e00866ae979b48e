import type { MarkName } from '@marquee/contracts/library/libraryKey.ts';
import { type MediaType, paths } from '@marquee/contracts/paths.ts';
import type { ReactNode } from 'react';

import type { Library, LibraryStatus, MarkedTitle } from '#web/api/library/library.ts';
import { cx } from '#web/lib/cx.ts';
import { readSite } from '#web/lib/site.ts';
import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { ChipLink } from '#web/ui/ChipLink.tsx';
import { HideSeen } from '#web/ui/MarksContext.tsx';

import { useLibraryValue } from './useLibraryValue.ts';

import text from '#web/ui/type.module.css';
import styles from './LibraryHead.module.css';

export const orders = ['newest', 'oldest', 'best'] as const;
export type Order = (typeof orders)[number];

export type MarkListAddress = { kind: MediaType | null; order: Order };

export function readMarkListAddress(search: string): MarkListAddress {
  const asked = new URLSearchParams(search);
  const kind = asked.get('kind');
  return {
    kind: kind === 'movie' || kind === 'tv' ? kind : null,
    order: orders.find((order) => order === asked.get('order')) ?? 'newest',
  };
}

export function markListHref(path: string, { kind, order }: MarkListAddress): string {
  const asked = new URLSearchParams({ ...(kind && { kind }), ...(order !== 'newest' && { order }) });
  return asked.size === 0 ? path : `${path}?${asked}`;
}

/** The titles for the address's filters, out of a list with the newest first. */
export function inMarkListOrder(
  titles: readonly MarkedTitle[],
  { kind, order }: MarkListAddress,
): readonly MarkedTitle[] {
  const shown = kind === null ? titles : titles.filter(({ title }) => title.media === kind);
  if (order === 'oldest') return shown.toReversed();
  if (order === 'newest') return shown;
  // Sorting is stable: of equal ratings the newest stays first.
  return shown.toSorted((a, b) => Number(b.value) - Number(a.value));
}

/** Pages of a mark's titles, in the order of the navigation. */
const markLists = [
  { mark: 'watchlist', path: paths.watchlist },
  { mark: 'seen', path: paths.seen },
  { mark: 'rating', path: paths.rated },
  { mark: 'hidden', path: paths.hidden },
] as const satisfies readonly { mark: MarkName; path: string }[];

export const markListAt = (pathname: string) => markLists.find(({ path }) => path === pathname);

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
